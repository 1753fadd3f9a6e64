import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ORDER_STATUSES } from '~/domain/orders/schema'

const [light = '', dark = ''] = readFileSync('src/islands/ui/Status.module.css', 'utf8').split('@media')

/** The colours of each status; the first status has those without a name. */
const coloursIn = (css: string) =>
  [...css.matchAll(/--status-words: (#\w{6});\s*--status-ground: (#\w{6})/g)].map(([, words = '', ground = '']) => ({
    words,
    ground,
  }))

/** Relative luminance by WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

test.each([
  ['light', light],
  ['dark', dark],
])('each status has colours of its own in the %s theme, with a contrast of 7:1', (_theme, css) => {
  const colours = coloursIn(css)
  expect(colours).toHaveLength(ORDER_STATUSES.length)
  expect(new Set(colours.map(({ ground }) => ground)).size).toBe(ORDER_STATUSES.length)
  expect(colours.filter(({ words, ground }) => contrast(words, ground) < 7)).toEqual([])
})
