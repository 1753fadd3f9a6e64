import { exportCustomers } from '~/api/customer-pages'
import { operator } from '~/api/http/endpoint'

export const prerender = false
export const GET = operator.task(exportCustomers)
