import * as z from 'zod/mini'
import { atLeastOne } from '~/domain/text'
import { defineFeature } from '../feature'
import { table } from './shop-schema'

const lastId = z.object({ table: z.string(), last: atLeastOne })

const tables = {
  lastIds: table(lastId, 'table', {}),
}
type Own = typeof tables

declare module './shop-schema' {
  interface Tables extends Own {}
}

export const storeFeature = defineFeature({
  tables,
  erased: {
    lastIds: undefined,
  },
  audited: {
    lastIds: undefined,
  },
})
