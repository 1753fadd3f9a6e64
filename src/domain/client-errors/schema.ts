import * as z from 'zod/mini'
import { optionalLine, optionalParagraph } from '../text'
import { MAX_ERROR_MESSAGE, MAX_ERROR_STACK } from './limits'

/** An error in a page, reported by its browser. */
export const newClientError = z.object({
  message: optionalLine(MAX_ERROR_MESSAGE),
  stack: optionalParagraph(MAX_ERROR_STACK),
  page: optionalLine(300),
  version: optionalLine(40),
})

export type NewClientError = z.infer<typeof newClientError>
