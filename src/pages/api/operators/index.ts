import { addOperator, listOperators } from '~/api/account/operators'
import { owner } from '~/api/http/endpoint'
import { newOperator } from '~/domain/account/schema'

export const prerender = false
export const GET = owner(listOperators)
export const POST = owner.handler(newOperator, addOperator)
