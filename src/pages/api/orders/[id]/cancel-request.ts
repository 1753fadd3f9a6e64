import { decideCancelRequest } from '~/api/cancel-requests'
import { operator } from '~/api/http/endpoint'
import { cancelDecision } from '~/schemas/cancel-requests'

export const prerender = false
export const PUT = operator(cancelDecision, decideCancelRequest)
