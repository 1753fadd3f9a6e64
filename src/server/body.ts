import type { IncomingMessage } from 'node:http'
import type { CallRequest } from '~/api/http/call-request'
import { READING } from '~/api/http/methods'
import { Refusal } from '~/api/http/problems'
import { MAX_JSON_BYTES } from '~/api/http/request-body'

/** Milliseconds for a small body: enough for 64 KB on a weak phone signal. Larger bodies have the server's `requestTimeout`. */
const SMALL_BODY_WITHIN = 20_000

/** How much of an unread body is discarded, and for how long, so that its sender can read the answer. */
const MAX_DROPPED_BYTES = 32 * 1024 * 1024
const MAX_DROPPING_MS = 10_000

type Body = ReturnType<typeof newBody>

const bodies = new WeakMap<IncomingMessage, Body>()

/** The body of a request: `chunks` reads it on demand, `drop` discards the rest. */
export function incomingBody(incoming: IncomingMessage): Body {
  const body = bodies.get(incoming) ?? newBody(incoming)
  bodies.set(incoming, body)
  return body
}

function newBody(incoming: IncomingMessage) {
  const chunks = incoming.iterator({ destroyOnReturn: false })
  let tooSlow: NodeJS.Timeout | undefined
  // Without `return`, so that a loop that ends early does not destroy the stream; `drop` discards the rest.
  async function next(): Promise<IteratorResult<Uint8Array>> {
    if (!isLarge(incoming)) tooSlow ??= setTimeout(() => incoming.destroy(), SMALL_BODY_WITHIN)
    return chunks.next().catch(() => {
      throw new Refusal(400, 'This request ended early.')
    })
  }
  return {
    chunks: { [Symbol.asyncIterator]: () => ({ next }) },
    async drop() {
      clearTimeout(tooSlow)
      if (!incoming.complete) await Promise.race([dropRest(chunks), timeout(MAX_DROPPING_MS)])
    },
  }
}

const isLarge = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0) > MAX_JSON_BYTES

const timeout = (time: number) => new Promise<void>((resolve) => void setTimeout(resolve, time).unref())

async function dropRest(chunks: AsyncIterator<Buffer>) {
  let size = 0
  while (size <= MAX_DROPPED_BYTES) {
    const { value, done } = await chunks.next().catch(() => ({ value: undefined, done: true }))
    if (done || !value) return
    size += value.length
  }
}

const TOO_LARGE = 413

/** Only `set-cookie` would be an array, and requests do not have it. */
export const headersOf = ({ headers: sent }: Pick<IncomingMessage, 'headers'>): CallRequest['headers'] => ({
  get: (name) => (sent[name.toLowerCase()] as string | undefined) ?? null,
})

/**
 * Answers a request whose body is read on demand. The unread rest is discarded afterwards; of a body that is too large, after
 * its 413 is sent, because the sender may wait for that.
 */
export async function withBody<Sent extends { status: number }>(
  incoming: IncomingMessage,
  respond: (request: CallRequest) => Promise<Sent>,
): Promise<Sent> {
  const { method = 'GET' } = incoming
  const headers = headersOf(incoming)
  if (READING.includes(method)) return respond({ method, headers, body: null })
  const body = incomingBody(incoming)
  try {
    const response = await respond({ method, headers, body: body.chunks })
    if (response.status !== TOO_LARGE) await body.drop()
    return response
  } catch (error) {
    if (!(error instanceof Refusal && error.status === TOO_LARGE)) await body.drop()
    throw error
  }
}
