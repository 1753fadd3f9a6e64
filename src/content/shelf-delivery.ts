import { formatRupees } from '~/domain/money'
import type { DeliveryCharge } from '~/domain/orders/delivery-charges-schema'
import { leastCharge } from '~/domain/orders/shown-delivery'
import type { Language } from '~/languages'
import { isolated } from './message-params'
import type { Words } from './words'

/** The delivery text of a feed's card: `free` only if there is no charge. */
export function shelfDelivery(language: Language, { shopPage }: Words, charges: readonly DeliveryCharge[], free: string): string {
  const least = leastCharge(charges)
  if (!least) return free
  const { from, fromOrFree } = shopPage.delivery
  return (least.isFreeSomewhere ? fromOrFree : from)(isolated(language, formatRupees(least.amount)))
}
