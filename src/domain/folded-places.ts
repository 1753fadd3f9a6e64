import { foldedText } from './folded-text'

/** Letters of Cyrillic and Greek, and the Latin ones that they look like; those of Kashmiri and Arabic, and the ones of Urdu. */
const LOOKALIKES = 'АВЕЅІЈКМНОРСТУҮХӀԌаеѕіјкмнорсптуүхгвьһԁӏԍԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεζηικνορτυχγωıɑɡيىؠۍكةهھںٲٳۄۆ'
const PLAIN = 'ABESIJKMHOPCTYYXlGaesijkmhopcntyyxrbbhdlgqwABEZHIKMNOPTYXabeznikvoptuxywiagییییکہہہنااوو'

const LETTERS = new Map(Array.from(LOOKALIKES, (letter, index) => [letter, PLAIN.charAt(index)]))

const isPlain = (text: string) => /^[ -~]*$/.test(text)

/** The name of a place, or an address, as names are compared: one letter for those that look or sound the same, without accents. */
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
