import { LANGUAGES, type Language } from '~/languages'
import { type MessageParams, messageParamsIn } from './message-params'
import { type Messages, setMessages } from './messages'

type Files = Record<Language, () => Promise<{ messages: (figures: MessageParams) => Partial<Messages> }>>

const everywhere: Files = {
  en: () => import('./en/messages'),
  ur: () => import('./ur/messages'),
  hi: () => import('./hi/messages'),
}

const calculators: Files = {
  en: () => import('./en/calculators'),
  ur: () => import('./ur/calculators'),
  hi: () => import('./hi/calculators'),
}

const ponds: Files = {
  en: () => import('./en/ponds'),
  ur: () => import('./ur/ponds'),
  hi: () => import('./hi/ponds'),
}

/** Texts that only some pages need. An element with this name in `data-messages` needs the part. */
const PARTS = { calculators, ponds }

export { type Messages, messagesOf } from './messages'

/** Loads the texts of a language with these parts. A browser downloads only those of its page, once. */
export async function loadMessages(language: Language, parts = Object.keys(PARTS)) {
  const wanted = Object.entries(PARTS).filter(([name]) => parts.includes(name))
  const words = await Promise.all([everywhere, ...wanted.map(([, files]) => files)].map((files) => files[language]()))
  const figures = messageParamsIn(language)
  setMessages(language, Object.assign({}, ...words.map(({ messages }) => messages(figures))))
}

// The server renders pages in all languages.
if (import.meta.env.SSR) await Promise.all(LANGUAGES.map((language) => loadMessages(language)))
