import { SMALL_FROM, STOCK_FROM } from './stages'

/** The weights of fish in grams from the start to the end of the line, on a wide window and on a phone. */
export const LINE_FROM = { wide: 0.5, narrow: 1 } as const
export const LINE_TO = 1000
/** Steps of the slider over the whole line. */
export const LINE_STEPS = 400

export type LineWidth = keyof typeof LINE_FROM

/** The weights in grams that are drawn and named. */
export const LINE_MARKS: Record<LineWidth, readonly number[]> = {
  wide: [1, 5, SMALL_FROM, STOCK_FROM, 150, 500],
  narrow: [1, 5, SMALL_FROM, STOCK_FROM, 300],
}

/** Where a weight in grams stands on the line, from 0 to 1: logarithmic. */
export function placeOf(grams: number, from: number): number {
  const place = Math.log(grams / from) / Math.log(LINE_TO / from)
  return Math.min(1, Math.max(0, place))
}

/** The weight in grams at a place from 0 to 1, as a farmer would say it: halves under 10 g, whole grams, then tens. */
export function gramsAt(place: number, from: number): number {
  const grams = from * (LINE_TO / from) ** place
  if (grams < 10) return Math.max(from, Math.round(grams * 2) / 2)
  return grams < 100 ? Math.round(grams) : Math.round(grams / 10) * 10
}

/** The length of a fish as a share of the line: by the cube root of its weight in grams. */
export const lengthOf = (grams: number, width: LineWidth): number =>
  Math.cbrt(Math.min(grams, LINE_TO)) * { wide: 0.0213, narrow: 0.032 }[width]
