import { listPaymentReports } from '~/api/customers/payment-reports'
import { bookkeeper } from '~/api/http/endpoint'

export const prerender = false
export const GET = bookkeeper.list('paymentReports', listPaymentReports)
