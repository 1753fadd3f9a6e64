import { bringWords, liveWords } from '~/content/live-words'
import { LANGUAGES } from '~/languages'

const languageOfPage = () => LANGUAGES.find((language) => document.documentElement.lang.startsWith(language)) ?? 'en'

globalThis.bringPageWords = async () => {
  const language = languageOfPage()
  await bringWords(language)
  return liveWords(language)
}
dispatchEvent(new Event('site'))
