import type { Shop, ShopReader } from '~/api/store/store'
import { DAY } from '~/domain/day'
import { hashOf } from '../auth/tokens'
import { applyWrites, Transaction } from '../store/transaction'
import type { CallRequest } from './call-request'
import { namedRows } from './named-rows'
import { invalid, Refusal } from './problems'

export interface StoredAnswer {
  status: number
  body: string | null
}

export type EarlierAnswer = StoredAnswer & { createdAt: string }

const KEPT_FOR = 30 * DAY
/** Each new answer deletes up to two old ones, so that a surplus shrinks. */
const REMOVED_AT_ONCE = 2
export const KEY_HEADER = 'Idempotency-Key'
const VALID_KEY = /^[\x21-\x7e]{8,200}$/

export const keyIn = ({ headers }: CallRequest): string | undefined => headers.get(KEY_HEADER) ?? undefined

/** The key as a list; 400 for an invalid key. */
export function requireValid(key: string | undefined): string[] {
  if (key === undefined) return []
  if (!VALID_KEY.test(key)) throw new Refusal(400, `The ${KEY_HEADER} needs 8 to 200 plain characters.`)
  return [key]
}

export const isAnswered = (shop: ShopReader, path: string, key: string): boolean =>
  shop.answeredRequests.get(hashed(path, key)) !== undefined

/** The id of the row created by a POST with this key; undefined if there is none. */
export function madeBy(shop: ShopReader, path: string, key: string): number | undefined {
  const { status, answer } = shop.answeredRequests.get(hashed(path, key)) ?? {}
  return status === 201 && answer ? JSON.parse(answer).id : undefined
}

const hashed = (path: string, key: string): string => hashOf(`${path}\n${key}`)

interface Sent {
  path: string
  /** Any of these identifies the request; the first is stored. Without keys nothing is stored. */
  keys: readonly string[]
  text: string
  now: string
  /** Whether the earlier answer is returned; otherwise the change runs again. */
  mayRepeat?: (earlier: EarlierAnswer) => boolean
}

/** The earlier answer for one of these keys, 422 if its body was different; otherwise runs the change and stores its answer. */
export function answerOnce(
  shop: Shop,
  { path, keys, text, now, mayRepeat = () => true }: Sent,
  make: (shop: Shop) => StoredAnswer,
): StoredAnswer {
  const names = keys.map((key) => hashed(path, key))
  for (const { bodyHash, answer, ...earlier } of names.flatMap((name) => shop.answeredRequests.get(name) ?? [])) {
    if (bodyHash !== hashOf(text))
      throw invalid([{ path: KEY_HEADER, message: `This ${KEY_HEADER} was already used for another request.` }])
    if (mayRepeat({ ...earlier, body: answer })) return { status: earlier.status, body: answer }
  }
  const [key] = names
  if (key === undefined) return make(shop)
  const transaction = new Transaction(shop)
  const made = make(transaction.shop)
  const writes = transaction.changes()
  applyWrites(shop, writes)
  removeOld(shop, now)
  const tellsOf = namedRows(shop, made.body, writes)
  shop.answeredRequests.put({ key, bodyHash: hashOf(text), status: made.status, answer: made.body, createdAt: now, tellsOf })
  return made
}

/** The result of an earlier call by scripts with this key and body, or of running it now. Without a key it always runs. */
export function madeOnce<Made>(
  shop: Shop,
  { path, key, body, now }: Pick<Sent, 'path' | 'now'> & { key: string | undefined; body: unknown },
  make: (shop: Shop) => Made,
): Made {
  const sent = { path, keys: key ? [key] : [], text: JSON.stringify(body), now }
  return JSON.parse(answerOnce(shop, sent, (rows) => ({ status: 201, body: JSON.stringify(make(rows)) })).body ?? 'null')
}

/** Deletes few old answers at a time, to limit the damage of a wrong clock. */
function removeOld(shop: Shop, now: string) {
  let removed = 0
  for (const old of shop.answeredRequests.rows()) {
    const age = Date.parse(now) - Date.parse(old.createdAt)
    // A date in the future must not protect older answers.
    if (age < 0) continue
    if (age < KEPT_FOR || removed === REMOVED_AT_ONCE) break
    shop.answeredRequests.delete(old.key)
    removed++
  }
}
