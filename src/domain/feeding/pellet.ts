const LARGEST_PELLET = 20

/** The first number in a text; NaN if there is none. */
export const firstNumberIn = (text: string) => Number(/\d+(?:\.\d+)?/.exec(text)?.[0] ?? Number.NaN)

/** The pellet size in millimetres with one decimal; undefined if the text has no size for trout. */
export function millimetresIn(text: string): string | undefined {
  const millimetres = firstNumberIn(text)
  return millimetres > 0 && millimetres <= LARGEST_PELLET ? millimetres.toFixed(1) : undefined
}
