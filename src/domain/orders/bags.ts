export const MAX_QUANTITY = 100_000

/** The number of bags that a text asks for: whole, from 1; what is none is 1. */
export const bagsIn = (text: string): number => Math.min(MAX_QUANTITY, Math.max(1, Number.parseInt(text, 10) || 1))

/** A number of bags by the words for one and for several. */
export const bagsInWords = (count: number, [one, several]: readonly [string, string]): string =>
  `${count} ${count === 1 ? one : several}`
