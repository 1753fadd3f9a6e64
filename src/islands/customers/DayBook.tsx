import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { numberInPath } from '~/domain/customers/bill-numbers'
import type { Balance, DayBook as Book, DayBookDay, DayBookEntry, DayMoney } from '~/domain/customers/day-book-schema'
import { PAYMENT_METHODS } from '~/domain/customers/ledger-schema'
import { ENTRY_LABELS, METHOD_LABELS, valueDateWords } from '~/domain/customers/ledger-texts'
import { formatDate } from '~/domain/dates'
import { dayRange, namedPeriods } from '~/domain/day-ranges'
import { indianNumber } from '~/domain/indian-numbers'
import { rupees } from '~/domain/money'
import { refusalOf } from '~/domain/period-schema'
import { paiseOwed, signedRupees } from '~/domain/signed-money'
import { $dayBook, askDayBook, refreshDayBook } from '~/stores/customers/day-book'
import '~/styles/printed.css'
import DayRangeFilter from '../ui/DayRangeFilter'
import ExportButton from '../ui/ExportButton'
import list from '../ui/List.module.css'
import LoadFailed from '../ui/LoadFailed'
import Notice from '../ui/Notice'
import { useQueryParameters } from '../ui/query-parameters'
import Screen from '../ui/Screen'
import own from './DayBook.module.css'

const SHOWN_AT_FIRST = { from: '', to: '' }

/** All entries by day, with cash and bank. An island, because its period is selectable and needs the session. */
export default function DayBook() {
  const { state, value } = useStore($dayBook)
  const [asked, setAsked] = useQueryParameters(SHOWN_AT_FIRST)
  const ranges = namedPeriods(new Date())
  const { from, to } = asked.from === '' && asked.to === '' ? (ranges[0]?.[1] ?? asked) : dayRange(asked.from, asked.to)
  // A half-typed day counts as empty.
  const period = { from: from || to, to: to || from }
  const sentence = refusalOf(period)
  const book = sentence ? undefined : value
  useEffect(() => askDayBook({ from: period.from, to: period.to }), [period.from, period.to])
  return (
    <Screen
      title="Day book"
      actions={
        <button type="button" className="outline" disabled={!book} onClick={() => window.print()}>
          Print
        </button>
      }
      more={<ExportButton path="/api/day-book.csv" filter={period} isDisabled={!book} />}
    >
      <search className={`row ${list.filters} ${own.filters}`}>
        <DayRangeFilter range={{ from, to }} ranges={ranges} onRange={(range) => setAsked(range)} />
      </search>
      {(sentence || state === 'failed') && (
        <LoadFailed onRetry={sentence ? undefined : refreshDayBook}>
          {sentence ?? 'The day book cannot be reached just now.'}
        </LoadFailed>
      )}
      {!book && state === 'loading' && <p aria-busy="true">Reading the entries…</p>}
      {book && <Days book={book} />}
    </Screen>
  )
}

function Days({ book }: { book: Book }) {
  const { from, to, days, total } = book
  const listed = days.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <section className={own.book} aria-label="Entries by day" data-printed>
      <h2>Day book of {from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`}</h2>
      <Sums book={book} />
      {total === 0 && <p>No entries on {from === to ? 'this day' : 'these days'}.</p>}
      {listed < total && (
        <Notice>
          The first {indianNumber(listed)} of {indianNumber(total)} entries are shown. The CSV has all.
        </Notice>
      )}
      {total > 0 && (
        <table className={own.entries}>
          <thead>
            <tr>
              {['Entry', 'Customer', 'Operator', 'Charged', ...PAYMENT_METHODS.map((method) => METHOD_LABELS[method])].map(
                (heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ),
              )}
            </tr>
          </thead>
          {days.map((day) => (
            <Day key={day.day} day={day} />
          ))}
          {days.length > 1 && (
            <tfoot>
              <Total name={`All ${indianNumber(total)} entries`} money={book} />
            </tfoot>
          )}
        </table>
      )}
    </section>
  )
}

const SIDES = [
  ['cash', 'Cash in hand', ['cash']],
  ['bank', 'At the bank', PAYMENT_METHODS.filter((method) => method !== 'cash')],
] as const

/** The opening and closing balances, and the changes between. */
function Sums({ book: { opening, received, givenBack, closing } }: { book: Pick<Book, keyof DayMoney | 'opening' | 'closing'> }) {
  const both = ({ cash, bank }: Balance) => sum([cash, bank])
  const rows = [
    ['Opening', opening],
    ['Received', sidesOf(received)],
    ['Given back', sidesOf(givenBack)],
    ['Closing', closing],
  ] as const
  return (
    <table className={own.sums}>
      <thead>
        <tr>
          <td />
          {[...SIDES.map(([, label]) => label), 'Together'].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, figures]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {SIDES.map(([side]) => (
              <td key={side}>{signedRupees(figures[side])}</td>
            ))}
            <td>{signedRupees(both(figures))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const sidesOf = (sums: DayMoney['received']): Balance => {
  const [cash, bank] = SIDES.map(([, , methods]) => sum(methods.map((method) => sums[method])))
  return { cash: cash ?? '0.00', bank: bank ?? '0.00' }
}

const sum = (amounts: readonly string[]): string => rupees(amounts.reduce((all, amount) => all + paiseOwed(amount), 0))

/** The entries of a day between its opening and closing balance. */
function Day({ day: { day, opening, closing, entries, ...money } }: { day: DayBookDay }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={4 + PAYMENT_METHODS.length}>
          {formatDate(day)} <small>opens with {inWords(opening)}</small>
        </th>
      </tr>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
      <Total
        name={`Received ${signedRupees(sum(PAYMENT_METHODS.map((method) => money.received[method])))}`}
        note={`closes with ${inWords(closing)}`}
        money={money}
      />
    </tbody>
  )
}

const inWords = ({ cash, bank }: Balance) => `${signedRupees(cash)} in hand, ${signedRupees(bank)} at the bank`

function Entry({ entry }: { entry: DayBookEntry }) {
  const { id, kind, amount, reference, orderId, billNumber, reverses, note, by, customerId, customerName, moved, valueDate } =
    entry
  const details = [reference, valueDateWords(valueDate), reverses && `takes back entry ${reverses}`, note]
  return (
    <tr>
      <td>
        <div className="row">
          {ENTRY_LABELS[kind]}{' '}
          {billNumber ? <a href={`/admin-bills?bill=${numberInPath(billNumber)}`}>{billNumber}</a> : <small>({id})</small>}
          <small>{details.filter(Boolean).join(' · ')}</small>
        </div>
      </td>
      <td>
        <div className="row">
          <a href={`/admin-customers?customer=${customerId}`}>{customerName}</a>
          {orderId !== null && <a href={`/admin-orders?order=${orderId}`}>#{orderId}</a>}
        </div>
      </td>
      <td>{by}</td>
      <td data-label="Charged">{!moved && signedRupees(amount)}</td>
      {PAYMENT_METHODS.map((method) => (
        <td key={method} data-label={METHOD_LABELS[method]}>
          {moved?.method === method && signedRupees(moved.amount)}
        </td>
      ))}
    </tr>
  )
}

/** Received minus refunded, by method. */
function Total({ name, note, money: { received, givenBack } }: { name: string; note?: string; money: DayMoney }) {
  return (
    <tr className={own.total}>
      <th scope="row" colSpan={4}>
        {name} {note && <small>{note}</small>}
      </th>
      {PAYMENT_METHODS.map((method) => {
        const paise = paiseOwed(received[method]) - paiseOwed(givenBack[method])
        return (
          <td key={method} data-label={METHOD_LABELS[method]}>
            {paise !== 0 && signedRupees(rupees(paise))}
          </td>
        )
      })}
    </tr>
  )
}
