import type { S3mini } from 's3mini'
import { openBucket } from '../bucket'
import type { FarObject, FarSide } from './far-side'

const MEBIBYTE = 1024 * 1024
/** What is held in memory of a long file; S3 takes no smaller part. */
const PART_BYTES = 5 * MEBIBYTE
const MAX_ANSWER_BYTES = 8 * MEBIBYTE
const MOST_LISTED = 100_000
const ANSWER_WITHIN = 120_000

/** A bucket at an address such as `https://key:secret@s3.example.com/bucket?region=ap-south-1`. */
export class FarBucket implements FarSide {
  readonly place: string
  readonly #bucket: S3mini

  constructor(address: string, answerWithin = ANSWER_WITHIN) {
    const { host, pathname } = new URL(address)
    this.place = `${host}${pathname}`
    this.#bucket = openBucket(address, answerWithin, fetchBounded as typeof fetch)
  }

  async list(prefix: string): Promise<FarObject[]> {
    const objects = await this.#bucket.listObjects('/', prefix, MOST_LISTED)
    if (!objects) throw new Error('There is no such bucket.')
    return objects.map(({ Key, Size }) => ({ name: Key, bytes: Number(Size) }))
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

  async *get(name: string): AsyncGenerator<Uint8Array> {
    for (let from = 0, size = 1; from < size; ) {
      // A range at a time, so that each answer has its time.
      const answer = await this.#bucket.getObjectRaw(name, false, from, from + PART_BYTES)
      const bytes = new Uint8Array(await answer.arrayBuffer())
      size = Number(/\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1] ?? bytes.length)
      if (bytes.length === 0) throw new Error(`${name} ends too early.`)
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

/** No answer is held in memory beyond what was asked for. */
async function fetchBounded(address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetch(address, init).catch((error: Error) => {
    const { message } = error.cause instanceof Error ? error.cause : error
    throw new Error(`The bucket at ${new URL(String(address)).host} cannot be reached: ${message}`, { cause: error })
  })
  let read = 0
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      read += piece.length
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
