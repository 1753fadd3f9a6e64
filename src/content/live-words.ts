import { LANGUAGES, type Language } from '~/languages'
import type { live as english } from './en/live'
import { type Figures, figuresIn } from './figures'
import type { Shape } from './shape'

export type LiveWords = Shape<ReturnType<typeof english>>

const files: Record<Language, () => Promise<{ live: (figures: Figures) => LiveWords }>> = {
  en: () => import('./en/live'),
  ur: () => import('./ur/live'),
  hi: () => import('./hi/live'),
}

const known = new Map<Language, LiveWords>()

/** Brings the words of a language; a browser fetches those of its page alone, once. */
export async function bringWords(language: Language) {
  const { live } = await files[language]()
  keepWords(language, live)
}

export function keepWords(language: Language, live: (figures: Figures) => LiveWords) {
  if (!known.has(language)) known.set(language, live(figuresIn(language)))
}

/** Throws where the words have not been brought. */
export function liveWords(language: Language): LiveWords {
  const words = known.get(language)
  if (!words) throw new Error(`The words of ${language} are not here yet.`)
  return words
}

// The server writes pages in all languages.
if (import.meta.env.SSR) await Promise.all(LANGUAGES.map(bringWords))
