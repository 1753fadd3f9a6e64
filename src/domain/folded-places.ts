import { foldedText } from './folded-text'

/** Letters of Cyrillic and Greek, and the Latin ones that they look like. */
const LOOKALIKES = 'АВЕЅІЈКМНОРСТУҮХӀԌаеѕіјкмнорсптуүхгвьһԁӏԍԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεζηικνορτυχγωıɑɡ'
const LATIN = 'ABESIJKMHOPCTYYXlGaesijkmhopcntyyxrbbhdlgqwABEZHIKMNOPTYXabeznikvoptuxywiag'

const LETTERS = new Map(Array.from(LOOKALIKES, (letter, index) => [letter, LATIN.charAt(index)]))

const isPlain = (text: string) => /^[ -~]*$/.test(text)

/** The name of a place, or an address, as names are compared: in small Latin letters for those that look like them, without accents. */
export function foldedPlace(text: string): string {
  if (isPlain(text)) return text.toLowerCase().replace(/ +/g, ' ')
  return Array.from(foldedText(text).normalize('NFKD'), (letter) => LETTERS.get(letter) ?? letter)
    .join('')
    .toLowerCase()
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/\s+/g, ' ')
    .normalize('NFKC')
}
