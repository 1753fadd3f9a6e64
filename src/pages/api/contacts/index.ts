import { contactPages, listContacts } from '~/api/contacts'
import { knownDevice } from '~/api/http/endpoint'
import type { Contact, ContactHeading } from '~/schemas/contacts'

export const prerender = false
export const GET = knownDevice.list<Contact | ContactHeading>(listContacts, contactPages)
