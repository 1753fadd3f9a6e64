import { beginTwoFactor, confirmTwoFactor, readTwoFactor } from '~/api/account/two-factor'
import { signedIn } from '~/api/http/endpoint'
import { begunTwoFactor, newTwoFactor } from '~/domain/account/two-factor-schema'

export const prerender = false
export const GET = signedIn(readTwoFactor)
export const POST = signedIn.handler(begunTwoFactor, beginTwoFactor)
export const PUT = signedIn.handler(newTwoFactor, confirmTwoFactor)
