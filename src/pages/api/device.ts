import { nothing, visitor } from '~/api/http/endpoint'
import { forgetDevice } from '~/api/operator/session'

export const prerender = false
export const DELETE = visitor.task(nothing, forgetDevice)
