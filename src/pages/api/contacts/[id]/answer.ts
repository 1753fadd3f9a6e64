import { answerContact } from '~/api/contacts/contacts'
import { operator } from '~/api/http/endpoint'
import { contactAnswer } from '~/domain/contacts/schema'

export const prerender = false
export const PUT = operator(contactAnswer, answerContact)
