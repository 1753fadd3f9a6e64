import { listCustomers } from '~/api/customers/customer-pages'
import { createCustomer } from '~/api/customers/customers'
import { operator } from '~/api/http/endpoint'
import { newCustomer } from '~/domain/customers/schema'

export const prerender = false
export const GET = operator.handler(listCustomers)
export const POST = operator(newCustomer, createCustomer)
