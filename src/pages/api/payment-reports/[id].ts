import { decidePaymentReport } from '~/api/customers/payment-reports'
import { bookkeeper } from '~/api/http/endpoint'
import { reportDecision } from '~/domain/customers/payment-reports-schema'

export const prerender = false
export const PUT = bookkeeper(reportDecision, decidePaymentReport)
