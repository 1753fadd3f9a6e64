import { givePassword } from '~/api/account/operators'
import { owner } from '~/api/http/endpoint'
import { givenPassword } from '~/domain/account/schema'

export const prerender = false
export const PUT = owner.handler(givenPassword, givePassword)
