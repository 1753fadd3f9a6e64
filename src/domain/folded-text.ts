import { inLatinDigits } from './latin-digits'

/** Invisible characters: bidi marks, joiners, soft hyphens, variation selectors and others. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Normalizes a text for comparison: NFKC, without invisible characters, with Latin digits. */
export const foldedText = (text: string): string => inLatinDigits(text.normalize('NFKC').replace(INVISIBLE, ''))
