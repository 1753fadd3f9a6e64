import { inLatinDigits } from './latin-digits'

/** A PIN as the shop keeps it, however it was typed: 192 202 is 192202. */
export const pinOf = (typed: string): string => inLatinDigits(typed).replace(/\s/g, '')
