import { districtCalled } from '~/domain/districts'
import { foldedPlace } from '~/domain/folded-places'
import { formatRupees } from '~/domain/money'
import { deliveryChargeTo } from '~/domain/orders/delivery-charges'
import { type DeliveryCharge, MAX_DELIVERY_CHARGES, type NewDeliveryCharge } from '~/domain/orders/delivery-charges-schema'
import type { NewOrder } from '~/domain/orders/schema'
import { said } from '~/domain/sentences'
import type { Call } from '../http/call'
import { conflict } from '../http/problems'
import { namedRow, nextVersion, oldestFirst, refuseUnseen } from '../http/rows'
import type { Shop, ShopReader } from '../store/store'

export const listDeliveryCharges = (shop: ShopReader): DeliveryCharge[] => oldestFirst(shop.deliveryCharges.rows())

/** Creates a charge; 409 for a place that has one, or beyond a hundred. */
export function createDeliveryCharge(shop: Shop, { input }: Call<NewDeliveryCharge>): DeliveryCharge {
  const charge = withDistrict(input)
  refuseUsedPlace(shop, charge.place)
  if (listDeliveryCharges(shop).length >= MAX_DELIVERY_CHARGES) {
    throw conflict(`There are ${MAX_DELIVERY_CHARGES} places already. Please remove one first.`)
  }
  return shop.deliveryCharges.insert({ ...charge, version: 1 })
}

/** Replaces a charge; 404, or 409 if another has the place or the caller has seen an older version. */
export function updateDeliveryCharge(shop: Shop, call: Call<NewDeliveryCharge>): DeliveryCharge {
  const before = namedRow(shop.deliveryCharges, call, 'delivery charge')
  refuseUnseen(before, call)
  const charge = withDistrict(call.input)
  refuseUsedPlace(shop, charge.place, before.id)
  const after = { ...charge, ...nextVersion(before) }
  shop.deliveryCharges.put(after)
  return after
}

export function deleteDeliveryCharge(shop: Shop, call: Call): void {
  shop.deliveryCharges.delete(namedRow(shop.deliveryCharges, call, 'delivery charge').id)
}

/** 409 with the current charge, if an order's delivery charge differs from that of its place. */
export function refuseOtherCharge(shop: ShopReader, order: NewOrder) {
  const { deliveryCharge = '0.00' } = order
  const { place = '', amount = '0.00' } = deliveryChargeTo(order, listDeliveryCharges(shop)) ?? {}
  if (amount === deliveryCharge) return
  const charge = formatRupees(amount)
  throw conflict(place && amount !== '0.00' ? said('delivery-changed', { place, charge }) : said('delivery-free'))
}

/** Stores a district by its English name. */
const withDistrict = (typed: NewDeliveryCharge) => ({ ...typed, place: districtCalled(typed.place) ?? typed.place })

function refuseUsedPlace(shop: Shop, place: string, ownId?: number) {
  const named = (text: string) => districtCalled(text) ?? foldedPlace(text)
  for (const { id, place: used } of shop.deliveryCharges.rows()) {
    if (named(used) === named(place) && id !== ownId) throw conflict(`Delivery to ${used} has its charge already.`)
  }
}
