import { changePassword, readPasswordAge } from '~/api/account/password'
import { operator } from '~/api/http/endpoint'
import { newPassword } from '~/domain/account/password-schema'

export const prerender = false
export const GET = operator.handler(readPasswordAge)
export const PUT = operator.handler(newPassword, changePassword)
