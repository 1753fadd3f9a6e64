import { LANGUAGES, type Language } from '~/languages'
import { type Figures, figuresIn } from './figures'
import { keepWords, type LiveWords } from './kept-words'

const files: Record<Language, () => Promise<{ live: (figures: Figures) => LiveWords }>> = {
  en: () => import('./en/live'),
  ur: () => import('./ur/live'),
  hi: () => import('./hi/live'),
}

export { type LiveWords, liveWords } from './kept-words'

/** Brings the words of a language; a browser fetches those of its page alone, once. */
export async function bringWords(language: Language) {
  const { live } = await files[language]()
  keepWords(language, live(figuresIn(language)))
}

// The server writes pages in all languages.
if (import.meta.env.SSR) await Promise.all(LANGUAGES.map(bringWords))
