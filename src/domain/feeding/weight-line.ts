/** The first weight of the line in grams: on wide windows, on phones, in the low variant and in print. */
export const LINE_FROM = { wide: 0.5, narrow: 1, low: 0.5, print: 1 } as const
export const LINE_TO = 1000
/** Number of slider steps. */
export const LINE_STEPS = 400

export type LineWidth = keyof typeof LINE_FROM

/** The position of a weight in grams on the line, from 0 to 1: logarithmic. */
export function placeOf(grams: number, from: number): number {
  const place = Math.log(grams / from) / Math.log(LINE_TO / from)
  return Math.min(1, Math.max(0, place))
}

/** The weight in grams at a position from 0 to 1, rounded: halves under 10 g, whole grams, then tens. */
export function gramsAt(place: number, from: number): number {
  const grams = from * (LINE_TO / from) ** place
  if (grams < 10) return Math.max(from, Math.round(grams * 2) / 2)
  return grams < 100 ? Math.round(grams) : Math.round(grams / 10) * 10
}

/** The slider's step at a weight in grams; 0 for NaN. */
export const stepOf = (grams: number): number => Math.round(placeOf(grams || LINE_FROM.wide, LINE_FROM.wide) * LINE_STEPS)

/** The length of a fish relative to the line: proportional to the cube root of its weight in grams. */
export const lengthOf = (grams: number, width: LineWidth): number =>
  Math.cbrt(Math.min(grams, LINE_TO)) * { wide: 0.033, narrow: 0.066, low: 0.032, print: 0.032 }[width]

/** Formats a fraction for the drawing. */
export const percent = (part: number): string => `${+(part * 100).toFixed(2)}%`

/** Position and length of a fish by weight in grams, relative to the line's SVG. */
export function fishAt(grams: number, width: LineWidth) {
  return { x: percent(startOf(grams, width)), width: percent(lengthOf(grams, width)) }
}

function startOf(grams: number, width: LineWidth): number {
  const length = lengthOf(grams, width)
  return Math.min(Math.max(placeOf(grams, LINE_FROM[width]) - length / 2, 0), 1 - length)
}

const apart = (one: number, other: number, width: LineWidth): number =>
  Math.abs(placeOf(one, LINE_FROM[width]) - placeOf(other, LINE_FROM[width]))

/** Whether the thumb, or the weight shown below it, hides a mark's label. */
export const isUnderThumb = (mark: number, grams: number, width: LineWidth): boolean =>
  apart(mark, grams, width) < { wide: 0.07, narrow: 0.19, low: 0.11, print: 0 }[width]

/** Whether two fish of these weights touch each other. */
export function doTouch(one: number, other: number, width: LineWidth): boolean {
  const [a, b] = [startOf(one, width), startOf(other, width)]
  return a < b + lengthOf(other, width) && b < a + lengthOf(one, width)
}
