import { LANGUAGES, type Language, splitPath } from '~/languages'

/** The language of the open page. `lang` is unreliable: translators change it. So is the URL: offline pages may be in another language. */
export const languageOfPage = (): Language =>
  LANGUAGES.find((language) => language === document.documentElement.dataset['language']) ?? splitPath(location.pathname).language
