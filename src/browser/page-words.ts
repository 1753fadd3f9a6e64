import { bringWords, liveWords } from '~/content/live-words'
import { languageOfPage } from './page-language'

globalThis.bringPageWords = async () => {
  const language = languageOfPage()
  const parts = [...document.querySelectorAll<HTMLElement>('[data-words]')].flatMap(({ dataset }) => dataset['words'] ?? [])
  await bringWords(language, parts)
  return liveWords(language)
}
dispatchEvent(new Event('site'))
