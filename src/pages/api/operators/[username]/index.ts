import { nothing, owner } from '~/api/http/endpoint'
import { endOperator, renameOperator } from '~/api/operator/accounts'
import { operatorName } from '~/schemas/operators'

export const prerender = false
export const PUT = owner(operatorName, renameOperator)
export const DELETE = owner(nothing, endOperator)
