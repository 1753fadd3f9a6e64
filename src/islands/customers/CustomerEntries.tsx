import { useState } from 'react'
import type { CustomerDetails } from '~/domain/customers/customer-balances-schema'
import { ENTERED_KINDS, type LedgerEntry } from '~/domain/customers/ledger-schema'
import { ENTRY_LABELS, METHOD_LABELS, valueDateWords } from '~/domain/customers/ledger-texts'
import { type StatementLine, statementOf } from '~/domain/customers/statements'
import { formatDate } from '~/domain/dates'
import type { DayRange } from '~/domain/day-ranges'
import { formatRupees, rupees } from '~/domain/money'
import { signedRupees } from '~/domain/signed-money'
import { uniqueKey } from '~/stores/unique-key'
import own from './CustomerEntries.module.css'
import MovePayment from './MovePayment'

interface Props {
  customer: Pick<CustomerDetails, 'entries' | 'unbilled'>
  range: DayRange
  onReverse: (id: number, idempotencyKey: string) => Promise<void>
}

/** A customer's entries and unbilled goods, with balances; manual entries can be reversed. */
export default function CustomerEntries({ customer: { entries, unbilled }, range, onReverse }: Props) {
  const reversed = new Set(entries.map(({ reverses }) => reverses))
  const moved = new Set(entries.flatMap(({ id, moves, amount }) => (amount.startsWith('-') || reversed.has(id) ? [] : moves)))
  const [moving, setMoving] = useState<number>()
  if (entries.length + unbilled.length === 0) return <p>No entries yet.</p>
  return (
    <div className={own.entries}>
      <table>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Entry</th>
            <th scope="col">Amount</th>
            <th scope="col">Balance</th>
          </tr>
        </thead>
        <tbody>
          {[...statementOf(entries, unbilled, range)].reverse().map((entry) => (
            <tr key={entry.id ?? `order ${entry.orderId}`}>
              <td>{formatDate(entry.date)}</td>
              <td>
                <What entry={entry} isReversed={reversed.has(entry.id)} />
                {mayReverse(entry) && !reversed.has(entry.id) && (
                  <span className="actions">
                    <TakeBack entry={entry} onReverse={onReverse} />
                    {entry.kind === 'payment' && !moved.has(entry.id) && (
                      <button
                        type="button"
                        className="outline"
                        aria-label={`Move to… another customer: payment ${entry.id}`}
                        onClick={() => setMoving(entry.id)}
                      >
                        Move to…
                      </button>
                    )}
                  </span>
                )}
              </td>
              <td>{!isOpening(entry) && signedRupees(entry.amount)}</td>
              <td>
                <Balance balance={rupees(entry.balance)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {moving !== undefined && <MovePayment id={moving} onClose={() => setMoving(undefined)} />}
    </div>
  )
}

/** The opening balance of the shown days. */
const isOpening = ({ id, kind }: StatementLine) => id === null && kind === 'opening'

const mayReverse = (line: StatementLine): line is StatementLine & Pick<LedgerEntry, 'id' | 'kind'> =>
  line.id !== null && [...ENTERED_KINDS, 'transfer'].some((each) => each === line.kind)

function What({ entry, isReversed }: { entry: StatementLine; isReversed: boolean }) {
  const { id, kind, billNumber, method, reference, orderId, reverses, isBounced, note, by, valueDate } = entry
  const details = [
    method && METHOD_LABELS[method],
    reference,
    valueDateWords(valueDate),
    orderId && `order #${orderId}`,
    reverses && `takes back entry ${reverses}`,
    isBounced && 'cheque returned by the bank',
    isReversed && 'taken back',
    note,
    by && `by ${by}`,
  ]
  return (
    <span className={own.what}>
      <span>
        {ENTRY_LABELS[kind]} {billNumber ?? (id !== null && <small>({id})</small>)}
      </span>
      <small>{details.filter(Boolean).join(' · ')}</small>
    </span>
  )
}

/** Asks for confirmation, because an entry is never deleted. */
function TakeBack({ entry: { id, kind }, onReverse }: { entry: Pick<LedgerEntry, 'id' | 'kind'> } & Pick<Props, 'onReverse'>) {
  const [key, setKey] = useState('')
  const [isSending, setIsSending] = useState(false)
  const name = `${ENTRY_LABELS[kind].toLowerCase()} ${id}`
  const send = () => {
    setIsSending(true)
    void onReverse(id, key).finally(() => setIsSending(false))
  }
  if (key === '') {
    return (
      <button type="button" className="outline" aria-label={`Take back ${name}`} onClick={() => setKey(uniqueKey())}>
        Take back
      </button>
    )
  }
  return (
    <button type="button" aria-label={`Really take back ${name}`} aria-busy={isSending} disabled={isSending} onClick={send}>
      Really take back?
    </button>
  )
}

/** What a customer owes or has paid in advance. */
function Balance({ balance }: { balance: string }) {
  if (balance === '0.00') return <span>Nothing owed</span>
  const amount = formatRupees(balance.replace('-', ''))
  return balance.startsWith('-') ? <span>{amount} in advance</span> : <strong>{amount}</strong>
}
