import { inLatinDigits } from './latin-digits'

/** Accents, Urdu vowel signs and Hindi dots, which few people type. */
const ACCENT = /[\u0300-\u036f\u064b-\u065f\u0670\u093c]/g

/** Invisible characters: direction marks, joiners, soft hyphens and the Urdu kashida. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u0640]/gu

/** Letters with more than one encoding, and lookalikes. */
const WRITTEN = 'يىؠۍكهةۃھٲٳۄۆں٫\u0901‘’ʼ`‐‑‒–—−'
const MEANT = "یییی\u06a9ہہہہااوون.\u0902''''------"

const TWINS = new Map(Array.from(WRITTEN, (letter, index) => [letter, MEANT.charAt(index)]))
const TWIN = new RegExp(`[${WRITTEN}]`, 'g')

const isPlain = (text: string) => /^[ -~]*$/.test(text)

/**
 * Normalizes a text for search, in shop and back office: lower case, no accents or invisible characters, one letter for lookalikes,
 * Latin digits, single spaces.
 */
export function plainText(text: string): string {
  if (isPlain(text)) return text.toLowerCase().replace(/ {2,}/g, ' ')
  return inLatinDigits(text.normalize('NFKD').replace(INVISIBLE, ''))
    .replace(ACCENT, '')
    .replace(TWIN, (letter) => TWINS.get(letter) ?? letter)
    .toLowerCase()
    .replace(/\s+/g, ' ')
}
