import { endTwoFactor } from '~/api/account/two-factor'
import { operator } from '~/api/http/endpoint'
import { proof } from '~/domain/account/password-schema'

export const prerender = false
export const PUT = operator.handler(proof, endTwoFactor)
