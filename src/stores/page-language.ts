import { type Language, splitPath } from '~/languages'

/** The language of the open page, by its address: translators write into `lang`. */
export const languageOfPage = (): Language => splitPath(location.pathname).language
