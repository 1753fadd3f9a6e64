import { CATEGORIES, SMALL_FROM, STOCK_FROM } from './stages'
import { LINE_FROM, LINE_TO, type LineWidth, placeOf } from './weight-line'

/** The labelled marks of the line, in grams. */
export const LINE_MARKS: Record<LineWidth, readonly number[]> = {
  wide: [1, 5, SMALL_FROM, STOCK_FROM, 150, 500],
  narrow: [1, 5, SMALL_FROM, STOCK_FROM, 300],
  print: [1, 5, SMALL_FROM, STOCK_FROM, 300],
  low: [LINE_FROM.low, SMALL_FROM, STOCK_FROM, LINE_TO],
}

/** The weights in grams of the fish on the line; no two touch. */
export const LINE_FISH = { wide: [1, 5, SMALL_FROM, STOCK_FROM, 500], narrow: [1, 5, SMALL_FROM, 300] } as const

/** Start and end of each feed's band on the line, from 0 to 1. */
export function bandsOf(width: LineWidth) {
  const borders = [0, placeOf(SMALL_FROM, LINE_FROM[width]), placeOf(STOCK_FROM, LINE_FROM[width]), 1] as const
  return CATEGORIES.map((stage, index) => ({ stage, from: borders[index] ?? 0, to: borders[index + 1] ?? 1 }))
}
