import { newPushSubscription, pushDevice, pushDevices, pushSubscription } from '~/domain/notifications/push-schema'
import { defineFeature } from '../feature'
import { empty, nothing, self } from '../http/endpoint'
import { table } from '../store/shop-schema'
import { addPushSubscription, readPushDevices, stopPushSubscription } from './push-subscriptions'

const tables = {
  pushSubscriptions: table(pushSubscription, 'endpointHash', { username: (row) => row.username }),
}
type Own = typeof tables

declare module '../store/shop-schema' {
  interface Tables extends Own {}
}

export const pushFeature = defineFeature({
  tables,
  erased: {
    pushSubscriptions: undefined,
  },
  audited: {
    pushSubscriptions: undefined,
  },
  calls: {
    '/push-subscriptions': {
      GET: self.handler(readPushDevices).answers(pushDevices),
      POST: self.handler(newPushSubscription, addPushSubscription).answers(pushDevice),
    },
    '/push-subscriptions/[id]': { DELETE: self(nothing, stopPushSubscription).answers(empty) },
  },
})
