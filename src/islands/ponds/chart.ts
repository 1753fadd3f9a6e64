import { dayNumber, dayOfNumber } from '~/domain/ponds/days'
import { useMessages } from '../ui/language'

export const WIDTH = 320
export const HEIGHT = 170
export const LEFT = 34
export const RIGHT = WIDTH - 8
const TOP = 14
export const FLOOR = HEIGHT - 22

/** The positions of days and values on a chart. */
export function scales(from: string, to: string, most: number) {
  const first = dayNumber(from)
  const days = Math.max(1, dayNumber(to) - first)
  const top = roundUp(most)
  const x = (day: string) => place(LEFT + ((dayNumber(day) - first) / days) * (RIGHT - LEFT))
  const y = (value: number) => place(FLOOR - (value / top) * (FLOOR - TOP))
  return { x, y, top, middle: dayOfNumber(first + Math.round(days / 2)) }
}

const place = (pixels: number) => Math.round(pixels * 10) / 10

/** The next number suitable as the end of an axis. */
function roundUp(value: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(value, 0.001)))
  return ([1, 1.5, 2, 3, 4, 5, 6, 8].find((step) => step * size >= value) ?? 10) * size
}

/** Formats a day on an axis, without its year. */
export function useShortDay(): (day: string) => string {
  const { months } = useMessages().dates
  return (day) => `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]}`
}
