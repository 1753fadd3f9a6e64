import { exportContacts } from '~/api/contacts/contacts'
import { operator } from '~/api/http/endpoint'

export const prerender = false
export const GET = operator.handler(exportContacts)
