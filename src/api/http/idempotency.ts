import { hashOf } from '~/api/operator/tokens'
import type { Shop, ShopReader } from '~/api/store/store'
import { invalid, Refusal } from './problems'

/** What a call answered: kept so that a retry with the same Idempotency-Key gets the same answer. */
export interface Answer {
  status: number
  body: string | null
}

const KEPT_FOR = 30 * 24 * 60 * 60 * 1000
/** More than the one that comes, so that the old ones grow fewer. */
const FORGOTTEN_AT_ONCE = 2
const HEADER = 'Idempotency-Key'
const VALID_KEY = /^[\x21-\x7e]{8,200}$/

/** The request's Idempotency-Key, bound to its path; undefined where there is none. */
export function idempotencyKey(request: Request): string | undefined {
  const key = request.headers.get(HEADER)
  if (key === null) return undefined
  if (!VALID_KEY.test(key)) throw new Refusal(400, `The ${HEADER} needs 8 to 200 plain characters.`)
  return idempotencyHash(new URL(request.url).pathname, key)
}

/** Whether a request's key has been answered, so that it asks for that answer and changes nothing. */
export function isRetry(shop: ShopReader, { headers, url }: Pick<Request, 'headers' | 'url'>): boolean {
  const key = headers.get(HEADER)
  return key !== null && shop.answeredRequests.get(idempotencyHash(new URL(url).pathname, key)) !== undefined
}

/** What the store keeps of a key: its hash, bound to the path it was sent to. */
export const idempotencyHash = (path: string, key: string): string => hashOf(`${path}\n${key}`)

/** The answer once given to this key; 422 where that was to another body. */
export function firstAnswer(shop: Shop, key: string, body: string): Answer | undefined {
  const earlier = shop.answeredRequests.get(key)
  if (!earlier) return undefined
  if (earlier.bodyHash === hashOf(body)) return { status: earlier.status, body: earlier.answer }
  throw invalid([{ path: HEADER, message: `This ${HEADER} was already used for another request.` }])
}

/** Keeps an answer for thirty days, and lets go of older ones: a few at once, so that a wrong clock costs little. */
export function rememberAnswer(shop: Shop, key: string, body: string, answer: Answer, now: string) {
  let forgotten = 0
  for (const old of shop.answeredRequests.rows()) {
    const age = Date.parse(now) - Date.parse(old.createdAt)
    // One from ahead of the clock keeps none behind it.
    if (age < 0) continue
    if (age < KEPT_FOR || forgotten === FORGOTTEN_AT_ONCE) break
    shop.answeredRequests.delete(old.key)
    forgotten++
  }
  shop.answeredRequests.put({ key, bodyHash: hashOf(body), status: answer.status, answer: answer.body, createdAt: now })
}
