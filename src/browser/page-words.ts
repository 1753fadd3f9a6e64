import { bringWords, liveWords } from '~/content/live-words'
import { languageOfPage } from './page-language'

globalThis.bringPageWords = async () => {
  const language = languageOfPage()
  await bringWords(language)
  return liveWords(language)
}
dispatchEvent(new Event('site'))
