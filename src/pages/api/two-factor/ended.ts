import { endTwoFactor } from '~/api/account/two-factor'
import { operator } from '~/api/http/endpoint'
import { endedTwoFactor } from '~/domain/account/two-factor-schema'

export const prerender = false
export const PUT = operator.task(endedTwoFactor, endTwoFactor)
