import { owner } from '~/api/http/endpoint'
import { givePassword } from '~/api/operator/accounts'
import { givenPassword } from '~/schemas/operators'

export const prerender = false
export const PUT = owner.task(givenPassword, givePassword)
