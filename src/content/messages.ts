import type { Language } from '~/languages'
import type { messages as calculators } from './en/calculators'
import type { messages } from './en/messages'
import type { messages as ponds } from './en/ponds'
import type { Shape } from './shape'

/** The words that islands and other scripts write. Those of a part are there on its pages only. */
export type Messages = Shape<ReturnType<typeof messages> & ReturnType<typeof calculators> & ReturnType<typeof ponds>>

/** The words of the parts that public pages and the back office share. */
export type SharedMessages = Pick<Messages, 'bell' | 'dates' | 'forms' | 'partFailed' | 'stockBadges' | 'toasts'>

const known = new Map<Language, SharedMessages>()

export const setMessages = (language: Language, words: SharedMessages) => void known.set(language, words)

/** Throws where the words have not been brought. */
export function sharedMessages(language: Language): SharedMessages {
  const words = known.get(language)
  if (!words) throw new Error(`The words of ${language} are not here yet.`)
  return words
}

/** All the words, on a page that has brought them. The back office keeps only those that are shared. */
export const messagesOf = (language: Language): Messages => sharedMessages(language) as Messages
