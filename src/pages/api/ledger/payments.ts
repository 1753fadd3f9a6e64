import { createPayments } from '~/api/customers/ledger'
import { operator } from '~/api/http/endpoint'
import { newPayments } from '~/domain/customers/payments-schema'

export const prerender = false
export const POST = operator(newPayments, createPayments)
