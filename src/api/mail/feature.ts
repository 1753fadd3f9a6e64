import { mailing } from '~/domain/notifications/mailings-schema'
import { defineFeature } from '../feature'
import { table } from '../store/shop-schema'

const tables = {
  mailings: table(mailing, 'topic', {}),
}
type Own = typeof tables

declare module '../store/shop-schema' {
  interface Tables extends Own {}
}

export const mailFeature = defineFeature({
  tables,
  erased: {
    mailings: undefined,
  },
  audited: {
    mailings: undefined,
  },
})
