import { readContact } from '~/api/contacts/contacts'
import { operator } from '~/api/http/endpoint'

export const prerender = false
export const GET = operator(readContact)
