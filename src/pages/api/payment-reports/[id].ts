import { operator } from '~/api/http/endpoint'
import { decidePaymentReport } from '~/api/payment-reports'
import { reportDecision } from '~/schemas/payment-reports'

export const prerender = false
export const PUT = operator(reportDecision, decidePaymentReport)
