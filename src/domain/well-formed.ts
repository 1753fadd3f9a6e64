/** A lone surrogate. */
const HALF = /\p{Surrogate}/u

/** Whether a text has no lone surrogates. The oldest supported browsers lack `isWellFormed`. */
export const isWellFormed = (text: string): boolean => !HALF.test(text)

/** Replaces lone surrogates with U+FFFD. */
export const wellFormed = (text: string): string => text.replace(new RegExp(HALF, 'gu'), '\uFFFD')
