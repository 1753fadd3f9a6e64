import { noteComplaint } from '~/api/contacts/complaints'
import { operator } from '~/api/http/endpoint'
import { complaintProgress } from '~/domain/contacts/schema'

export const prerender = false
export const PUT = operator(complaintProgress, noteComplaint)
