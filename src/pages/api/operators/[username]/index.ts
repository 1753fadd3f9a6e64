import { endOperator, renameOperator } from '~/api/account/operators'
import { owner } from '~/api/http/endpoint'
import { proof } from '~/domain/account/password-schema'
import { operatorName } from '~/domain/account/schema'

export const prerender = false
export const PUT = owner(operatorName, renameOperator)
export const DELETE = owner.handler(proof, endOperator)
