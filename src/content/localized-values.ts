import type { PageValues } from '~/domain/account/page-values'
import { measured } from '~/domain/catalog/measures'
import type { Language } from '~/languages'
import { isolated } from './message-params'
import { messagesOf } from './messages'

type Typed = ReturnType<typeof messagesOf>['product']['typed']

/** A figure with the English words that operators type next to it. */
const TYPED = /^(\S*\d.*?)\s*(max|min|ton)(?:imum|ne)?s?\.?$/i

const IS_NUMERIC = /\.(?:protein|fat|fiber|moisture|energy|pelletSize)$|Minimum$|^minimum/

/** Translates a typed figure such as `3% max` and separates its unit. Returns any other text unchanged. */
export function localizedValue(language: Language, text: string): string {
  const [, figure, name] = language === 'en' ? [] : (TYPED.exec(text.trim()) ?? [])
  return figure && name ? messagesOf(language).product.typed[name.toLowerCase() as keyof Typed](figure) : measured(text)
}

/** The same, isolated for use inside a text of the page. */
export const typedFigure = (language: Language, text: string) => isolated(language, localizedValue(language, text))

/** The values of a page with translated figures. */
export const localizedValues = <Values extends Partial<PageValues>>(language: Language, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, text]) => [name, IS_NUMERIC.test(name) ? localizedValue(language, text) : text]),
  ) as Values
