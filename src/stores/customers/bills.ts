import { numberFromPath, numberInPath } from '~/domain/customers/bill-numbers'
import type { Bill, BillSums, MendedBill, NewCreditNote } from '~/domain/customers/bills-schema'
import { askedStore } from '../asked'
import { call } from '../client'
import { listPageStore } from '../list-page'
import { openCustomer } from './customers'

const POLL_EVERY = 10_000

export const billPage = listPageStore<Bill, BillSums, BillSums>('/api/bills', POLL_EVERY)

/** The document that is open. */
export const openBill = {
  ...askedStore<Bill>(),
  pathOf: (named: string) => pathOfBill(numberFromPath(named) ?? ''),
}

const pathOfBill = (number: string) => number && `/api/bills/${numberInPath(number)}`

export const readBill = async (number: string): Promise<Bill> =>
  (await call('GET', pathOfBill(number), { needsSignIn: true })).body as Bill

/** Creates a credit note; throws AnswerError. */
export async function creditBill(bill: Bill, note: NewCreditNote): Promise<Bill> {
  const { body } = await call('POST', `${pathOfBill(bill.number)}/credit-note`, { body: note, needsSignIn: true })
  await Promise.all([openBill.refresh(), billPage.refresh()])
  return body as Bill
}

/** Replaces a bill by one with another name or GSTIN; throws the same. */
export async function mendBill(number: string, mended: Partial<MendedBill>): Promise<Bill> {
  const { body } = await call('POST', `${pathOfBill(number)}/mended`, { body: mended, needsSignIn: true })
  await Promise.all([openBill.refresh(), billPage.refresh(), openCustomer.refresh()])
  return body as Bill
}
