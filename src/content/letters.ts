import type { OtherLanguage } from '~/languages'

/** Letters and digits that look like those of a language but are not: Arabic ones in Urdu, Devanagari digits in Hindi. */
const FOREIGN: Record<OtherLanguage, RegExp> = {
  ur: /[\u0643\u0647\u0649\u064a\u0660-\u0669\u06f0-\u06f9]/g,
  hi: /[\u0966-\u096f]/g,
}

export const foreignLetters = (language: OtherLanguage, text: string): readonly string[] => text.match(FOREIGN[language]) ?? []
