import type { accountWords } from '~/content/account-words'
import type { StatementLine, statementOf } from '~/domain/customers/statements'
import { formatRupees, rupees } from '~/domain/money'
import { paiseOwed } from '~/domain/signed-money'
import type { Language } from '~/languages'
import own from './Statement.module.css'

interface Props {
  lines: ReturnType<typeof statementOf>
  words: (typeof accountWords)[Language]['account']
  day: (date: string) => string
}

/** Isolated, because a heading in Urdu may stand before it. */
const Amount = ({ paise }: { paise: number }) => (paise > 0 ? <bdi>{formatRupees(rupees(paise))}</bdi> : null)

/** The lines of a statement, for the operator's print and the buyer's page. It works without scripts. */
export default function StatementLines({ lines, words: { columns, kinds, methods }, day }: Props) {
  return (
    <table className={own.statement}>
      <thead>
        <tr>
          {[columns.date, columns.entry, columns.charged, columns.received, columns.balance].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((entry) => (
          <tr key={entry.id ?? `order ${entry.orderId}`}>
            <td>{day(entry.date)}</td>
            <td>
              {kinds[entry.kind]} <bdi>{detailsOf(entry, methods)}</bdi>
            </td>
            <td data-name={columns.charged}>
              <Amount paise={paiseOwed(entry.amount)} />
            </td>
            <td data-name={columns.received}>
              <Amount paise={-paiseOwed(entry.amount)} />
            </td>
            <td data-name={columns.balance}>
              <bdi>{signed(entry.balance)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const detailsOf = ({ billNumber, method, reference, orderId }: StatementLine, methods: Props['words']['methods']) =>
  [billNumber, orderId && `#${orderId}`, method && methods[method], reference].filter(Boolean).join(' · ')

const signed = (paise: number) => `${paise < 0 ? '−' : ''}${formatRupees(rupees(Math.abs(paise)))}`
