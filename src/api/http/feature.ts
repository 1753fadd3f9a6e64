import * as z from 'zod/mini'
import { httpStatus } from '~/domain/problems'
import { timestamp } from '~/domain/text'
import { defineFeature } from '../feature'
import { table } from '../store/shop-schema'

const hash = z.string()

const answeredRequest = z.object({
  key: hash,
  bodyHash: hash,
  status: httpStatus,
  answer: z.nullable(z.string()),
  createdAt: timestamp,
  /** The rows with personal data in the answer, such as `orders 3`; missing in answers of older versions. */
  tellsOf: z.optional(z.array(z.string())),
})

const tables = {
  answeredRequests: table(answeredRequest, 'key', {}),
}
type Own = typeof tables

declare module '../store/shop-schema' {
  interface Tables extends Own {}
}

export const httpFeature = defineFeature({
  tables,
  erased: {
    answeredRequests: undefined,
  },
  audited: {
    answeredRequests: undefined,
  },
})
