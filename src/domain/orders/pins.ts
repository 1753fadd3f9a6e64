import { foldedText } from '../folded-text'

/** A PIN as the shop keeps it, however it was typed: 192 202 is 192202. */
export const pinOf = (typed: string): string => foldedText(typed).replace(/[\s\p{Pd}]/gu, '')
