import { loadMessages, messagesOf } from '~/content/load-messages'
import { languageOfPage } from '~/stores/page-language'

globalThis.loadPageMessages = async () => {
  const language = languageOfPage()
  const parts = [...document.querySelectorAll<HTMLElement>('[data-messages]')].flatMap(({ dataset }) => dataset['messages'] ?? [])
  await loadMessages(language, parts)
  return messagesOf(language)
}
dispatchEvent(new Event('site'))
