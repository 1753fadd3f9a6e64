import { billSettings } from '~/domain/customers/bill-settings'
import { formatDate, indianDay } from '~/domain/dates'
import { DAY } from '~/domain/day'
import { paiseIn, sumOf, totalPrice } from '~/domain/money'
import { SHIPPING_DEFAULTS } from '~/domain/orders/schema'
import { MAX_QUOTATION_ANSWERS, MAX_VALID_DAYS, shownState } from '~/domain/quotations/quotations'
import type { LinkedQuotation, NewAcceptance, NewQuotation, NewQuotationAnswer, Quotation } from '~/domain/quotations/schema'
import { said } from '~/domain/sentences'
import { REQUIRED } from '~/domain/text'
import { pathIn } from '~/languages'
import { newLinkSalt, openedBy, tokenOf } from '../auth/link-tokens'
import { primaryCustomer } from '../customers/accounts'
import { takeNumber } from '../customers/bills'
import { customerOf, refuseOtherPhone } from '../customers/customers'
import { closedDayFault, refuseTooMuch, type Writing } from '../customers/ledger'
import type { Call } from '../http/call'
import { conflict, invalid } from '../http/problems'
import { namedRow, newestFirst } from '../http/rows'
import { ringBell } from '../notifications/notifications'
import { joinedItems } from '../orders/order-items'
import { takeOrder } from '../orders/orders'
import type { Shop, ShopReader } from '../store/store'

const signedOf = ({ id, linkSalt = '' }: Pick<Quotation, 'id'> & Partial<Quotation>): string =>
  ['quotation', id, linkSalt].join(' ')

/** The path of a quotation's page in its language. It is derived each time and never stored. */
export const quotationLink = (shop: ShopReader, quotation: Quotation): string =>
  pathIn(quotation.language ?? 'en', `/quotation/${quotationToken(shop, quotation)}`)

export const quotationToken = (shop: ShopReader, quotation: Quotation): string => tokenOf(shop, quotation.id, signedOf(quotation))

/** The quotation of a token. */
export const quotationByToken = (shop: ShopReader, token: string): Quotation | undefined =>
  openedBy(shop, token, (id) => shop.quotations.get(id), signedOf)

export function withQuotationLink(shop: ShopReader, quotation: Quotation): LinkedQuotation {
  const { linkSalt: _, ...shown } = quotation
  return { ...shown, link: quotationLink(shop, quotation) }
}

/** All quotations, newest first. */
export const listQuotations = (shop: ShopReader): LinkedQuotation[] =>
  newestFirst(shop.quotations.rows()).map((row) => withQuotationLink(shop, row))

export const readQuotation = (shop: ShopReader, call: Call): LinkedQuotation =>
  withQuotationLink(shop, namedRow(shop.quotations, call, 'quotation'))

/**
 * Makes a quotation with the next number of its series. It takes no stock. 422 for a product not for sale, a phone without a
 * customer, a last day before today or more than a year ahead, or a sum that no bill could have; 409 while the books of today are
 * closed.
 */
export function createQuotation(shop: Shop, call: Call<NewQuotation>): Quotation {
  const { input, now, caller } = call
  const date = indianDay(new Date(now))
  refuseOtherPhone(input)
  refuseWrongDay(input.validUntil, date)
  if (input.contactId !== undefined && !shop.contacts.get(input.contactId))
    throw invalid([{ path: 'contactId', message: `There is no contact #${input.contactId}.` }])
  const closed = closedDayFault(shop, { kind: 'bill', date }, now)
  if (closed) throw conflict(closed)
  const items = joinedItems(input.items.map((item, index) => quotedItem(shop, item, index)))
  const totalAmount = sumOf([...items.map((item) => item.totalPrice), input.deliveryCharge])
  refuseTooMuch(totalAmount, `items.${input.items.length - 1}.unitPrice`)
  const { customerName: name, customerPhone: phone, address, district = '', language } = input
  const customer = customerOf(shop, { name, phone, address, district, language }, now)
  return shop.quotations.insert({
    ...input,
    items,
    number: takeNumber(shop, billSettings(shop.settings.rows()).quotationPrefix, date),
    date,
    totalAmount,
    customerId: customer?.id ?? 0,
    ...{ state: 'open', decidedAt: null, orderId: null, answers: [], linkSalt: newLinkSalt(), createdAt: now },
    by: caller.username ?? '',
  })
}

function refuseWrongDay(validUntil: string, today: string) {
  const last = indianDay(new Date(Date.parse(today) + MAX_VALID_DAYS * DAY))
  if (validUntil >= today && validUntil <= last) return
  throw invalid([{ path: 'validUntil', message: `Please choose a day from ${formatDate(today)} to ${formatDate(last)}.` }])
}

function quotedItem(shop: ShopReader, { productId, quantity, unitPrice }: NewQuotation['items'][number], index: number) {
  const product = shop.products.get(productId)
  if (!product?.isActive) throw invalid([{ path: `items.${index}.productId`, ...said('not-for-sale') }])
  refuseTooMuch(totalPrice(unitPrice, quantity), `items.${index}.unitPrice`)
  const { name: productName, sku: productSku } = product
  return { productId, quantity, unitPrice, totalPrice: totalPrice(unitPrice, quantity), productName, productSku }
}

/** Takes an open quotation back. 409 for an accepted one; a withdrawn one stays as it is. */
export function withdrawQuotation(shop: Shop, call: Call<unknown>): Quotation {
  const before = namedRow(shop.quotations, call, 'quotation')
  if (before.state === 'withdrawn') return before
  if (before.state === 'accepted') throw conflict(`Quotation ${before.number} was accepted: it is order #${before.orderId}.`)
  const quotation = { ...before, state: 'withdrawn' as const, decidedAt: call.now }
  shop.quotations.put(quotation)
  return quotation
}

/** Accepts a quotation in the name of the buyer, as he said on the phone. */
export const acceptForBuyer = (shop: Shop, call: Call<NewAcceptance>): Quotation =>
  acceptQuotation(shop, namedRow(shop.quotations, call, 'quotation'), call.input, call)

/**
 * Makes the order of a quotation, at its prices and with the stock taken now; once. 409 for an expired or withdrawn one, for a
 * product that is no longer there, and if the stock is too low: then the quotation stays open. 422 without any address.
 */
export function acceptQuotation(shop: Shop, before: Quotation, { address }: NewAcceptance, { now, caller }: Writing): Quotation {
  if (before.state === 'accepted') return before
  refuseEnded(before, now)
  const street = before.address.trim() === '' ? address : before.address
  if (street.trim() === '') throw invalid([{ path: 'address', message: REQUIRED }])
  const { customerName, customerEmail, customerPhone, district, items, deliveryCharge, language, totalAmount, customerId } =
    before
  if (items.some(({ productId }) => !shop.products.get(productId))) throw conflict(said('not-for-sale'))
  const by = caller.username === undefined ? {} : { by: caller.username }
  const order = takeOrder(
    shop,
    {
      ...{ customerName, customerEmail, customerPhone, items, totalAmount, notes: '' },
      shippingAddress: { ...SHIPPING_DEFAULTS, street },
      ...(district && { district }),
      ...(paiseIn(deliveryCharge) > 0 && { deliveryCharge }),
      ...(language && { language }),
      customerId: primaryCustomer(shop, customerId)?.id ?? customerId,
      statusHistory: (['pending', 'confirmed'] as const).map((status) => ({ status, at: now, ...by })),
    },
    now,
  )
  const quotation = { ...before, address: street, state: 'accepted' as const, decidedAt: now, orderId: order.id }
  shop.quotations.put(quotation)
  if (caller.username === undefined)
    ringBell(
      shop,
      {
        title: 'Quotation Accepted',
        message: `${before.number} is order #${quotation.orderId}.`,
        type: 'success',
        orderId: quotation.orderId,
      },
      now,
    )
  return quotation
}

/** Stores what a buyer writes to a quotation, and notifies the operators. 409 for a withdrawn or accepted one, or after many answers. */
export function answerQuotation(shop: Shop, before: Quotation, { text }: NewQuotationAnswer, now: string): Quotation {
  const { state, number, answers } = before
  if (state !== 'open') throw conflict(`Quotation ${number} was ${state}.`)
  if (answers.length >= MAX_QUOTATION_ANSWERS) throw conflict(`Quotation ${number} has ${MAX_QUOTATION_ANSWERS} answers already.`)
  const quotation = { ...before, answers: [...answers, { text, at: now }] }
  shop.quotations.put(quotation)
  const about = before.contactId === undefined ? {} : { contactId: before.contactId }
  ringBell(shop, { title: 'Quotation Answered', message: `${number}: please read the answer.`, type: 'info', ...about }, now)
  return quotation
}

function refuseEnded(quotation: Quotation, now: string) {
  const state = shownState(quotation, indianDay(new Date(now)))
  const { number, validUntil } = quotation
  if (state === 'withdrawn') throw conflict(`Quotation ${number} was taken back.`)
  if (state === 'expired') throw conflict(`Quotation ${number} held until ${formatDate(validUntil)}.`)
}
