import { changeRole } from '~/api/account/operators'
import { owner } from '~/api/http/endpoint'
import { changedRole } from '~/domain/account/schema'

export const prerender = false
export const PUT = owner.handler(changedRole, changeRole)
