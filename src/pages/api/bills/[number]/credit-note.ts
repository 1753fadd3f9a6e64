import { creditBill } from '~/api/bills'
import { operator } from '~/api/http/endpoint'
import { newCreditNote } from '~/schemas/bills'

export const prerender = false
export const POST = operator(newCreditNote, creditBill)
