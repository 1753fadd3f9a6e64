import { ERASED } from '~/domain/customers/erased'
import { mentionOf, PHONE_DIGITS, wordsOf } from '~/domain/customers/mentions'
import { deepFreeze } from '../store/committed-rows'
import type { Identity } from './kept-of-customer'

type Scrub = (text: string) => string

/** Takes a person out of texts. What was made of a row before is known again, since rows never change. */
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

  /** What a step makes of a row and of the texts to scrub alone. */
  once<Row extends object, Made>(step: string, row: Row, make: (row: Row) => Made): Made {
    const made = this.#made.get(step) ?? new WeakMap()
    this.#made.set(step, made)
    if (!made.has(row)) made.set(row, deepFreeze(make(row)))
    return made.get(row) as Made
  }
}

/** The scrubbing of the identity that was asked for last. */
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

/** Most texts are too short for a phone, or hold no address: they are not searched. */
function without(mention: RegExp | undefined, mayHold: (text: string) => boolean): Scrub {
  if (!mention) return (text) => text
  const all = new RegExp(mention, 'giu')
  return (text) => (mayHold(text) ? text.replaceAll(all, ERASED) : text)
}
