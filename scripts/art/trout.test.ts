import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { TROUT } from '../../src/islands/fish/trout-picture'
import { swing, troutPicture } from './trout'

const phases = Array.from({ length: TROUT.phases }, (_, phase) => phase)

/** The maximum lateral movement of a point of the body, relative to its length. */
const furthest = (along: number) => Math.max(...phases.map((phase) => Math.abs(swing(along, phase)))) / 100

describe('a trout', () => {
  test('swings its head by 0.02 of its length and its tail by 0.10', () => {
    expect(furthest(0)).toBeCloseTo(0.02, 2)
    expect(furthest(100)).toBeCloseTo(0.1, 2)
  })

  test('bends in a wave that runs to the tail', () => {
    const crest = (phase: number) => {
      const places = Array.from({ length: 40 }, (_, along) => along)
      return places.reduce((best, along) => (swing(along, phase) > swing(best, phase) ? along : best), 0)
    }
    expect(crest(4)).toBeGreaterThan(crest(3))
  })

  test('is drawn in each phase within its box', () => {
    const svg = troutPicture()
    const boxHeight = Number(/ height="(\d+)"/.exec(svg)?.[1]) / TROUT.phases
    const drawn = svg.split('<path class="p"').slice(1)
    expect(drawn).toHaveLength(TROUT.phases)
    for (const [phase, text] of drawn.entries()) {
      const heights = [...text.matchAll(/[\d.-]+ ([\d.-]+)/g)].map(([, y]) => Number(y) - phase * boxHeight)
      expect(heights.length).toBeGreaterThan(50)
      expect(Math.min(...heights)).toBeGreaterThan(0)
      expect(Math.max(...heights)).toBeLessThan(boxHeight)
    }
  })

  test('has the ink, the paper and the rose of the trout from the side', () => {
    const coloursOf = (svg: string) => new Set(svg.match(/#[\da-f]{6}\b/g))
    const side = coloursOf(readFileSync('art/masters/trout-outline.svg', 'utf8'))
    const above = coloursOf(troutPicture())
    expect(above.size).toBe(5)
    expect([...above].filter((colour) => !side.has(colour))).toEqual([])
  })

  test('is 40 to 70 pixels long', () => {
    expect(TROUT.width).toBeGreaterThanOrEqual(40)
    expect(TROUT.width).toBeLessThanOrEqual(70)
  })
})
