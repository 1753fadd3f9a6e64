import { operator } from '~/api/http'
import { endTwoFactor } from '~/api/two-factor'
import { endedTwoFactor } from '~/schemas/two-factor'

export const prerender = false
export const PUT = operator.task(endedTwoFactor, endTwoFactor)
