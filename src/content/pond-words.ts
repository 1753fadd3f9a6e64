import { LANGUAGES, type Language } from '~/languages'
import type { ponds as english } from './en/ponds'
import type { Shape } from './shape'

export type PondWords = Shape<typeof english>

const files: Record<Language, () => Promise<{ ponds: PondWords }>> = {
  en: () => import('./en/ponds'),
  ur: () => import('./ur/ponds'),
  hi: () => import('./hi/ponds'),
}

const known = new Map<Language, PondWords>()

/** Brings the words of the pond book in a language. */
export async function bringPondWords(language: Language) {
  const { ponds } = await files[language]()
  known.set(language, ponds)
}

/** Throws where the words have not been brought. */
export function pondWords(language: Language): PondWords {
  const words = known.get(language)
  if (!words) throw new Error(`The pond book’s words of ${language} are not here yet.`)
  return words
}

// The server and the tests have all languages.
if (import.meta.env.SSR) await Promise.all(LANGUAGES.map(bringPondWords))
