import { useEffect, useRef, useState } from 'react'
import { firstOpenDay } from '~/domain/customers/open-days'
import type { NewPayments } from '~/domain/customers/payments-schema'
import { indianDay } from '~/domain/dates'
import { formatRupees, paiseIn, rupees } from '~/domain/money'
import { isQueued } from '~/domain/orders/next-action'
import type { Order } from '~/domain/orders/schema'
import { payOrders, readCustomer, reverseEntry } from '~/stores/customers/customers'
import { orderPage } from '~/stores/orders/orders'
import { showError, showToast } from '~/stores/toasts'
import { uniqueKey } from '~/stores/unique-key'
import { CHEQUE_FIELDS } from '../customers/MoneyEntry'
import PaymentMethods from '../customers/PaymentMethods'
import Dialog from '../ui/Dialog'
import Field from '../ui/Field'
import Fields from '../ui/Fields'
import Notice from '../ui/Notice'
import { UNREACHABLE } from '../ui/problems'
import { useDecision } from './decision'
import styles from './OrderDetails.module.css'

interface Props {
  orders: readonly Order[]
  onClose: () => void
}

interface Payer {
  id: number
  name: string
  orders: { orderId: number; amount: string }[]
}

/** Books what is owed for the selected orders, one payment per customer. */
export default function TakePayments({ orders, onClose }: Props) {
  const payers = usePayers(orders, onClose)
  const [method, setMethod] = useState<NewPayments['method']>('cash')
  const [reference, setReference] = useState('')
  const [date, setDate] = useState(indianDay(new Date()))
  const [cheque, setCheque] = useState({ bank: '', chequeDate: '' })
  const keys = useRef(new Map<number, string>())
  const { decide, failure, isSending } = useDecision()
  if (!payers) return null
  const sum = sumOf(payers)
  const today = indianDay(new Date())
  const { bank, chequeDate } = cheque
  const chequeFields = method === 'cheque' && { bank, ...(chequeDate && { chequeDate }) }

  const take = () =>
    decide(async () => {
      const entries: number[] = []
      for (const { id, orders: paid } of payers) {
        const key = keys.current.get(id) ?? uniqueKey()
        keys.current.set(id, key)
        const payment = { customerId: id, method, reference, ...(date && { date }), ...chequeFields, orders: paid }
        entries.push(...(await payOrders(payment, key)).map((entry) => entry.id))
      }
      onClose()
      void orderPage.refresh()
      showToast('Payment taken', `${formatRupees(sum)} for ${entries.length} orders.`, {
        label: 'Undo',
        run: () => void takeBack(entries),
      })
    })

  return (
    <Dialog title="Take payment" onClose={onClose} mayClose={() => !isSending}>
      <ul className={`stack ${styles.items} ${styles.people}`}>
        {payers.map((payer) => (
          <li key={payer.id}>
            <span>
              {payer.name}, {payer.orders.map(({ orderId }) => `#${orderId}`).join(', ')}
            </span>{' '}
            <strong className="figures">{formatRupees(sumOf([payer]))}</strong>
          </li>
        ))}
      </ul>
      <PaymentMethods chosen={method} onChoose={(chosen) => setMethod(chosen)} />
      {payers.length === 1 && (
        <Field
          label="Reference"
          name="reference"
          autoComplete="off"
          hint="The UTR of a transfer, the number of a cheque or receipt."
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
      )}
      {method === 'cheque' && (
        <Fields
          of={CHEQUE_FIELDS}
          field={(name) => ({
            name,
            value: cheque[name],
            error: undefined,
            onChange: ({ target }) => setCheque({ ...cheque, [name]: target.value }),
          })}
        />
      )}
      <Field
        label="Day"
        name="date"
        type="date"
        required
        min={firstOpenDay(today)}
        max={today}
        value={date}
        onChange={({ target }) => setDate(target.value)}
      />
      <p>To take it back writes a counter-entry for each order.</p>
      <Notice>{failure || (payers.length === 0 && 'Nothing is owed for these orders.')}</Notice>
      <div className="actions">
        <button type="button" aria-busy={isSending} disabled={isSending || payers.length === 0} onClick={take}>
          Take {formatRupees(sum)}
        </button>
      </div>
    </Dialog>
  )
}

const sumOf = (payers: readonly Payer[]): string =>
  rupees(payers.flatMap((payer) => payer.orders).reduce((paise, { amount }) => paise + paiseIn(amount), 0))

/** The customers of these orders, with what each owes; undefined until known. */
function usePayers(orders: readonly Order[], onClose: () => void): Payer[] | undefined {
  const [payers, setPayers] = useState<Payer[]>()
  const asked = useRef({ orders, onClose })
  useEffect(() => {
    const unpaid = asked.current.orders.filter((order) => isQueued(order, 'unpaid'))
    const wanted = new Set(unpaid.map(({ id }) => id))
    const customers = new Set(unpaid.flatMap(({ customerId }) => customerId ?? []))
    Promise.all([...customers].map(readCustomer)).then(
      (read) => {
        const found = read.map(({ id, name, orders: all }) => {
          const owed = all.filter((order) => wanted.delete(order.id) && paiseIn(order.due) > paiseIn(order.paid))
          const left = owed.map(({ id, due, paid }) => ({ orderId: id, amount: rupees(paiseIn(due) - paiseIn(paid)) }))
          return { id, name, orders: left }
        })
        setPayers(found.filter((payer) => payer.orders.length > 0))
      },
      () => {
        showError(UNREACHABLE)
        asked.current.onClose()
      },
    )
  }, [])
  return payers
}

async function takeBack(entries: readonly number[]) {
  try {
    for (const id of entries) await reverseEntry(id, `undo-of-entry-${id}`)
    showToast('Payment taken back', 'A counter-entry stands for each order.')
  } catch {
    showError('The payment could not be taken back. Please look at the account.')
  }
  void orderPage.refresh()
}
