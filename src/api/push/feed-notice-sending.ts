import { INDIA_OFFSET, indianDay } from '~/domain/dates'
import { DAY } from '~/domain/day'
import { FEED_NOTICES_KEPT_DAYS } from '~/domain/kept-days'
import type { FeedNotice } from '~/domain/notifications/feed-notice-schema'
import type { OutboxOptions } from '../mail/outbox'
import type { ShopReader } from '../store/store'
import type { PushWithoutText, SendPush } from './pushing'

/** Hours in India during which farmers are told. */
const AWAKE = { from: 8, until: 20 }
const MAX_AT_ONCE = 16
/** A run takes at most some minutes, even if all push services are slow. */
const MOST_A_RUN = 500

/** Replaces an earlier notice on the device. */
const PUSH: PushWithoutText = { tag: 'feed-ends' }

/**
 * Tells the browsers whose day has come, in the hours of the day. Runs once an hour, so a failed notice is tried again then, until
 * its retention ends.
 */
export async function sendFeedNotices(
  { store, send, isLeader }: OutboxOptions & { send: SendPush<PushWithoutText> },
  now: number,
): Promise<void> {
  const hour = new Date(now + INDIA_OFFSET).getUTCHours()
  if (hour < AWAKE.from || hour >= AWAKE.until || (isLeader && !(await isLeader()))) return
  const due = await store.read((shop) => dueFeedNotices(shop, now))
  for (let from = 0; from < due.length; from += MAX_AT_ONCE) {
    const some = due.slice(from, from + MAX_AT_ONCE)
    const outcomes = await Promise.all(some.map((notice) => send(notice, PUSH)))
    const settled = some.filter((_, index) => outcomes[index]?.state !== 'failed')
    if (settled.length > 0)
      await store.update(({ feedNotices }) => {
        for (const { endpointHash, day } of settled) {
          // Meanwhile it may have got a later day.
          if (feedNotices.get(endpointHash)?.day === day) feedNotices.delete(endpointHash)
        }
      })
  }
}

/** Those of today, and those of the days before that could not be told. */
const dueFeedNotices = (shop: ShopReader, now: number): FeedNotice[] =>
  Array.from({ length: FEED_NOTICES_KEPT_DAYS + 1 }, (_, past) => indianDay(new Date(now - past * DAY)))
    .flatMap((day) => shop.feedNotices.by('day', day, MOST_A_RUN))
    .slice(0, MOST_A_RUN)
