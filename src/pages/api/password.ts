import { changePassword, readPasswordAge } from '~/api/account/password'
import { oneself } from '~/api/http/endpoint'
import { newPassword } from '~/domain/account/password-schema'

export const prerender = false
export const GET = oneself.handler(readPasswordAge)
export const PUT = oneself.handler(newPassword, changePassword)
