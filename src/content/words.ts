import type { AstroGlobal } from 'astro'
import type { PageValues } from '~/domain/account/page-values'
import { placeholders } from '~/domain/account/placeholders'
import { type Language, languageIn } from '~/languages'
import { words as en } from './en/words'
import { words as hi } from './hi/words'
import { type PageParams, pageParamsIn } from './page-params'
import type { Shape } from './shape'
import { words as ur } from './ur/words'

export type Words = Shape<ReturnType<typeof en>>

type Page = Pick<AstroGlobal, 'locals' | 'params'>

const makers: Record<Language, (params: PageParams) => Words> = { en, ur, hi }

const known = new WeakMap<PageValues, Partial<Record<Language, Words>>>()

/** The texts of a language with these values; cached. */
export function wordsOf(language: Language, values: PageValues): Words {
  const made = known.get(values) ?? {}
  known.set(values, made)
  made[language] ??= makers[language](pageParamsIn(language, values))
  return made[language]
}

/** The shop's values for a page: `valuesIn(Astro)`. A built page gets placeholders that the server fills. */
export const valuesIn = ({ locals }: Pick<Page, 'locals'>): PageValues => locals.values ?? placeholders

/** The texts of a page in the language of its route: `wordsIn(Astro)`. */
export const wordsIn = (page: Page): Words => wordsOf(languageIn(page), valuesIn(page))
