import { inLatinDigits } from './latin-digits'

/** Bidi marks, joiners, soft hyphens, variation selectors and others that leave a text looking the same. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** A text as people's texts are compared: in NFKC, without what nobody sees, with Latin digits. */
export const foldedText = (text: string): string => inLatinDigits(text.normalize('NFKC').replace(INVISIBLE, ''))
