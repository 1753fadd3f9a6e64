import type { PageValues } from '~/domain/account/page-values'
import { measured } from '~/domain/catalog/measures'
import type { Language } from '~/languages'
import { isolated } from './message-params'
import { messagesOf } from './messages'

type Typed = ReturnType<typeof messagesOf>['product']['typed']

/** A figure and what operators type in English beside it. */
const TYPED = /^(\S*\d.*?)\s*(max|min|ton)(?:imum|ne)?s?\.?$/i

const IS_NUMERIC = /\.(?:protein|fat|fiber|moisture|energy|pelletSize)$|Minimum$|^minimum/

/** A typed figure such as `3% max` in the language of the page, its unit apart; as it was typed where it says anything else. */
export function localizedValue(language: Language, text: string): string {
  const [, figure, name] = language === 'en' ? [] : (TYPED.exec(text.trim()) ?? [])
  return figure && name ? messagesOf(language).product.typed[name.toLowerCase() as keyof Typed](figure) : measured(text)
}

/** The same inside a text of the page. */
export const typedFigure = (language: Language, text: string) => isolated(language, localizedValue(language, text))

/** The values of a page with their figures in its language. */
export const localizedValues = <Values extends Partial<PageValues>>(language: Language, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, text]) => [name, IS_NUMERIC.test(name) ? localizedValue(language, text) : text]),
  ) as Values
