import type { S3mini } from 's3mini'
import { fetchBounded, listBucket, openBucket, placeOf } from '../bucket'
import { type FarObject, type FarSide, NotOurs } from './far-side'

const MEBIBYTE = 1024 * 1024
/** Part size in memory for a long file; the minimum of S3. */
const PART_BYTES = 5 * MEBIBYTE
const ANSWER_WITHIN = 120_000
/** Statuses that concern a single object. */
const MISSING = new Set([403, 404, 410, 416])

/** A bucket at an address such as `https://key:secret@s3.example.com/bucket?region=ap-south-1`. */
export class FarBucket implements FarSide {
  readonly place: string
  readonly #bucket: S3mini
  readonly #address: string
  readonly #answerWithin: number

  constructor(address: string, answerWithin = ANSWER_WITHIN) {
    this.place = placeOf(address)
    this.#address = address
    this.#answerWithin = answerWithin
    this.#bucket = openBucket(address, answerWithin, fetchBounded as typeof fetch)
  }

  async list(prefix: string): Promise<FarObject[]> {
    const objects = await Array.fromAsync(listBucket(this.#address, this.#answerWithin, prefix))
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

  async *get(name: string, most = Number.POSITIVE_INFINITY): AsyncGenerator<Uint8Array> {
    for (let from = 0, size = 1; from < size; ) {
      // One range at a time, so that each answer has its own timeout.
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
