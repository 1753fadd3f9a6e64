import { withComplaintLink } from '~/api/contacts/complaints'
import { createContact } from '~/api/contacts/contacts'
import { visitor } from '~/api/http/endpoint'
import { newContact } from '~/domain/contacts/schema'

export const prerender = false
export const POST = visitor(newContact, createContact, withComplaintLink)
