import { noteClientError } from '~/api/client-errors/client-errors'
import { visitor } from '~/api/http/endpoint'
import { newClientError } from '~/domain/client-errors/schema'

export const prerender = false
export const POST = visitor.handler(newClientError, noteClientError)
