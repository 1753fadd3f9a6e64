import type { Language } from '~/languages'
import type { messages as calculators } from './en/calculators'
import type { messages } from './en/messages'
import type { messages as ponds } from './en/ponds'
import type { Shape } from './shape'

/** The texts that islands and other scripts write. The texts of a part are only on its pages. */
export type Messages = Shape<ReturnType<typeof messages> & ReturnType<typeof calculators> & ReturnType<typeof ponds>>

/** The texts that public pages and the back office share. */
export type SharedMessages = Pick<Messages, 'bell' | 'dates' | 'forms' | 'partFailed' | 'stockBadges' | 'toasts'>

const known = new Map<Language, SharedMessages>()

export const setMessages = (language: Language, words: SharedMessages) => void known.set(language, words)

/** Returns the shared texts of a language. Throws if they have not been loaded. */
export function sharedMessages(language: Language): SharedMessages {
  const words = known.get(language)
  if (!words) throw new Error(`The words of ${language} are not here yet.`)
  return words
}

/** All texts, on a page that has loaded them. The back office has only the shared ones. */
export const messagesOf = (language: Language): Messages => sharedMessages(language) as Messages
