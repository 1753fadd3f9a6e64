export const MAX_QUANTITY = 100_000

/** Parses a number of bags: an integer from 1; 1 for invalid text. */
export const bagsIn = (text: string): number => Math.min(MAX_QUANTITY, Math.max(1, Number.parseInt(text, 10) || 1))

/** Formats a number of bags with the singular or plural. */
export const bagsInWords = (count: number, [one, several]: readonly [string, string]): string =>
  `${count} ${count === 1 ? one : several}`
