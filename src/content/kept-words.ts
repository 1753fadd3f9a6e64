import type { Language } from '~/languages'
import type { live as calculators } from './en/calculators'
import type { live } from './en/live'
import type { live as ponds } from './en/ponds'
import type { Shape } from './shape'

/** The words that islands and other scripts write. Those of a part are there on its pages only. */
export type LiveWords = Shape<ReturnType<typeof live> & ReturnType<typeof calculators> & ReturnType<typeof ponds>>

/** The words of the parts that public pages and the back office share. */
export type SharedWords = Pick<LiveWords, 'bell' | 'dates' | 'forms' | 'stockBadges' | 'toasts'>

const known = new Map<Language, SharedWords>()

export const keepWords = (language: Language, words: SharedWords) => void known.set(language, words)

/** Throws where the words have not been brought. */
export function sharedWords(language: Language): SharedWords {
  const words = known.get(language)
  if (!words) throw new Error(`The words of ${language} are not here yet.`)
  return words
}

/** All the words, on a page that has brought them. The back office keeps only those that are shared. */
export const liveWords = (language: Language): LiveWords => sharedWords(language) as LiveWords
