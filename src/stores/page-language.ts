import { LANGUAGES, type Language, splitPath } from '~/languages'

/** The language of the open page. Translators write into `lang`, and a page of no signal may stand at an address of another. */
export const languageOfPage = (): Language =>
  LANGUAGES.find((language) => language === document.documentElement.dataset['language']) ?? splitPath(location.pathname).language
