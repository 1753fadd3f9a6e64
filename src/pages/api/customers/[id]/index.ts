import { readCustomer } from '~/api/customer-pages'
import { saveCustomer } from '~/api/customers'
import { operator } from '~/api/http/endpoint'
import { customerEdit } from '~/schemas/customers'

export const prerender = false
export const GET = operator.task(readCustomer)
export const PUT = operator(customerEdit, saveCustomer)
