import { createPayments } from '~/api/customers/ledger'
import { bookkeeper } from '~/api/http/endpoint'
import { newPayments } from '~/domain/customers/payments-schema'

export const prerender = false
export const POST = bookkeeper(newPayments, createPayments)
