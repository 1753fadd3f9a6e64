import { operator } from '~/api/http/endpoint'
import { endTwoFactor } from '~/api/operator/two-factor'
import { endedTwoFactor } from '~/schemas/two-factor'

export const prerender = false
export const PUT = operator.task(endedTwoFactor, endTwoFactor)
