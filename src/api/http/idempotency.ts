import type { Shop, ShopReader } from '~/api/store/store'
import { DAY } from '~/domain/day'
import { hashOf } from '../auth/tokens'
import type { CallContext } from './call'
import { invalid, Refusal } from './problems'

export interface StoredAnswer {
  status: number
  body: string | null
}

const KEPT_FOR = 30 * DAY
/** Each new answer removes up to two old ones, so that their number falls. */
const REMOVED_AT_ONCE = 2
const HEADER = 'Idempotency-Key'
const VALID_KEY = /^[\x21-\x7e]{8,200}$/

/** The request's Idempotency-Key, bound to its path; undefined where there is none. */
export function idempotencyKey({ request, url }: Pick<CallContext, 'request' | 'url'>): string | undefined {
  const key = request.headers.get(HEADER)
  if (key === null) return undefined
  if (!VALID_KEY.test(key)) throw new Refusal(400, `The ${HEADER} needs 8 to 200 plain characters.`)
  return idempotencyHash(url.pathname, key)
}

export async function isRetry({ request, url, locals }: Pick<CallContext, 'request' | 'url' | 'locals'>): Promise<boolean> {
  const key = request.headers.get(HEADER)
  return key !== null && locals.store.read((shop) => isAnswered(shop, url.pathname, key))
}

export const isAnswered = (shop: ShopReader, path: string, key: string): boolean =>
  shop.answeredRequests.get(idempotencyHash(path, key)) !== undefined

/** The id of the row that a POST with this key has made; undefined where there was none. */
export function madeBy(shop: ShopReader, path: string, key: string): number | undefined {
  const { status, answer } = shop.answeredRequests.get(idempotencyHash(path, key)) ?? {}
  return status === 201 && answer ? JSON.parse(answer).id : undefined
}

export const idempotencyHash = (path: string, key: string): string => hashOf(`${path}\n${key}`)

/** The answer given to this key before; 422 where the body was another. */
export function findAnswer(shop: Shop, key: string, body: string): (StoredAnswer & { createdAt: string }) | undefined {
  const earlier = shop.answeredRequests.get(key)
  if (!earlier) return undefined
  if (earlier.bodyHash === hashOf(body)) return { status: earlier.status, body: earlier.answer, createdAt: earlier.createdAt }
  throw invalid([{ path: HEADER, message: `This ${HEADER} was already used for another request.` }])
}

/** Stores an answer for thirty days. Removes few old ones at once, so that a wrong clock costs little. */
export function storeAnswer(shop: Shop, key: string, body: string, answer: StoredAnswer, now: string) {
  let removed = 0
  for (const old of shop.answeredRequests.rows()) {
    const age = Date.parse(now) - Date.parse(old.createdAt)
    // A date in the future must not keep the older ones.
    if (age < 0) continue
    if (age < KEPT_FOR || removed === REMOVED_AT_ONCE) break
    shop.answeredRequests.delete(old.key)
    removed++
  }
  shop.answeredRequests.put({ key, bodyHash: hashOf(body), status: answer.status, answer: answer.body, createdAt: now })
}
