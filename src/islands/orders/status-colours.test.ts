import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ORDER_STATUSES } from '~/domain/orders/schema'
import { STATUS_TONES } from '../ui/StatusBadge'

const [light = '', dark = ''] = readFileSync('src/styles/tokens.css', 'utf8').split('@media')

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
])('each status has colours of its own in the %s theme, with a contrast of 4.5:1', (_theme, css) => {
  const token = (name: string) => new RegExp(`--${name}: (#\\w{6});`).exec(css)?.[1] ?? ''
  const colours = ORDER_STATUSES.map((status) => STATUS_TONES[status]).map(
    (tone) => [token(tone), token(`${tone}-light`)] as const,
  )
  expect(new Set(colours.flat()).size).toBe(ORDER_STATUSES.length * 2)
  expect(colours.filter(([words, ground]) => !(contrast(words, ground) >= 4.5))).toEqual([])
})
