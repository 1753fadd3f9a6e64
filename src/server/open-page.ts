import { areDigitsOf, type GuardedPage, mayBeOpened, openedCookies } from '~/api/auth/opened-pages'
import { readBytes } from '~/api/http/request-body'
import type { RunningShop } from '~/api/startup/startup'
import type { ShopReader } from '~/api/store/store'
import { DIGITS_FIELD, GUESS, OPENED_PAGES, OPENED_PLACE, WRONG } from '~/domain/orders/digits-form'
import { routeAt } from '~/routes'
import type { Answer } from './answer'
import { withBody } from './body'
import { type Exchange, localsOf } from './request-handler'

/** A whole phone in any script: forty letters of nine bytes. */
const MAX_FORM_BYTES = 400

/** Whether a request sends the digits that open a page. */
export const isGuess = ({ incoming, url }: Exchange): boolean => incoming.method === 'POST' && url.searchParams.has(GUESS)

/**
 * Opens an order or a quotation to a browser that sends the last digits of the buyer's phone. A right and a wrong guess take the
 * same work: a redirect back to the page of the form. Above a limit it throws a Refusal, before the digits are read.
 */
export async function openPage(
  exchange: Exchange,
  shop: RunningShop,
  link: string,
  guardedIn: (rows: ShopReader) => GuardedPage,
): Promise<Answer> {
  const { url, isHttps } = exchange
  const { limits, store } = shop
  const { address } = localsOf(exchange, shop)
  const form = await withBody(exchange.incoming, async (request) => {
    const refusal = await limits.countPress([address, link], routeAt(url.pathname)?.path ?? url.pathname)
    if (refusal) throw refusal
    const takeBack = await limits.countGuess(address, link)
    const sent = new URLSearchParams(Buffer.from(await readBytes(request, MAX_FORM_BYTES)).toString())
    const { page, cookies } = await store.read((rows) => {
      const page = guardedIn(rows)
      return { page, cookies: openedCookies(rows, page, store.now().getTime(), isHttps) }
    })
    const isRight = areDigitsOf(page, sent.get(DIGITS_FIELD) ?? '') && mayBeOpened(page)
    if (isRight) await takeBack()
    return { status: 303, isRight, cookies }
  })
  const asked = url.searchParams.get(GUESS)
  const page = OPENED_PAGES.find((each) => each === asked) || ''
  const path = [url.pathname, page].filter(Boolean).join('/')
  const headers = new Headers({ Location: form.isRight ? path : `${path}?${WRONG}#${OPENED_PLACE}` })
  if (form.isRight) for (const cookie of form.cookies) headers.append('Set-Cookie', cookie)
  return { status: form.status, headers, encodings: [] }
}
