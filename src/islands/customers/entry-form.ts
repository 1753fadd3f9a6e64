import { useRef, useState } from 'react'
import { typedRupees } from '~/domain/amounts'
import { isOfMoney, type NewEntry, newEntry } from '~/domain/customers/ledger-schema'
import { askedAdvance, enterEntry } from '~/stores/customers/customers'
import { textFields, useForm } from '../ui/form'

export type EntryName = 'amount' | 'method' | 'reference' | 'orderId' | 'date' | 'note' | 'bank' | 'chequeDate'

/** The form of an entry; an empty `orderId` is on account. */
interface EntryForm extends Record<EntryName, string> {
  kind: NewEntry['kind']
}

/** Whether a payment is a cheque, which has a bank and a day of its own. */
export const isByCheque = ({ kind, method }: Pick<EntryForm, 'kind' | 'method'>): boolean =>
  kind === 'payment' && method === 'cheque'

const inputOf = (customerId: number, form: EntryForm) => {
  const { kind, amount, method, reference, orderId, date, note, bank, chequeDate } = form
  return {
    customerId,
    kind,
    amount: typedRupees(amount),
    method: isOfMoney(kind) ? method : null,
    reference,
    orderId: orderId === '' ? null : Number(orderId),
    ...(date && { date }),
    ...(isByCheque(form) && { bank, ...(chequeDate && { chequeDate }) }),
    note,
  }
}

/**
 * The form of a manual entry with its draft. Repeated submits are idempotent. `advance` is the excess of a payment that the
 * server asks about.
 */
export function useEntryForm(
  customerId: number,
  first: Omit<EntryForm, 'bank' | 'chequeDate'>,
  onEntered: (form: EntryForm) => void,
) {
  const saved = { ...first, bank: '', chequeDate: '' }
  const [advance, setAdvance] = useState('')
  const agreed = useRef('0.00')
  const form = useForm({
    draft: `entries/${customerId}/${saved.kind}/${saved.orderId}`,
    saved,
    schema: newEntry,
    toInput: (typed: EntryForm) => ({ ...inputOf(customerId, typed), advance: agreed.current }),
    uniqueField: 'reference',
    send(entry, key) {
      agreed.current = '0.00'
      setAdvance('')
      return enterEntry(entry, key)
    },
    refusal(problem) {
      const asked = askedAdvance(problem)
      setAdvance(asked)
      return asked ? { state: 'failed', sentence: problem?.detail ?? '' } : undefined
    },
    onDone: onEntered,
  })
  const change = (changes: Partial<EntryForm>) => {
    setAdvance('')
    form.change(changes)
  }
  const keepAdvance = () => {
    agreed.current = advance
    void form.submit()
  }
  return { ...form, change, field: textFields(form.form, form.errors, change), advance, keepAdvance }
}
