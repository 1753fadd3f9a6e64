import { exportContacts } from '~/api/contacts/contacts'
import { bookkeeper } from '~/api/http/endpoint'

export const prerender = false
export const GET = bookkeeper.handler(exportContacts)
