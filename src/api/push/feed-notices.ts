import { type KeptFeedNotice, MAX_FEED_NOTICES, type NewFeedNotice } from '~/domain/notifications/feed-notice-schema'
import { hashOf } from '../auth/tokens'
import type { Call, CallContext } from '../http/call'
import { conflict } from '../http/problems'
import type { Shop, ShopReader } from '../store/store'
import { pushKeys } from './push-keys'
import { refuseForeignEndpoint } from './push-subscriptions'

export const readFeedNoticeKey = (shop: ShopReader) => ({ publicKey: pushKeys(shop).publicKey })

/**
 * Keeps one notice per browser: a later day replaces the earlier one. 422 for an endpoint of no known push service or invalid
 * keys, 409 if the shop has too many notices.
 */
export async function keepFeedNotice({ input }: Call<NewFeedNotice>, { locals }: CallContext): Promise<KeptFeedNotice> {
  const { endpoint, keys, day } = input
  refuseForeignEndpoint(input, locals.pushTestService)
  const endpointHash = hashOf(endpoint)
  await locals.store.update(({ feedNotices }) => {
    if (!feedNotices.get(endpointHash) && [...feedNotices.rows()].length >= MAX_FEED_NOTICES)
      throw conflict('The shop has too many of these notices just now. Please try again in some days.')
    feedNotices.put({ endpointHash, endpoint, ...keys, day })
  })
  return { id: endpointHash, day }
}

/** Removes a notice, also if it was removed before. */
export function stopFeedNotice(shop: Shop, { params }: Call): void {
  if (shop.feedNotices.get(params.id ?? '')) shop.feedNotices.delete(params.id ?? '')
}
