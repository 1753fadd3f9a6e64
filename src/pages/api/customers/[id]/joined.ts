import { operator } from '~/api/http/endpoint'
import { joinCustomer } from '~/api/joined-customers'
import { joining } from '~/schemas/customers'

export const prerender = false
export const PUT = operator(joining, joinCustomer)
