import { owner } from '~/api/http/endpoint'
import { addOperator, listOperators } from '~/api/operator/accounts'
import { newOperator } from '~/schemas/operators'

export const prerender = false
export const GET = owner(listOperators)
export const POST = owner.task(newOperator, addOperator)
