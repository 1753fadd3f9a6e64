import { hashOf } from './tokens'

const MAX_VIEWERS = 500

/** Something that can be shown again while what it has seen stays the same. */
interface Seeing<Output> {
  see(output: Output): void
}

/** Answers kept for each kind of reader, so that polling costs no work while the store does not change. */
export class ReadyAnswers<Output, Kept extends Seeing<Output>> {
  readonly #answers = new Map<string, { version: number; kept: Kept }>()
  readonly #keep: () => Kept

  constructor(keep: () => Kept) {
    this.#keep = keep
  }

  /** The answer for `viewer` at this version of the store; `make` looks again where the version is another. */
  get(version: number, viewer: string, make: () => Output): Kept {
    const known = this.#answers.get(viewer)
    if (known?.version === version) return known.kept
    const kept = known?.kept ?? this.#keep()
    kept.see(make())
    if (!known && this.#answers.size >= MAX_VIEWERS) this.#answers.clear()
    this.#answers.set(viewer, { version, kept })
    return kept
  }
}

/** An answer as JSON, made again only where it shows other rows. */
export class ReadyBody {
  body = ''
  etag = ''
  #output: unknown

  see(output: unknown) {
    if (this.etag && isSameList(output, this.#output)) return
    this.#output = output
    this.body = JSON.stringify(output)
    this.etag = etagOf(this.body)
  }
}

/** The store replaces a row that changes: the same rows in the same order are the same list. */
export function isSameList(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return false
  return one.length === other.length && one.every((row, index) => row === other[index])
}

/** The ETag of a body; weak, since the same body goes out compressed and plain. */
export const etagOf = (body: string) => `W/"${hashOf(body)}"`

/** Whether an If-None-Match header names this tag. */
export function matches(header: string | null, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header?.split(',').some((tag) => opaque(tag) === opaque(etag) || tag.trim() === '*') ?? false
}

/** A GET's answer: 304 where the reader has it already. */
export function polled(request: Request, etag: string, body: () => string): Response {
  const headers = { ETag: etag, 'Cache-Control': 'private, no-cache', Vary: 'Cookie' }
  if (matches(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(body(), { headers: { 'Content-Type': 'application/json', ...headers } })
}
