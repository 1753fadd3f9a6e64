import { timingSafeEqual } from 'node:crypto'
import { ASKED_DIGITS, askedDigits, typedDigits } from '~/domain/orders/phone-digits'
import { LANGUAGES, pathIn } from '~/languages'
import { pageCookie, readCookie } from '../http/cookies'
import type { ShopReader } from '../store/store'
import { openedBy, tokenOf } from './link-tokens'

/** How long a page stays open in a browser. */
export const OPENED_SECONDS = 60 * 60

const NO_DIGITS = 'none'

/** A page behind a secret link that shows the whole buyer after the last digits of his phone. */
export interface GuardedPage {
  id: number
  /** With the token of the link. */
  path: string
  phone: string
  customerId: number | undefined
  isErased: boolean
}

/** A browser's request, at a time in milliseconds since 1970. */
export interface Opener {
  request: Parameters<typeof readCookie>[0]
  isHttps: boolean
  now: number
}

/** Whether these are the last digits of the buyer's phone. It takes the same time for every page. */
export function areDigitsOf({ phone }: Pick<GuardedPage, 'phone'>, typed: string): boolean {
  const asked = askedDigits(phone) ?? NO_DIGITS
  return timingSafeEqual(comparable(asked), comparable(typedDigits(typed)))
}

const comparable = (digits: string) => Buffer.from(digits.padEnd(ASKED_DIGITS, '-').slice(0, ASKED_DIGITS))

/** Whether anybody can open the page. */
export const mayBeOpened = ({ isErased, phone }: GuardedPage): boolean => !isErased && askedDigits(phone) !== undefined

/** Cookies that open a page and those below it in each language, at a time in milliseconds since 1970. */
export function openedCookies(shop: ShopReader, page: GuardedPage, now: number, isHttps: boolean): string[] {
  const until = Math.floor(now / 1000) + OPENED_SECONDS
  const value = `${until}.${tokenOf(shop, page.id, signedOf(page, until))}`
  return LANGUAGES.map((language) => pageCookie('opened', value, isHttps, pathIn(language, page.path), OPENED_SECONDS))
}

/** Whether this browser has opened the page. Another link, phone or customer closes it. */
export function isOpened(shop: ShopReader, page: GuardedPage, { request, isHttps, now }: Opener): boolean {
  const [, end = '', proof = ''] = /^(\d{1,12})\.([\w-]+)$/.exec(readCookie(request, 'opened', isHttps) ?? '') ?? []
  const left = Number(end) - now / 1000
  if (left <= 0 || left > OPENED_SECONDS || !mayBeOpened(page)) return false
  return (
    openedBy(
      shop,
      proof,
      () => page,
      () => signedOf(page, Number(end)),
    ) !== undefined
  )
}

const signedOf = ({ path, phone, customerId }: GuardedPage, until: number): string =>
  ['opened', path, phone, customerId ?? '', until].join(' ')
