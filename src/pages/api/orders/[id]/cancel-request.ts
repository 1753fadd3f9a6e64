import { operator } from '~/api/http/endpoint'
import { decideCancelRequest } from '~/api/orders/cancel-requests'
import { cancelDecision } from '~/domain/orders/cancel-requests-schema'

export const prerender = false
export const PUT = operator(cancelDecision, decideCancelRequest)
