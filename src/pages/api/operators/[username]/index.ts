import { endOperator, renameOperator } from '~/api/account/operators'
import { nothing, owner } from '~/api/http/endpoint'
import { operatorName } from '~/domain/account/schema'

export const prerender = false
export const PUT = owner(operatorName, renameOperator)
export const DELETE = owner(nothing, endOperator)
