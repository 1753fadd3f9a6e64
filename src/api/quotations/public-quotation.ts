import { isErasedOrder } from '~/domain/customers/erased'
import { indianDay } from '~/domain/dates'
import { SHIPPING_DEFAULTS } from '~/domain/orders/schema'
import { shownState } from '~/domain/quotations/quotations'
import type { Quotation, ShownState } from '~/domain/quotations/schema'
import type { GuardedPage } from '../auth/opened-pages'
import { buyerOf, shownItems } from '../orders/public-order'
import type { ShopReader } from '../store/store'
import { quotationToken } from './quotations'

/** The part of a quotation that the holder of its link sees: the person is masked until its buyer opened it, as on the page of an order. */
export interface PublicQuotation
  extends Pick<Quotation, 'number' | 'date' | 'validUntil' | 'deliveryCharge' | 'totalAmount' | 'notes'> {
  state: ShownState
  items: (ReturnType<typeof shownItems>[number] & { unitPrice: string })[]
  buyer: ReturnType<typeof buyerOf>
  asksAddress: boolean
  answers: number
  orderId: number | null
}

/** The page of a quotation, which the last digits of its buyer's phone open. */
export const guardedQuotation = (shop: ShopReader, quotation: Quotation): GuardedPage => ({
  id: quotation.id,
  path: `/quotation/${quotationToken(shop, quotation)}`,
  phone: quotation.customerPhone,
  customerId: quotation.customerId,
  isErased: isErasedOrder(quotation),
})

/** At a time in milliseconds since 1970, and whether its buyer opened it; undefined for an erased buyer. */
export function publicQuotationAt(
  shop: ShopReader,
  quotation: Quotation,
  now: number,
  isOpened = false,
): PublicQuotation | undefined {
  const { customerName, customerPhone, address, district, items, answers } = quotation
  if (isErasedOrder(quotation)) return undefined
  const { number, date, validUntil, deliveryCharge, totalAmount, notes, orderId } = quotation
  return {
    ...{ number, date, validUntil, deliveryCharge, totalAmount, notes, orderId },
    state: shownState(quotation, indianDay(new Date(now))),
    items: shownItems(shop, { items }).map((item, place) => ({ ...item, unitPrice: items[place]?.unitPrice ?? '0.00' })),
    buyer: buyerOf(
      { customerName, customerPhone, shippingAddress: { ...SHIPPING_DEFAULTS, street: address }, district },
      isOpened,
    ),
    asksAddress: address.trim() === '',
    answers: answers.length,
  }
}
