import { newClientError } from '~/domain/client-errors/schema'
import { defineFeature } from '../feature'
import { empty, visitor } from '../http/endpoint'
import { noteClientError } from './client-errors'

export const clientErrorsFeature = defineFeature({
  calls: {
    '/client-errors': { POST: visitor.handler(newClientError, noteClientError).answers(empty) },
  },
})
