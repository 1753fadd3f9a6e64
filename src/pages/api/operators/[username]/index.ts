import { nothing, owner } from '~/api/http/endpoint'
import { endOperator } from '~/api/operator/accounts'

export const prerender = false
export const DELETE = owner(nothing, endOperator)
