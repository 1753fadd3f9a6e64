import { timingSafeEqual } from 'node:crypto'
import { isErasedOrder } from '~/domain/customers/erased'
import { ASKED_DIGITS, askedDigits, typedDigits } from '~/domain/orders/phone-digits'
import type { Order } from '~/domain/orders/schema'
import { LANGUAGES, pathIn } from '~/languages'
import { openedBy, tokenOf } from '../auth/link-tokens'
import { buyerAccount } from '../customers/buyer-account'
import { pageCookie, readCookie } from '../http/cookies'
import type { ShopReader, Store } from '../store/store'
import { orderToken } from './order-links'

/** How long an order stays open in a browser. */
export const OPENED_SECONDS = 60 * 60

const NO_DIGITS = 'none'

/** A browser's request, at a time in milliseconds since 1970. */
interface Opener {
  request: Parameters<typeof readCookie>[0]
  isHttps: boolean
  now: number
}

/** Whether these are the last digits of the buyer's phone. It takes the same time for every order. */
export function areDigitsOf({ customerPhone }: Order, typed: string): boolean {
  const asked = askedDigits(customerPhone) ?? NO_DIGITS
  return timingSafeEqual(comparable(asked), comparable(typedDigits(typed)))
}

const comparable = (digits: string) => Buffer.from(digits.padEnd(ASKED_DIGITS, '-').slice(0, ASKED_DIGITS))

/** Whether anybody can open the order. */
export const mayBeOpened = (order: Order): boolean => !isErasedOrder(order) && askedDigits(order.customerPhone) !== undefined

/** Cookies that open an order's pages in each language, at a time in milliseconds since 1970. */
export function openedCookies(shop: ShopReader, order: Order, now: number, isHttps: boolean): string[] {
  const until = Math.floor(now / 1000) + OPENED_SECONDS
  const value = `${until}.${tokenOf(shop, order.id, signedOf(shop, order, until))}`
  const path = `/order/${orderToken(shop, order)}`
  return LANGUAGES.map((language) => pageCookie('opened', value, isHttps, pathIn(language, path), OPENED_SECONDS))
}

/** Whether this browser has opened the order. Another link, phone or customer of the order closes it. */
export function isOpened(shop: ShopReader, order: Order, { request, isHttps, now }: Opener): boolean {
  const [, end = '', proof = ''] = /^(\d{1,12})\.([\w-]+)$/.exec(readCookie(request, 'opened', isHttps) ?? '') ?? []
  const left = Number(end) - now / 1000
  if (left <= 0 || left > OPENED_SECONDS || !mayBeOpened(order)) return false
  return (
    openedBy(
      shop,
      proof,
      () => order,
      () => signedOf(shop, order, Number(end)),
    ) !== undefined
  )
}

/** What the page of an order offers this browser: the form to open it, or the account behind it. */
export function openedFor(store: Store, shop: ShopReader, order: Order, opener: Opener) {
  const isOpen = isOpened(shop, order, opener)
  const hasAccount = isOpen && buyerAccount(store, shop, order, opener.now) !== undefined
  return { isOpen, hasAccount, mayBeOpened: mayBeOpened(order) }
}

const signedOf = (shop: ShopReader, order: Order, until: number): string =>
  ['opened', orderToken(shop, order), order.customerPhone, order.customerId ?? '', until].join(' ')
