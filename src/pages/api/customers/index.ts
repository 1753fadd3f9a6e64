import { listCustomers } from '~/api/customers/customer-pages'
import { createCustomer } from '~/api/customers/customers'
import { bookkeeper, operator } from '~/api/http/endpoint'
import { newCustomer } from '~/domain/customers/schema'

export const prerender = false
export const GET = bookkeeper.handler(listCustomers)
export const POST = operator(newCustomer, createCustomer)
