import { loadMessages, messagesOf } from '~/content/load-messages'
import { languageOfPage } from '~/stores/page-language'

globalThis.loadPageMessages = async () => {
  const language = languageOfPage()
  const parts = [...document.querySelectorAll<HTMLElement>('[data-words]')].flatMap(({ dataset }) => dataset['words'] ?? [])
  await loadMessages(language, parts)
  return messagesOf(language)
}
dispatchEvent(new Event('site'))
