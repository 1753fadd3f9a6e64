import * as z from 'zod/mini'
import { indianDay, isDay } from '../dates'
import { DAY } from '../day'
import { newPushSubscription } from './push-schema'

/** Feed notices of all visitors. */
export const MAX_FEED_NOTICES = 20_000
/** Days ahead of today. */
export const MAX_FEED_NOTICE_DAYS = 400

const NO_DAY = `Please send a day from today to ${MAX_FEED_NOTICE_DAYS} days ahead.`

const isAhead = (day: string) => {
  const today = indianDay(new Date())
  return isDay(day) && day >= today && Date.parse(day) - Date.parse(today) <= MAX_FEED_NOTICE_DAYS * DAY
}

/** A browser, and the day in India on which it is told that a feed ends. */
export const newFeedNotice = z.extend(newPushSubscription, { day: z.string(NO_DAY).check(z.refine(isAhead, NO_DAY)) })

/** The stored form: the push key and the day. The device itself has the text. */
export const feedNotice = z.object({
  endpointHash: z.string(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  day: z.string(),
})

/** The view for its browser. */
export const keptFeedNotice = z.object({ id: z.string(), day: z.string() })

/** The server's public key, for the browser's subscription. */
export const feedNoticeKey = z.object({ publicKey: z.string() })

export type NewFeedNotice = z.infer<typeof newFeedNotice>
export type FeedNotice = z.infer<typeof feedNotice>
export type KeptFeedNotice = z.infer<typeof keptFeedNotice>
