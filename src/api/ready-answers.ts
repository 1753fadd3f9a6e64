import { hashOf } from './tokens'

interface ReadyAnswer {
  body: string
  etag: string
}

const MAX_VIEWERS = 500

/** Answers made once per state of the store and kind of reader, so that polling costs no work while nothing changes. */
export class ReadyAnswers {
  #version = -1
  readonly #answers = new Map<string, ReadyAnswer>()

  /** The answer for `viewer` at this version of the store, made by `make` if it is not there yet. */
  get(version: number, viewer: string, make: () => unknown): ReadyAnswer {
    if (version !== this.#version || this.#answers.size >= MAX_VIEWERS) this.#answers.clear()
    this.#version = version
    const ready = this.#answers.get(viewer) ?? readyAnswer(JSON.stringify(make()))
    this.#answers.set(viewer, ready)
    return ready
  }
}

const readyAnswer = (body: string): ReadyAnswer => ({ body, etag: etagOf(body) })

/** The ETag of a body; weak, since the same body goes out compressed and plain. */
export const etagOf = (body: string) => `W/"${hashOf(body)}"`

/** Whether an If-None-Match header names this tag. */
export function matches(header: string | null, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header?.split(',').some((tag) => opaque(tag) === opaque(etag) || tag.trim() === '*') ?? false
}
