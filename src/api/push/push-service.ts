import type { Store } from '../store/store'
import type { PushOutcome } from './due-pushes'
import { pushKeys } from './push-keys'
import type { PushWithoutText, SendPush } from './pushing'

/** Seconds that a push service stores a message for an offline device. */
const KEPT_FOR = 3 * 24 * 3600
const ANSWER_WITHIN = 10_000

interface Options {
  store: Store
  /** Identifies the shop to push services. */
  siteUrl: string
  answerWithin?: number
}

/** Sends to the browsers' push services. Loaded with the first message; answer bodies are not read. */
export function pushServices({ store, siteUrl, answerWithin = ANSWER_WITHIN }: Options): SendPush<PushWithoutText> {
  const subject = siteUrl.replace(/^http:/, 'https:')
  return async ({ endpoint, p256dh, auth }, push) => {
    try {
      const { default: webPush } = await import('web-push')
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(push),
        {
          vapidDetails: { subject, ...(await store.read(pushKeys)) },
          TTL: KEPT_FOR,
          urgency: 'high',
          topic: push.tag,
          contentEncoding: 'aes128gcm',
        },
      )
      const signal = AbortSignal.timeout(answerWithin)
      const answer = await fetch(endpoint, { method, headers, body: new Uint8Array(body ?? []), signal, redirect: 'manual' })
      await answer.body?.cancel()
      return outcomeOf(answer)
    } catch {
      return { state: 'failed' }
    }
  }
}

function outcomeOf({ ok, status, headers }: Response): PushOutcome {
  if (ok) return { state: 'told' }
  if (status === 404 || status === 410) return { state: 'gone' }
  return { state: 'failed', retryAfter: 1000 * Number(headers.get('retry-after')) || 0 }
}
