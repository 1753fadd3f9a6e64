import { useEffect, useState } from 'react'
import { formatRupees } from '~/rules/money'
import type { CustomerBalance } from '~/schemas/customer-balances'
import { searchCustomers } from '~/stores/customer-search'
import Field from '../../ui/Field'
import type { textFields } from '../../ui/form'
import editStyles from '../EditDialog.module.css'
import styles from './OrderEditor.module.css'
import { ORDER_LABELS, type OrderForm } from './order-form'

const LEAST_TYPED = 3
const TYPING_PAUSE = 200

interface Props {
  /** Whether those known are offered. */
  isNew: boolean
  field: ReturnType<typeof textFields<OrderForm>>
  onChoose: (changes: Partial<OrderForm>) => void
}

/** The customers that match what is typed, once that is long enough. */
function useFoundCustomers(typed: string): readonly CustomerBalance[] {
  const [found, setFound] = useState<readonly CustomerBalance[]>([])

  useEffect(() => {
    setFound([])
    if (typed.trim().length < LEAST_TYPED) return
    const search = new AbortController()
    const timer = setTimeout(() => {
      searchCustomers(typed, search.signal).then(
        (rows) => !search.signal.aborted && setFound(rows),
        () => {},
      )
    }, TYPING_PAUSE)
    return () => {
      clearTimeout(timer)
      search.abort()
    }
  }, [typed])

  return found
}

/** Phone and name of the customer; those known are offered as either is typed. */
export default function CustomerSearch({ isNew, field, onChoose }: Props) {
  const [typed, setTyped] = useState('')
  const found = useFoundCustomers(typed)

  const searching = (name: 'customerPhone' | 'customerName') => {
    const { onChange, ...tied } = field(name)
    return {
      ...tied,
      onChange: (event: { target: { value: string } }) => {
        onChange(event)
        if (isNew) setTyped(event.target.value)
      },
    }
  }

  function choose({ phone, name, address, district, language }: CustomerBalance) {
    const place = [address, address.includes(district) ? '' : district].filter(Boolean).join(', ')
    onChoose({ customerPhone: phone, customerName: name, ...(place && { street: place }), language: language ?? '' })
    setTyped('')
  }

  return (
    <>
      <div className={editStyles.pair}>
        <Field label={ORDER_LABELS.customerPhone} type="tel" required autoComplete="off" {...searching('customerPhone')} />
        <Field label={ORDER_LABELS.customerName} required autoComplete="off" {...searching('customerName')} />
      </div>
      <p role="status" className="visually-hidden">
        {found.length > 0 && `${found.length} ${found.length === 1 ? 'customer' : 'customers'} found`}
      </p>
      {found.length > 0 && (
        <ul className={styles.found} aria-label="Known customers">
          {found.map((customer) => (
            <li key={customer.id}>
              <button type="button" className="outline" onClick={() => choose(customer)}>
                {customer.name}, {customer.phone}
                {customer.balance !== '0.00' && `, ${balanceInWords(customer.balance)}`}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const balanceInWords = (balance: string) =>
  balance.startsWith('-') ? `${formatRupees(balance.slice(1))} paid ahead` : `owes ${formatRupees(balance)}`
