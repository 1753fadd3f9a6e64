import { exportCustomers } from '~/api/customers/customer-pages'
import { operator } from '~/api/http/endpoint'

export const prerender = false
export const GET = operator.handler(exportCustomers)
