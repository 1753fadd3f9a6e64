import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { BOX_LABELS, boxDetails, SIDE_LABELS, TO_CLEAR_LABEL } from '~/domain/box/box-labels'
import type { ListedBoxEntry, OpeningsOfBox } from '~/domain/box/box-lists-schema'
import { BOX_SIDES, type BoxSide } from '~/domain/box/box-schema'
import type { Balance, DayBook as Book, DayBookDay, DayBookEntry, DayMoney } from '~/domain/box/day-book-schema'
import { numberInPath } from '~/domain/customers/bill-numbers'
import { PAYMENT_METHODS, type PaymentMethod } from '~/domain/customers/ledger-schema'
import { ENTRY_LABELS, METHOD_LABELS, valueDateWords } from '~/domain/customers/ledger-texts'
import { formatDate } from '~/domain/dates'
import { dayRange, namedPeriods } from '~/domain/day-ranges'
import { indianNumber } from '~/domain/indian-numbers'
import { rupees } from '~/domain/money'
import { refusalOf } from '~/domain/period-schema'
import { paiseOwed, signedRupees } from '~/domain/signed-money'
import { $dayBook, askDayBook, refreshDayBook } from '~/stores/box/day-book'
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
  const { from, to, days, total, openings } = book
  const listed = days.reduce((sum, { entries, boxEntries }) => sum + entries.length + boxEntries.length, 0)
  return (
    <section className={own.book} aria-label="Entries by day" data-printed>
      <h2>Day book of {from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`}</h2>
      <Sums book={book} />
      <p className="screen">
        {BOX_SIDES.every((side) => isKnown(openings, side, to)) ? (
          <a href="/admin-box" className="alone">
            Enter expenses, deposits and counts
          </a>
        ) : (
          <>
            Without an opening balance a figure is the sum of what was received.{' '}
            <a href="/admin-box">Enter what is in hand and at the bank</a>
          </>
        )}
      </p>
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
            <Day key={day.day} day={day} openings={openings} />
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

const isNone = ({ cash, bank, cheques }: Balance) => [cash, bank, cheques].every((amount) => amount === '0.00')

/** Whether a balance is known on a day, because the side has an opening balance. */
const isKnown = (openings: OpeningsOfBox, side: BoxSide, day: string) => (openings[side]?.date ?? '9999') <= day

/** The opening and closing balances, and the changes between. */
function Sums({ book }: { book: Book }) {
  const { opening, received, givenBack, toClear, boxed, opened, openings, closing, to } = book
  const rows = [
    ['Opening', opening],
    ['Received', sidesOf(received, toClear)],
    ['Given back', sidesOf(givenBack)],
    ...(isNone(boxed) ? [] : ([['Expenses and moves', boxed]] as const)),
    ...(isNone(opened) ? [] : ([['Set by opening balance', opened]] as const)),
    ['Closing', closing],
  ] as const
  const hasCheques = rows.some(([, { cheques }]) => cheques !== '0.00')
  const sides = [
    ...BOX_SIDES.map((side) => [side, SIDE_LABELS[side][isKnown(openings, side, to) ? 'known' : 'unknown']] as const),
    ...(hasCheques ? ([['cheques', TO_CLEAR_LABEL]] as const) : []),
  ]
  return (
    <table className={own.sums}>
      <thead>
        <tr>
          <td />
          {[...sides.map(([, label]) => label), 'Together'].map((label) => (
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
            {sides.map(([side]) => (
              <td key={side}>{signedRupees(figures[side])}</td>
            ))}
            <td>{signedRupees(sum(Object.values(figures)))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const sidesOf = (sums: DayMoney['received'], cheques = '0.00'): Balance => {
  const others = PAYMENT_METHODS.filter((method) => method !== 'cash').map((method) => sums[method])
  return { cash: sums.cash, bank: rupees(paiseOwed(sum(others)) - paiseOwed(cheques)), cheques }
}

const sum = (amounts: readonly string[]): string => rupees(amounts.reduce((all, amount) => all + paiseOwed(amount), 0))

/** The entries of a day between its opening and closing balance. */
function Day({ day: each, openings }: { day: DayBookDay; openings: OpeningsOfBox }) {
  const { day, opening, closing, entries, boxEntries, ...money } = each
  const inWords = (balance: Balance) => BOX_SIDES.map((side) => wordsOf(balance, side, isKnown(openings, side, day))).join(', ')
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
      {boxEntries.map((entry) => (
        <EntryOfBox key={`box ${entry.id}`} entry={entry} />
      ))}
      <Total
        name={`Received ${signedRupees(sum(PAYMENT_METHODS.map((method) => money.received[method])))}`}
        note={`closes with ${inWords(closing)}`}
        money={money}
      />
    </tbody>
  )
}

const WORDS = {
  cash: { known: 'in hand', unknown: 'received in cash' },
  bank: { known: 'at the bank', unknown: 'received at the bank' },
} as const

const wordsOf = (balance: Balance, side: BoxSide, known: boolean) =>
  `${signedRupees(balance[side])} ${WORDS[side][known ? 'known' : 'unknown']}`

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

/** An expense, a move between cash and bank, or another entry of the box. */
function EntryOfBox({ entry }: { entry: ListedBoxEntry }) {
  const { id, kind, by, who, moved } = entry
  return (
    <tr>
      <td>
        <div className="row">
          {BOX_LABELS[kind]} <a href={`/admin-box?entry=${id}`}>({id})</a>
          <small>{boxDetails(entry).join(' · ')}</small>
        </div>
      </td>
      <td>{who}</td>
      <td>{by}</td>
      <td data-label="Charged" />
      {PAYMENT_METHODS.map((method) => {
        const amount = POTS[method] ? moved[POTS[method]] : '0.00'
        return (
          <td key={method} data-label={METHOD_LABELS[method]}>
            {amount !== '0.00' && signedRupees(amount)}
          </td>
        )
      })}
    </tr>
  )
}

/** The part of the box in the column of a method. */
const POTS: Partial<Record<PaymentMethod, keyof Balance>> = { cash: 'cash', bank: 'bank', cheque: 'cheques' }

/** The change by method. */
function Total({ name, note, money: { received, givenBack, boxed } }: { name: string; note?: string; money: DayMoney }) {
  return (
    <tr className={own.total}>
      <th scope="row" colSpan={4}>
        {name} {note && <small>{note}</small>}
      </th>
      {PAYMENT_METHODS.map((method) => {
        const inBox = POTS[method] ? boxed[POTS[method]] : '0.00'
        const paise = paiseOwed(received[method]) - paiseOwed(givenBack[method]) + paiseOwed(inBox)
        return (
          <td key={method} data-label={METHOD_LABELS[method]}>
            {paise !== 0 && signedRupees(rupees(paise))}
          </td>
        )
      })}
    </tr>
  )
}
