import { ERASED } from '~/domain/customers/erased'
import { mentionOf, PHONE_DIGITS, wordsOf } from '~/domain/customers/mentions'
import { deepFreeze } from '../store/committed-rows'
import type { Identity } from './kept-of-customer'

type Scrub = (text: string) => string

/** Removes a person from texts. Results are cached per row, because rows are immutable. */
export class Scrubbing {
  readonly scrub: Scrub
  readonly withoutNumber: Scrub
  readonly #made = new Map<string, WeakMap<object, unknown>>()

  constructor({ phones, emails, names }: Pick<Identity, 'phones' | 'emails' | 'names'>) {
    const words = wordsOf(names)
    const withoutAddress = without(mentionOf({ phones: [], emails }), (text) => text.includes('@'))
    this.withoutNumber = without(mentionOf({ phones, emails: [] }), ({ length }) => length >= PHONE_DIGITS)
    this.scrub = (text) => this.withoutNumber(withoutAddress(words ? text.replaceAll(words, ERASED) : text))
  }

  /** The cached result of a step that depends only on a row and the person. */
  once<Row extends object, Made>(step: string, row: Row, make: (row: Row) => Made): Made {
    const made = this.#made.get(step) ?? new WeakMap()
    this.#made.set(step, made)
    if (!made.has(row)) made.set(row, deepFreeze(make(row)))
    return made.get(row) as Made
  }
}

/** The scrubbing of the last requested identity. */
export class LastScrubbing {
  #name = ''
  #last: Scrubbing | undefined

  of({ phones, emails, names }: Identity): Scrubbing {
    const name = JSON.stringify([[...phones], [...emails], [...names]])
    if (name !== this.#name || !this.#last) this.#last = new Scrubbing({ phones, emails, names })
    this.#name = name
    return this.#last
  }
}

/** Skips most texts, which are too short for a phone or contain no address. */
function without(mention: RegExp | undefined, mayHold: (text: string) => boolean): Scrub {
  if (!mention) return (text) => text
  const all = new RegExp(mention, 'giu')
  return (text) => (mayHold(text) ? text.replaceAll(all, ERASED) : text)
}
