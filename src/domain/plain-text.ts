import { inLatinDigits } from './latin-digits'

/** Accents, the vowel signs of Urdu and the dots below letters of Hindi, which few people type. */
const ACCENT = /[\u0300-\u036f\u064b-\u065f\u0670\u093c]/g

/** What nobody sees: marks of direction, joiners, soft hyphens, and the stroke that draws an Urdu word out. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u0640]/gu

/** What keyboards write in two ways, such as two letters of one look. */
const WRITTEN = 'يىؠۍكهةۃھٲٳۄۆں٫\u0901‘’ʼ`‐‑‒–—−'
const MEANT = "یییی\u06a9ہہہہااوون.\u0902''''------"

const TWINS = new Map(Array.from(WRITTEN, (letter, index) => [letter, MEANT.charAt(index)]))
const TWIN = new RegExp(`[${WRITTEN}]`, 'g')

const isPlain = (text: string) => /^[ -~]*$/.test(text)

/**
 * A text as a search takes two for the same, in the shop and in the back office: without capitals, accents and what nobody
 * sees, one letter for those of one look, Latin digits, one space between words.
 */
export function plainText(text: string): string {
  if (isPlain(text)) return text.toLowerCase().replace(/ {2,}/g, ' ')
  return inLatinDigits(text.normalize('NFKD').replace(INVISIBLE, ''))
    .replace(ACCENT, '')
    .replace(TWIN, (letter) => TWINS.get(letter) ?? letter)
    .toLowerCase()
    .replace(/\s+/g, ' ')
}
