import { typedRupees } from '~/domain/amounts'
import { type Bill, type NewCreditNote, newCreditNote } from '~/domain/customers/bills-schema'
import { fieldErrors } from '~/domain/field-errors'
import { creditBill } from '~/stores/bills'
import { AnswerError } from '~/stores/client'
import { showToast } from '~/stores/toasts'
import type { FieldErrors, Outcome } from '../ui/submission'

/** A credit note as it is typed. */
export interface CreditForm {
  amount: string
  reason: string
}

/** What is sent: an empty amount is left out. */
const noteOf = ({ amount, reason }: CreditForm) => {
  if (amount.trim() === '') return { reason }
  return { reason, amount: typedRupees(amount) }
}

export const checkCredit = (form: CreditForm): FieldErrors<CreditForm> => fieldErrors(newCreditNote, noteOf(form))

/** Sends a credit note; `onDone` is called once it is written. */
export async function sendCredit(bill: Bill, form: CreditForm, onDone: () => void): Promise<Outcome<CreditForm>> {
  try {
    const { number } = await creditBill(bill, noteOf(form) as NewCreditNote)
    onDone()
    showToast('Credit note written', `${number} takes back what it says of ${bill.number}.`)
    return { state: 'done' }
  } catch (error) {
    const problem = error instanceof AnswerError ? error.problem : undefined
    if (problem?.status === 401) return { state: 'signed out' }
    if (problem?.errors) return { state: 'refused', errors: errorsAt(problem.errors) }
    return { state: 'failed', sentence: problem?.detail ?? 'The credit note is not written yet. Please try again.' }
  }
}

const errorsAt = (errors: readonly { path: string; message: string }[]): FieldErrors<CreditForm> =>
  Object.fromEntries(errors.map(({ path, message }) => [path, message]))
