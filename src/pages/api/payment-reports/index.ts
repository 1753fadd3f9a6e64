import { listPaymentReports } from '~/api/customers/payment-reports'
import { operator } from '~/api/http/endpoint'

export const prerender = false
export const GET = operator.list('paymentReports', listPaymentReports)
