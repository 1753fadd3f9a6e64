import { operator } from '~/api/http/endpoint'
import { changePassword, readPasswordAge } from '~/api/operator/password'
import { newPassword } from '~/schemas/password'

export const prerender = false
export const GET = operator.task(readPasswordAge)
export const PUT = operator.task(newPassword, changePassword)
