import { operator } from '~/api/http/endpoint'
import { listPaymentReports } from '~/api/payment-reports'

export const prerender = false
export const GET = operator.list(listPaymentReports)
