import { S3mini } from 's3mini'
import { MOST_LISTED, tooMany } from './far/far-side'

const MEBIBYTE = 1024 * 1024
const MAX_ANSWER_BYTES = 8 * MEBIBYTE
const PAGE_OBJECTS = 1000
/** A page may have fewer entries than requested, or none. */
const MAX_LIST_PAGES = 300
const MAX_LIST_BYTES = 96 * MEBIBYTE
const LISTED_WITHIN = 300_000

/**
 * An S3-compatible bucket at an address such as `https://key:secret@s3.example.com/bucket?region=ap-south-1`. A call without an
 * answer within the given milliseconds throws.
 */
export function openBucket(address: string, answerWithin: number, fetch?: typeof globalThis.fetch): S3mini {
  const { protocol, host, pathname, username, password, searchParams } = new URL(address)
  return new S3mini({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    endpoint: `${protocol}//${host}${pathname}`,
    region: searchParams.get('region') ?? 'auto',
    requestAbortTimeout: answerWithin,
    ...(fetch && { fetch }),
  })
}

/** The address of a bucket without secrets. */
export function placeOf(address: string): string {
  const { host, pathname } = new URL(address)
  return `${host}${pathname}`
}

/** The objects of a bucket; throws if there are too many or the listing does not end. */
export async function* listBucket(address: string, answerWithin: number, prefix = '') {
  const place = placeOf(address)
  // The client continues on empty pages by itself, so the requests have their own limit.
  const bucket = openBucket(address, answerWithin, boundedList(place) as typeof fetch)
  let listed = 0
  let token: string | undefined
  do {
    const page = await bucket.listObjectsPaged('/', prefix, PAGE_OBJECTS, token)
    if (!page) throw new Error('There is no such bucket.')
    const objects = page.objects ?? []
    listed += objects.length
    if (listed > MOST_LISTED) throw tooMany(place)
    yield* objects
    token = page.nextContinuationToken
  } while (token)
}

/** Fetches the pages of one listing, until they are too many, too long or too late. */
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

/** Limits how much of an answer is held in memory. */
export async function fetchBounded(
  address: RequestInfo | URL,
  init?: RequestInit,
  onBytes?: (size: number) => void,
): Promise<Response> {
  const answer = await fetch(address, init).catch((error: Error) => {
    const { message } = error.cause instanceof Error ? error.cause : error
    throw new Error(`The bucket at ${new URL(String(address)).host} cannot be reached: ${message}`, { cause: error })
  })
  let read = 0
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      read += piece.length
      onBytes?.(piece.length)
      if (read > MAX_ANSWER_BYTES) throw new Error('The bucket answers without an end.')
      controller.enqueue(piece)
    },
  })
  return new Response(answer.body?.pipeThrough(bounded) ?? null, answer)
}
