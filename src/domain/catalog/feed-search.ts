import { CATEGORIES, CATEGORY_LABELS, categoryOfFish, FISH_SIZES, LIFE_STAGES, RECOMMENDED_CATEGORY } from '../feeding/stages'
import { plainText } from '../plain-text'
import { othersOf } from '../translations'
import { FEED_WORDS, type FeedWords, type Unit } from './feed-words'
import type { Category, Product } from './schema'
import { compoundsOf, simpleWords, typingErrors } from './search-words'

/** Maximum characters that are read of a search. */
const MAX_SEARCH = 200
const MAX_SEARCH_WORDS = 12

/** Minimum letters of a word to allow one typing error, and two. */
const LETTERS_FOR_ERRORS = [4, 8] as const

interface Searched {
  /** Name, SKU, pellet and weight. */
  own: string
  /** These plus the stage and the trade terms. */
  head: string
  /** The head plus the description. */
  text: string
}

/** Words of `FISH_SIZES` that compare: a weight next to one is a limit. */
const COMPARING = /\b(under|to|from|over)\b/

/** A number without a unit: the weight of a fish or a pellet size. */
const NUMBER_ALONE = /^\s*\p{Nd}+(?:[.,٫]\p{Nd}*)?\s*$/u

/** One word of a search: a set of word prefixes, or a fish weight. */
interface Term {
  beginnings: readonly string[]
  grams?: number
}

export function feedSearchOf(languages: readonly FeedWords[]) {
  const units = new Map(languages.flatMap(unitsOf))
  const trade = Object.fromEntries(CATEGORIES.map((category) => [category, textOf(tradeWords(languages, category), units)]))
  const known = new WeakMap<Product, Searched>()

  function searchedOf(feed: Product): Searched {
    const before = known.get(feed)
    if (before) return before
    const { name, category, sku, weight, description, specifications } = feed
    const own = textOf([name, ...othersOf(feed, 'name'), sku, specifications.pelletSize, weight], units)
    const head = own + trade[category]
    const searched = { own, head, text: head + textOf([description, ...othersOf(feed, 'description')], units) }
    known.set(feed, searched)
    return searched
  }

  /**
   * Finds the feeds that contain every word of a search, in any order. Matches in name, stage, SKU and sizes come before matches
   * that need the description. A trade term matches only whole words: "bari" (big) does not match "barik" (fine). A word that no
   * feed has is treated as a typing error.
   */
  return (feeds: readonly Product[], search: string): readonly Product[] => {
    const asked = termsOf(search, units)
    if (asked.length === 0) return feeds
    let names: ReadonlySet<string> | undefined
    const namesOf = () =>
      (names ??= new Set(
        [...Object.values(trade), ...feeds.map((feed) => searchedOf(feed).own)].flatMap((text) => text.split(' ')),
      ))
    const isIn = (part: 'head' | 'text', term: Term) => feeds.some((feed) => hasTerm(searchedOf(feed)[part], feed, term))
    const terms = asked.map((term) => {
      const whole = wholeWord(term)
      if (isIn('head', whole)) return whole
      return isIn('text', term) ? term : withoutErrors(term, namesOf())
    })
    const found = feeds.filter((feed) => terms.every((term) => hasTerm(searchedOf(feed).text, feed, term)))
    const isByHead = (feed: Product) => terms.every((term) => hasTerm(searchedOf(feed).head, feed, term))
    return [...found.filter(isByHead), ...found.filter((feed) => !isByHead(feed))]
  }
}

type Units = ReadonlyMap<string, Unit>

const unitsOf = (language: FeedWords) =>
  Object.entries(language.units).flatMap(([unit, words]) => simpleWords(words).map((word) => [word, unit as Unit] as const))

const tradeWords = (languages: readonly FeedWords[], category: Category) => [
  CATEGORY_LABELS[category],
  FISH_SIZES[category],
  ...languages.flatMap(({ stages, any }) => [
    ...LIFE_STAGES.filter((stage) => RECOMMENDED_CATEGORY[stage] === category).map((stage) => stages[stage]),
    any,
  ]),
]

const textOf = (texts: readonly string[], units: Units) =>
  ` ${texts.flatMap((text) => [...withUnits(simpleWords(text), units), '.', ...compoundsOf(text), '.']).join(' ')} `

const isNumber = (word: string | undefined) => word !== undefined && /^\d/.test(word)

const withUnits = (words: readonly string[], units: Units) =>
  words.map((word, index) => (isNumber(words[index - 1]) ? (units.get(word) ?? word) : word))

function termsOf(search: string, units: Units): Term[] {
  const words = withUnits(simpleWords(plainText(search.slice(0, MAX_SEARCH)).slice(0, MAX_SEARCH)), units).slice(
    0,
    MAX_SEARCH_WORDS,
  )
  const measured = (index: number) => isNumber(words[index - 1]) && units.has(words[index] ?? '')
  if (words.length === 1 && NUMBER_ALONE.test(search)) return [{ beginnings: [` ${words[0]} mm `], grams: Number(words[0]) }]
  return words.flatMap((word, index): Term[] => {
    if (measured(index)) return []
    if (!measured(index + 1)) return [{ beginnings: [` ${word}`] }]
    const unit = words[index + 1]
    const beginnings = [` ${word} ${unit} `]
    if (unit !== 'g') return [{ beginnings }]
    return [{ beginnings: COMPARING.test(words.join(' ')) ? beginnings : [], grams: Number(word) }]
  })
}

const hasTerm = (text: string, { category }: Product, { beginnings, grams }: Term) =>
  beginnings.some((beginning) => text.includes(beginning)) || (grams !== undefined && categoryOfFish(grams) === category)

const wholeWord = (term: Term): Term => ({ ...term, beginnings: term.beginnings.map((beginning) => `${beginning.trimEnd()} `) })

/** Replaces the word of a term by the nearest known words, if there are any. */
function withoutErrors(term: Term, words: ReadonlySet<string>): Term {
  const word = term.beginnings[0]?.trim() ?? ''
  const most = /^\p{L}[\p{L}\p{M}]*$/u.test(word) ? LETTERS_FOR_ERRORS.filter((letters) => word.length >= letters).length : 0
  if (most === 0) return term
  const errors = new Map<string, number>()
  for (const each of words) if (each.length > 2) errors.set(each, typingErrors(word, each, most))
  const least = Math.min(...errors.values())
  if (least > most) return term
  return { beginnings: [...errors].filter(([, count]) => count === least).map(([each]) => ` ${each} `) }
}

export const searchFeeds = feedSearchOf(FEED_WORDS)
