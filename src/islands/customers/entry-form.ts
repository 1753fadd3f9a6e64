import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { typedRupees } from '~/domain/amounts'
import { isOfMoney, type NewEntry, newEntry } from '~/domain/customers/ledger-schema'
import { AnswerError } from '~/stores/client'
import { askedAdvance, enterEntry } from '~/stores/customers'
import { useDraft } from '../ui/draft'
import { useIdempotencyKey } from '../ui/idempotency-key'
import { type FieldErrors, type Outcome, useSubmission } from '../ui/submission'

/** An entry as it is typed; an empty `orderId` is on account. */
interface EntryForm {
  kind: NewEntry['kind']
  amount: string
  method: string
  reference: string
  orderId: string
  date: string
  note: string
}

const inputOf = (customerId: number, { kind, amount, method, reference, orderId, date, note }: EntryForm) => ({
  customerId,
  kind,
  amount: typedRupees(amount),
  method: isOfMoney(kind) ? method : null,
  reference,
  orderId: orderId === '' ? null : Number(orderId),
  ...(date && { date }),
  note,
})

/**
 * The form of an entry by hand, with its draft. The same entry sent again is made once. `advance` is the sum of a payment that
 * the server has asked about.
 */
export function useEntryForm(customerId: number, first: EntryForm, onEntered: (form: EntryForm) => void) {
  const name = `entries/${customerId}/${first.kind}/${first.orderId}`
  const { form, setForm, forget, mayDiscard } = useDraft(name, first)
  const keyOf = useIdempotencyKey()
  const submission = useSubmission<EntryForm>({ form, check: () => refusals(customerId, form), send })
  const [advance, setAdvance] = useState('')
  const agreed = useRef('0.00')
  const change = (changes: Partial<EntryForm>) => {
    setAdvance('')
    setForm({ ...form, ...changes })
  }
  const mayClose = () => !submission.isSending && mayDiscard()

  async function send(): Promise<Outcome<EntryForm>> {
    const input = { ...inputOf(customerId, form), advance: agreed.current }
    agreed.current = '0.00'
    setAdvance('')
    try {
      await enterEntry(newEntry.parse(input), keyOf(input))
      flushSync(forget)
      onEntered(form)
      return { state: 'done' }
    } catch (error) {
      setAdvance(askedAdvance(error))
      return outcomeOf(error)
    }
  }

  const keepAdvance = () => {
    agreed.current = advance
    void submission.submit()
  }

  return { ...submission, form, change, mayClose, advance, keepAdvance }
}

function outcomeOf(error: unknown): Outcome<EntryForm> {
  const problem = error instanceof AnswerError ? error.problem : undefined
  if (problem?.status === 401) return { state: 'signed out' }
  if (problem?.errors) return { state: 'refused', errors: errorsAt(problem.errors) }
  if (askedAdvance(error)) return { state: 'failed', sentence: problem?.detail ?? '' }
  if (problem?.status === 409) return { state: 'refused', errors: { reference: problem.detail } }
  return { state: 'failed', sentence: 'This is not saved yet. Please save again.' }
}

function refusals(customerId: number, form: EntryForm): FieldErrors<EntryForm> {
  const issues = newEntry.safeParse(inputOf(customerId, form)).error?.issues ?? []
  return errorsAt(issues.map(({ path, message }) => ({ path: path.join('.'), message })))
}

const errorsAt = (errors: readonly { path: string; message: string }[]): FieldErrors<EntryForm> =>
  Object.fromEntries(errors.map(({ path, message }) => [path, message]))
