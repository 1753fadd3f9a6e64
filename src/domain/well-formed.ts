/** Half of a letter that UTF-16 writes in two. */
const HALF = /\p{Surrogate}/u

/** Whether no letter of a text is torn; the methods of that name are younger than the oldest browsers. */
export const isWellFormed = (text: string): boolean => !HALF.test(text)

/** A text with U+FFFD in place of each half of a letter. */
export const wellFormed = (text: string): string => text.replace(new RegExp(HALF, 'gu'), '\uFFFD')
