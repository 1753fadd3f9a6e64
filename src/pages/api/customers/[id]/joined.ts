import { joinCustomer } from '~/api/customers/joined-customers'
import { operator } from '~/api/http/endpoint'
import { joining } from '~/domain/customers/schema'

export const prerender = false
export const PUT = operator(joining, joinCustomer)
