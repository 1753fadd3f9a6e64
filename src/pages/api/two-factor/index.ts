import { signedIn } from '~/api/http/endpoint'
import { beginTwoFactor, confirmTwoFactor, readTwoFactor } from '~/api/operator/two-factor'
import { begunTwoFactor, newTwoFactor } from '~/schemas/two-factor'

export const prerender = false
export const GET = signedIn(readTwoFactor)
export const POST = signedIn.task(begunTwoFactor, beginTwoFactor)
export const PUT = signedIn.task(newTwoFactor, confirmTwoFactor)
