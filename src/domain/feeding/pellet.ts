const LARGEST_PELLET = 20

/** NaN without one. */
export const firstNumberIn = (text: string) => Number(/\d+(?:\.\d+)?/.exec(text)?.[0] ?? Number.NaN)

/** The pellet as a number of millimetres with one decimal; undefined where the text names none that a trout eats. */
export function millimetresIn(text: string): string | undefined {
  const millimetres = firstNumberIn(text)
  return millimetres > 0 && millimetres <= LARGEST_PELLET ? millimetres.toFixed(1) : undefined
}
