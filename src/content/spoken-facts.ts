import type { Facts } from '~/formats/facts'
import type { Language } from '~/languages'
import { liveWords } from './kept-words'

type Typed = ReturnType<typeof liveWords>['product']['typed']

/** What operators type in English beside a figure, and the words that say it in another language. */
const PATTERNS: [pattern: RegExp, name: keyof Typed][] = [
  [/^(\S*\d.*?)\s*max(?:imum|\.)?$/i, 'most'],
  [/^(\S*\d.*?)\s*min(?:imum|\.)?$/i, 'least'],
  [/^([\d.,]+)\s*ton(?:ne)?s?$/i, 'tons'],
]

const IS_FIGURE = /\.(?:protein|fat|fiber|moisture|energy|pelletSize)$|Minimum$|^minimum/

/** A typed figure such as `3% max` in the language of the page; as it was typed where it says anything else. */
export function spokenFigure(language: Language, text: string): string {
  if (language === 'en') return text
  for (const [pattern, name] of PATTERNS) {
    const [, figure] = pattern.exec(text.trim()) ?? []
    if (figure) return liveWords(language).product.typed[name](figure)
  }
  return text
}

/** The facts of a page with their figures in its language. */
export const spokenFacts = (language: Language, facts: Partial<Facts>): Partial<Facts> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, text]) => [name, text && IS_FIGURE.test(name) ? spokenFigure(language, text) : text]),
  )
