import { atom } from 'nanostores'
import { numberInPath } from '~/domain/customers/bill-numbers'
import type { Bill, NewCreditNote } from '~/domain/customers/bills-schema'
import type { BillSums } from '~/domain/customers/listed-bills'
import { AnswerError, call } from './client'
import { listPageStore } from './list-page'

const POLL_EVERY = 10_000

export const billPage = listPageStore<Bill, BillSums, BillSums>('/api/bills', { pollEvery: POLL_EVERY })

/** The paper that is open: undefined while it loads, null where there is none of this number. */
export const $openBill = atom<{ number: string; bill: Bill | null | undefined }>({ number: '', bill: undefined })

/** Fetches a paper by its number. Never throws: what cannot be reached counts as loading. */
export async function openBill(number: string): Promise<void> {
  const show = (bill: Bill | null | undefined) => $openBill.set({ number, bill })
  if ($openBill.get().number !== number) show(undefined)
  try {
    const bill = await readBill(number)
    if ($openBill.get().number === number) show(bill)
  } catch (error) {
    if ($openBill.get().number === number && error instanceof AnswerError && error.status === 404) show(null)
  }
}

export const readBill = async (number: string): Promise<Bill> =>
  (await call('GET', `/api/bills/${numberInPath(number)}`, { needsSignIn: true })).body as Bill

/** Writes a credit note; throws AnswerError. */
export async function creditBill(bill: Bill, note: NewCreditNote): Promise<Bill> {
  const { body } = await call('POST', `/api/bills/${numberInPath(bill.number)}/credit-note`, { body: note, needsSignIn: true })
  await Promise.all([openBill(bill.number), billPage.refresh()])
  return body as Bill
}
