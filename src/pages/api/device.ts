import { forgetDevice } from '~/api/account/session'
import { nothing, visitor } from '~/api/http/endpoint'

export const prerender = false
export const DELETE = visitor.handler(nothing, forgetDevice)
