/** The weight in grams where the line starts: on a wide window, on a phone, and where it stands low among others. */
export const LINE_FROM = { wide: 0.5, narrow: 1, low: 0.5 } as const
export const LINE_TO = 1000
/** Steps of the slider over the whole line. */
export const LINE_STEPS = 400

export type LineWidth = keyof typeof LINE_FROM

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
  Math.cbrt(Math.min(grams, LINE_TO)) * { wide: 0.0213, narrow: 0.032, low: 0.032 }[width]

/** A part of the line as its drawing takes it. */
export const percent = (part: number): string => `${+(part * 100).toFixed(2)}%`

/** The place and length of a fish of so many grams, as parts of the line's SVG. */
export function fishAt(grams: number, width: LineWidth) {
  const length = lengthOf(grams, width)
  const least = Math.min(Math.max(placeOf(grams, LINE_FROM[width]) - length / 2, 0), 1 - length)
  return { x: percent(least), width: percent(length) }
}

/** Whether the thumb of a low line at one weight covers the figure of another. */
export const isUnderThumb = (mark: number, grams: number): boolean =>
  Math.abs(placeOf(mark, LINE_FROM.low) - placeOf(grams, LINE_FROM.low)) < 0.11
