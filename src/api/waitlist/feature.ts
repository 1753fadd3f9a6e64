import { WAITLIST_KEPT_DAYS } from '~/domain/kept-days'
import { newWaiting, waiting, waitingProgress, waitingReceipt } from '~/domain/waitlist/schema'
import { defineFeature } from '../feature'
import { bookkeeper, operator, visitor } from '../http/endpoint'
import { table } from '../store/shop-schema'
import { createWaiting, listWaiting, setInformed, waitingKey } from './waitlist'

const tables = {
  waitlist: table(waiting, 'id', {
    key: waitingKey,
    productId: (row) => (waitingKey(row) === undefined ? null : row.productId),
  }),
}
type Own = typeof tables

declare module '../store/shop-schema' {
  interface Tables extends Own {}
}

export const waitlistFeature = defineFeature({
  tables,
  erased: { waitlist: { texts: ['phone'] } },
  // The row says who told the buyer, and when.
  audited: { waitlist: undefined },
  retention: { waitlist: { days: WAITLIST_KEPT_DAYS, from: ({ informedAt, createdAt }) => informedAt ?? createdAt } },
  calls: {
    '/waitlist': {
      GET: bookkeeper.list('waitlist', listWaiting).answers(waiting),
      POST: visitor(newWaiting, createWaiting).answers(waitingReceipt),
    },
    '/waitlist/[id]': { PUT: operator(waitingProgress, setInformed).answers(waiting) },
  },
})
