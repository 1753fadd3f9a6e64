import { isErasedOrder } from '~/domain/customers/erased'
import { indianDay } from '~/domain/dates'
import { SHIPPING_DEFAULTS } from '~/domain/orders/schema'
import { shownState } from '~/domain/quotations/quotations'
import type { Quotation, ShownState } from '~/domain/quotations/schema'
import { maskedBuyerOf, shownItems } from '../orders/public-order'
import type { ShopReader } from '../store/store'

/** The part of a quotation that the holder of its link sees: the person is masked, as on the page of an order. */
export interface PublicQuotation
  extends Pick<Quotation, 'number' | 'date' | 'validUntil' | 'deliveryCharge' | 'totalAmount' | 'notes'> {
  state: ShownState
  items: (ReturnType<typeof shownItems>[number] & { unitPrice: string })[]
  buyer: ReturnType<typeof maskedBuyerOf>
  asksAddress: boolean
  answers: number
  orderId: number | null
}

/** At a time in milliseconds since 1970; undefined for an erased buyer. */
export function publicQuotationAt(shop: ShopReader, quotation: Quotation, now: number): PublicQuotation | undefined {
  const { customerName, customerPhone, address, district, items, answers } = quotation
  if (isErasedOrder({ customerName, customerPhone })) return undefined
  const { number, date, validUntil, deliveryCharge, totalAmount, notes, orderId } = quotation
  return {
    ...{ number, date, validUntil, deliveryCharge, totalAmount, notes, orderId },
    state: shownState(quotation, indianDay(new Date(now))),
    items: shownItems(shop, { items }).map((item, place) => ({ ...item, unitPrice: items[place]?.unitPrice ?? '0.00' })),
    buyer: maskedBuyerOf({ customerName, customerPhone, shippingAddress: { ...SHIPPING_DEFAULTS, street: address }, district }),
    asksAddress: address.trim() === '',
    answers: answers.length,
  }
}
