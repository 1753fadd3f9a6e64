import { listContacts } from '~/api/contacts'
import { knownDevice } from '~/api/http'

export const prerender = false
export const GET = knownDevice(listContacts)
