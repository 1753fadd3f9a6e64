import { creditBill } from '~/api/customers/bills'
import { operator } from '~/api/http/endpoint'
import { newCreditNote } from '~/domain/customers/bills-schema'

export const prerender = false
export const POST = operator(newCreditNote, creditBill)
