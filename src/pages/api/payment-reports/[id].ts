import { decidePaymentReport } from '~/api/customers/payment-reports'
import { operator } from '~/api/http/endpoint'
import { reportDecision } from '~/domain/customers/payment-reports-schema'

export const prerender = false
export const PUT = operator(reportDecision, decidePaymentReport)
