import { DAY } from '~/domain/day'
import { CONTACTS_KEPT_DAYS, NOTIFICATIONS_KEPT_DAYS, REPORTS_KEPT_DAYS } from '~/domain/kept-days'
import type { Rows } from '../store/shop-schema'
import type { ShopReader, Store } from '../store/store'

/** Few go at once, so that no order waits for it. */
const REMOVED_AT_ONCE = 500

type Aging = 'contacts' | 'notifications' | 'paymentReports'

/** For how many days a row is kept from a time on; without that it stays. */
const KEPT: { readonly [Name in Aging]: { days: number; from: (row: Rows[Name]) => string | null | undefined } } = {
  contacts: {
    days: CONTACTS_KEPT_DAYS,
    from: ({ complaint, answeredAt }) => (complaint ? complaint.settledAt : answeredAt),
  },
  notifications: { days: NOTIFICATIONS_KEPT_DAYS, from: ({ createdAt }) => createdAt },
  paymentReports: { days: REPORTS_KEPT_DAYS, from: ({ decidedAt }) => decidedAt },
}

/** Removes messages, notifications and reports of payments whose days are over. */
export async function removeOldRows(store: Store, now: number): Promise<void> {
  const old = await store.read((shop) => oldRows(shop, now))
  if (old.length === 0) return
  await store.update((shop) => {
    // One may have been taken up again meanwhile.
    for (const [name, id] of oldRows(shop, now)) shop[name].delete(id)
  })
}

const oldRows = (shop: ShopReader, now: number): (readonly [Aging, number])[] =>
  (Object.keys(KEPT) as Aging[])
    .flatMap((name) => oldOf(shop, name, now).map((id) => [name, id] as const))
    .slice(0, REMOVED_AT_ONCE)

/** The ids of rows whose days are over at `now`. */
export function oldOf<Name extends Aging>(shop: ShopReader, name: Name, now: number): number[] {
  const { days, from } = KEPT[name]
  return [...(shop[name].rows() as Iterable<Rows[Name]>)].flatMap((row) => {
    const since = from(row)
    return since && now - Date.parse(since) > days * DAY ? [row.id] : []
  })
}
