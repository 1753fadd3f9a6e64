import { readRecentContacts } from '~/api/contacts/contacts'
import { knownDevice } from '~/api/http/endpoint'

export const prerender = false
export const GET = knownDevice.handler(readRecentContacts)
