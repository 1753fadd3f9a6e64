import { createContact } from '~/api/contacts'
import { visitor } from '~/api/http/endpoint'
import { newContact } from '~/schemas/contacts'

export const prerender = false
export const POST = visitor(newContact, createContact)
