import { listCustomers } from '~/api/customer-pages'
import { createCustomer } from '~/api/customers'
import { operator } from '~/api/http/endpoint'
import { newCustomer } from '~/schemas/customers'

export const prerender = false
export const GET = operator.task(listCustomers)
export const POST = operator(newCustomer, createCustomer)
