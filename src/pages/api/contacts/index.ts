import { contactPages, listContacts } from '~/api/contacts/contacts'
import { knownDevice } from '~/api/http/endpoint'
import type { Contact, ContactHeading } from '~/domain/contacts/schema'

export const prerender = false
export const GET = knownDevice.list<Contact | ContactHeading>('contacts', listContacts, contactPages)
