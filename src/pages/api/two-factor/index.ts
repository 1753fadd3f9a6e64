import { operator } from '~/api/http/endpoint'
import { beginTwoFactor, confirmTwoFactor, readTwoFactor } from '~/api/operator/two-factor'
import { begunTwoFactor, newTwoFactor } from '~/schemas/two-factor'

export const prerender = false
export const GET = operator(readTwoFactor)
export const POST = operator.task(begunTwoFactor, beginTwoFactor)
export const PUT = operator.task(newTwoFactor, confirmTwoFactor)
