import { FEED_NOTICES_KEPT_DAYS } from '~/domain/kept-days'
import { feedNotice, feedNoticeKey, keptFeedNotice, newFeedNotice } from '~/domain/notifications/feed-notice-schema'
import { newPushSubscription, pushDevice, pushDevices, pushSubscription } from '~/domain/notifications/push-schema'
import { defineFeature } from '../feature'
import { empty, nothing, self, visitor } from '../http/endpoint'
import { table } from '../store/shop-schema'
import { keepFeedNotice, readFeedNoticeKey, stopFeedNotice } from './feed-notices'
import { addPushSubscription, readPushDevices, stopPushSubscription } from './push-subscriptions'

const tables = {
  pushSubscriptions: table(pushSubscription, 'endpointHash', { username: (row) => row.username }),
  feedNotices: table(feedNotice, 'endpointHash', { day: (row) => row.day }),
}
type Own = typeof tables

declare module '../store/shop-schema' {
  interface Tables extends Own {}
}

export const pushFeature = defineFeature({
  tables,
  erased: {
    pushSubscriptions: undefined,
    feedNotices: undefined,
  },
  audited: {
    pushSubscriptions: undefined,
    feedNotices: undefined,
  },
  retention: {
    feedNotices: { days: FEED_NOTICES_KEPT_DAYS, from: ({ day }) => day },
  },
  calls: {
    '/push-subscriptions': {
      GET: self.handler(readPushDevices).answers(pushDevices),
      POST: self.handler(newPushSubscription, addPushSubscription).answers(pushDevice),
    },
    '/push-subscriptions/[id]': { DELETE: self(nothing, stopPushSubscription).answers(empty) },
    '/feed-notices': {
      GET: visitor(readFeedNoticeKey).answers(feedNoticeKey),
      POST: visitor.handler(newFeedNotice, keepFeedNotice).answers(keptFeedNotice),
    },
    '/feed-notices/[id]': { DELETE: visitor(nothing, stopFeedNotice).answers(empty) },
  },
})
