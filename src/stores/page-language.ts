import { LANGUAGES, type Language } from '~/languages'

/** The language of the open page. */
export const languageOfPage = (): Language =>
  LANGUAGES.find((language) => document.documentElement.lang.startsWith(language)) ?? 'en'
