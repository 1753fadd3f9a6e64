import { LANGUAGES, type Language, languageIn } from '~/languages'
import { words as en } from './en/words'
import { words as hi } from './hi/words'
import { type PageParams, pageParamsIn } from './page-params'
import type { Shape } from './shape'
import { words as ur } from './ur/words'

export type Words = Shape<ReturnType<typeof en>>

const makers: Record<Language, (figures: PageParams) => Words> = { en, ur, hi }

const known = Object.fromEntries(LANGUAGES.map((language) => [language, makers[language](pageParamsIn(language))])) as Record<
  Language,
  Words
>

export const wordsOf = (language: Language): Words => known[language]

/** The words of a page in the language of its route: `wordsIn(Astro)`. */
export const wordsIn = (page: Parameters<typeof languageIn>[0]): Words => wordsOf(languageIn(page))
