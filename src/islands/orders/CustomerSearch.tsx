import { useState } from 'react'
import type { CustomerBalance } from '~/domain/customers/customer-balances-schema'
import { formatRupees } from '~/domain/money'
import editStyles from '../ui/EditDialog.module.css'
import Field from '../ui/Field'
import type { textFields } from '../ui/form'
import FoundCustomers from './FoundCustomers'
import { ORDER_LABELS, type OrderForm } from './order-form'

interface Props {
  /** Whether those known are offered. */
  isNew: boolean
  field: ReturnType<typeof textFields<OrderForm>>
  onChoose: (changes: Partial<OrderForm>) => void
}

/** Phone and name of the customer; those known are offered as either is typed. */
export default function CustomerSearch({ isNew, field, onChoose }: Props) {
  const [typed, setTyped] = useState('')

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
      <FoundCustomers
        typed={typed}
        onChoose={choose}
        wordsFor={({ name, phone, balance }) =>
          [name, phone, ...(balance === '0.00' ? [] : [balanceInWords(balance)])].join(', ')
        }
      />
    </>
  )
}

const balanceInWords = (balance: string) =>
  balance.startsWith('-') ? `${formatRupees(balance.slice(1))} paid ahead` : `owes ${formatRupees(balance)}`
