import type { IncomingMessage } from 'node:http'
import { Refusal } from '~/api/http/problems'
import { MAX_JSON_BYTES } from '~/api/http/request-body'

/** A phone with one bar sends 64 KB in this time; a larger body has the server's `requestTimeout`. */
const SMALL_BODY_WITHIN = 20_000

/** How much of an unread body is dropped, and how long, so that its sender comes to read the answer. */
const MAX_DROPPED_BYTES = 32 * 1024 * 1024
const MAX_DROPPING_MS = 10_000

type Body = ReturnType<typeof newBody>

const bodies = new WeakMap<IncomingMessage, Body>()

/** The body of a request: `chunks` are read when they are asked for, `drop` reads past what is left. */
export function incomingBody(incoming: IncomingMessage): Body {
  const body = bodies.get(incoming) ?? newBody(incoming)
  bodies.set(incoming, body)
  return body
}

function newBody(incoming: IncomingMessage) {
  const chunks = incoming.iterator({ destroyOnReturn: false })
  let tooSlow: NodeJS.Timeout | undefined
  // Without `return`, so that a loop that ends early leaves the rest to `drop`.
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
