import { endTwoFactor } from '~/api/account/two-factor'
import { oneself } from '~/api/http/endpoint'
import { proof } from '~/domain/account/password-schema'

export const prerender = false
export const PUT = oneself.handler(proof, endTwoFactor)
