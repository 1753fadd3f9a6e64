import type { S3mini } from 's3mini'
import { openBucket } from '../bucket'
import { type FarObject, type FarSide, MOST_LISTED, NotOurs, tooMany } from './far-side'

const MEBIBYTE = 1024 * 1024
/** What is held in memory of a long file; S3 takes no smaller part. */
const PART_BYTES = 5 * MEBIBYTE
const MAX_ANSWER_BYTES = 8 * MEBIBYTE
const ANSWER_WITHIN = 120_000
const PAGE_OBJECTS = 1000
/** A page may hold fewer than were asked for, and none. */
const MAX_LIST_PAGES = 300
const MAX_LIST_BYTES = 96 * MEBIBYTE
const LISTED_WITHIN = 300_000
/** Answers that one object alone gets. */
const MISSING = new Set([403, 404, 410, 416])

/** A bucket at an address such as `https://key:secret@s3.example.com/bucket?region=ap-south-1`. */
export class FarBucket implements FarSide {
  readonly place: string
  readonly #bucket: S3mini
  readonly #address: string
  readonly #answerWithin: number

  constructor(address: string, answerWithin = ANSWER_WITHIN) {
    const { host, pathname } = new URL(address)
    this.place = `${host}${pathname}`
    this.#address = address
    this.#answerWithin = answerWithin
    this.#bucket = openBucket(address, answerWithin, fetchBounded as typeof fetch)
  }

  async list(prefix: string): Promise<FarObject[]> {
    // The client asks on by itself while pages are empty: a budget of its own ends that.
    const bucket = openBucket(this.#address, this.#answerWithin, boundedList(this.place) as typeof fetch)
    const objects: FarObject[] = []
    let token: string | undefined
    do {
      const page = await bucket.listObjectsPaged('/', prefix, PAGE_OBJECTS, token)
      if (!page) throw new Error('There is no such bucket.')
      for (const { Key, Size } of page.objects ?? []) objects.push({ name: Key, bytes: Number(Size) })
      if (objects.length > MOST_LISTED) throw tooMany(this.place)
      token = page.nextContinuationToken
    } while (token)
    return objects
  }

  async put(name: string, bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<number> {
    const parts = inParts(bytes)
    const first = await parts.next()
    const second = await parts.next()
    if (second.done) {
      await this.#bucket.putObject(name, first.value ?? new Uint8Array())
      return first.value?.length ?? 0
    }
    return this.#putInParts(name, chained([first.value as Uint8Array, second.value], parts))
  }

  async *get(name: string, most = Number.POSITIVE_INFINITY): AsyncGenerator<Uint8Array> {
    for (let from = 0, size = 1; from < size; ) {
      // A range at a time, so that each answer has its time.
      const answer = await this.#bucket.getObjectRaw(name, false, from, from + Math.min(PART_BYTES, most + 1)).catch((error) => {
        throw MISSING.has(error.status) ? new NotOurs(`${name}: ${error.message}`) : error
      })
      const bytes = new Uint8Array(await answer.arrayBuffer())
      size = Number(/\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1] ?? bytes.length)
      if (bytes.length === 0) throw new NotOurs(`${name} ends too early.`)
      from += bytes.length
      yield bytes
    }
  }

  async remove(names: readonly string[]): Promise<void> {
    if (names.length > 0) await this.#bucket.deleteObjects([...names])
  }

  async #putInParts(name: string, parts: AsyncIterable<Uint8Array>): Promise<number> {
    const upload = await this.#bucket.getMultipartUploadId(name)
    try {
      const done = []
      let size = 0
      for await (const part of parts) {
        done.push(await this.#bucket.uploadPart(name, upload, part as Uint8Array<ArrayBuffer>, done.length + 1))
        size += part.length
      }
      await this.#bucket.completeMultipartUpload(name, upload, done)
      return size
    } catch (error) {
      await this.#bucket.abortMultipartUpload(name, upload).catch(() => {})
      throw error
    }
  }
}

/** Fetches the pages of one list, until they are too many, too long or too late. */
function boundedList(place: string): typeof fetchBounded {
  const begunAt = performance.now()
  let [pages, bytes] = [0, 0]
  return async (address, init) => {
    pages++
    if (pages > MAX_LIST_PAGES || bytes > MAX_LIST_BYTES || performance.now() - begunAt > LISTED_WITHIN)
      throw new Error(`${place} lists without an end: ${pages - 1} pages, ${bytes} bytes.`)
    return fetchBounded(address, init, (size) => {
      bytes += size
    })
  }
}

/** No answer is held in memory beyond what was asked for. */
async function fetchBounded(address: RequestInfo | URL, init?: RequestInit, onBytes?: (size: number) => void): Promise<Response> {
  const answer = await fetch(address, init).catch((error: Error) => {
    const { message } = error.cause instanceof Error ? error.cause : error
    throw new Error(`The bucket at ${new URL(String(address)).host} cannot be reached: ${message}`, { cause: error })
  })
  let read = 0
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      read += piece.length
      onBytes?.(piece.length)
      if (read > MAX_ANSWER_BYTES) throw new Error('The far side answers without an end.')
      controller.enqueue(piece)
    },
  })
  return new Response(answer.body?.pipeThrough(bounded) ?? null, answer)
}

async function* inParts(bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = []
  let size = 0
  for await (const piece of bytes) {
    waiting.push(piece)
    size += piece.length
    if (size < PART_BYTES) continue
    yield Buffer.concat(waiting)
    waiting = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(waiting)
}

async function* chained(first: readonly Uint8Array[], rest: AsyncIterable<Uint8Array>) {
  yield* first
  yield* rest
}
