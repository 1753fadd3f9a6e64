import type { KeptFeedNotice } from '~/domain/notifications/feed-notice-schema'
import { call } from '../client'
import { FEED_NOTICE, forgetValue, keepValue, keptValue } from '../kept-values'
import { canPush, subscribe, subscriptionIn } from '../push-browser'

const PATH = '/api/feed-notices'
const WORKER = '/feed-notice-worker.js'
/** A scope without pages. */
const SCOPE = '/ponds/feed-notice/'
/** The text for the worker, which has no other storage in common with the page. */
const TEXT = { cache: 'feed-notice', path: '/kept-feed-notice' }

/** A notice on a day: the text and the link stay on this device, the server gets only the day. */
export interface FeedNotice {
  day: string
  title: string
  body: string
  url: string
}

type FeedNoticeState = 'unsupported' | 'denied' | 'off' | 'on'

/** The notice that the server has, as stored on this device. */
interface Kept {
  id: string
  /** '' if the server has none at present. */
  day: string
}

const keptNotice = (): Kept | undefined => {
  const kept = keptValue(FEED_NOTICE)
  return kept ? JSON.parse(kept) : undefined
}

/** The state of this browser. Asks no permission. */
export function feedNoticeState(): FeedNoticeState {
  if (!canPush()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return keptNotice() && Notification.permission === 'granted' ? 'on' : 'off'
}

/** Asks for permission and asks the server for a notice on this day. Throws on failure. */
export async function turnFeedNoticeOn(notice: FeedNotice | undefined): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return
  const { body } = await call('GET', PATH)
  const subscription = await subscribe(WORKER, SCOPE, (body as { publicKey: string }).publicKey)
  await keepNotice(notice, subscription)
}

/**
 * Ends all notices on this device: at the browser and at the server, of which one is enough, as without a signal. Throws if both
 * fail; then it may be pressed again.
 */
export async function stopFeedNotice(): Promise<void> {
  const kept = keptNotice()
  const ends = [
    subscriptionIn(SCOPE).then((subscription) => subscription?.unsubscribe()),
    kept?.id ? call('DELETE', `${PATH}/${kept.id}`) : Promise.resolve(),
  ]
  await Promise.allSettled([...ends, 'caches' in globalThis && caches.delete(TEXT.cache)])
  await Promise.any(ends)
  forgetValue(FEED_NOTICE)
}

/** Tells the server the day if it has changed, such as after a purchase. Without a signal the next opening does. */
export async function updateFeedNotice(notice: FeedNotice | undefined): Promise<void> {
  if (feedNoticeState() !== 'on') return
  await keepText(notice)
  if (keptNotice()?.day === (notice?.day ?? '')) return
  const subscription = await subscriptionIn(SCOPE)
  if (subscription) await keepNotice(notice, subscription)
}

async function keepNotice(notice: FeedNotice | undefined, subscription: PushSubscription) {
  await keepText(notice)
  const before = keptNotice()
  if (!notice) {
    if (before?.day) await call('DELETE', `${PATH}/${before.id}`)
    return keepValue(FEED_NOTICE, JSON.stringify({ id: before?.id ?? '', day: '' } satisfies Kept))
  }
  const { body } = await call('POST', PATH, { body: { ...subscription.toJSON(), day: notice.day } })
  return keepValue(FEED_NOTICE, JSON.stringify(body as KeptFeedNotice satisfies Kept))
}

async function keepText(notice: FeedNotice | undefined) {
  const cache = await caches.open(TEXT.cache)
  if (!notice) return cache.delete(TEXT.path)
  const { day: _day, ...text } = notice
  return cache.put(TEXT.path, new Response(JSON.stringify(text), { headers: { 'Content-Type': 'application/json' } }))
}
