import { readCustomer } from '~/api/customers/customer-pages'
import { saveCustomer } from '~/api/customers/customers'
import { bookkeeper, operator } from '~/api/http/endpoint'
import { customerEdit } from '~/domain/customers/schema'

export const prerender = false
export const GET = bookkeeper.handler(readCustomer)
export const PUT = operator(customerEdit, saveCustomer)
