import { bookkeeper } from '~/api/http/endpoint'
import { creditBill } from '~/api/orders/credit-notes'
import { newCreditNote } from '~/domain/customers/bills-schema'

export const prerender = false
export const POST = bookkeeper(newCreditNote, creditBill)
