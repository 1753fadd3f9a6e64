import { answerContact } from '~/api/contacts'
import { operator } from '~/api/http/endpoint'
import { contactAnswer } from '~/schemas/contacts'

export const prerender = false
export const PUT = operator(contactAnswer, answerContact)
