import { exportCustomers } from '~/api/customers/customer-pages'
import { bookkeeper } from '~/api/http/endpoint'

export const prerender = false
export const GET = bookkeeper.handler(exportCustomers)
