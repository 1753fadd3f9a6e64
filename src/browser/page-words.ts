import { bringWords } from '~/content/live-words'
import { LANGUAGES } from '~/languages'

const languageOfPage = () => LANGUAGES.find((language) => document.documentElement.lang.startsWith(language)) ?? 'en'

globalThis.bringPageWords = () => bringWords(languageOfPage())
dispatchEvent(new Event('site'))
