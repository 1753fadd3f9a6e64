import { foldedText } from './folded-text'

/** Lookalike letters: Cyrillic and Greek for Latin ones, Kashmiri and Arabic for Urdu ones. */
const LOOKALIKES = 'АВЕЅІЈКМНОРСТУҮХӀԌаеѕіјкмнорсптуүхгвьһԁӏԍԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεζηικνορτυχγωıɑɡيىؠۍكةهھںٲٳۄۆ'
const PLAIN = 'ABESIJKMHOPCTYYXlGaesijkmhopcntyyxrbbhdlgqwABEZHIKMNOPTYXabeznikvoptuxywiagییییکہہہنااوو'

const LETTERS = new Map(Array.from(LOOKALIKES, (letter, index) => [letter, PLAIN.charAt(index)]))

const isPlain = (text: string) => /^[ -~]*$/.test(text)

/** Normalizes a place name or address for comparison: one letter for lookalikes and homophones, no accents. */
export function foldedPlace(text: string): string {
  if (isPlain(text)) return text.toLowerCase().replace(/ +/g, ' ')
  return Array.from(foldedText(text).normalize('NFKD'), (letter) => LETTERS.get(letter) ?? letter)
    .join('')
    .toLowerCase()
    .replace(/([\p{Script=Latin}\p{Script=Arabic}])\p{M}+|़/gu, '$1')
    .replaceAll('ँ', 'ं')
    .replace(/\s+/g, ' ')
    .normalize('NFKC')
}
