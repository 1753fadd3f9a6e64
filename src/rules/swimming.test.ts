import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FISH, MOST_FOOD, newStream, nextStream, type Stream } from './swimming'

const windows = fc.record({ width: fc.integer({ min: 320, max: 2560 }), height: fc.integer({ min: 400, max: 1440 }) })
const chances = fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true }))

function later(stream: Stream, ticks: number, random: () => number) {
  let now = stream
  for (let tick = 0; tick < ticks; tick++) now = nextStream(now, random)
  return now
}

describe('the stream', () => {
  test('always holds six fish and at most six morsels', () => {
    fc.assert(
      fc.property(windows, chances, ({ width, height }, chance) => {
        const random = () => chance.next().value as number
        const stream = later(newStream(width, height, random), 300, random)
        expect(stream.fish).toHaveLength(FISH)
        expect(stream.food.length).toBeLessThanOrEqual(MOST_FOOD)
      }),
      { numRuns: 30 },
    )
  })

  test('keeps its fish near the window and turns them smoothly', () => {
    fc.assert(
      fc.property(windows, chances, ({ width, height }, chance) => {
        const random = () => chance.next().value as number
        let stream = newStream(width, height, random)
        let sharpestTurn = 0
        let isNear = true
        for (let tick = 0; tick < 300; tick++) {
          const next = nextStream(stream, random)
          for (const [index, { heading, x, y }] of next.fish.entries()) {
            sharpestTurn = Math.max(sharpestTurn, Math.abs(heading - (stream.fish[index]?.heading ?? 0)))
            isNear &&= x > -160 && x < width + 160 && y > -160 && y < height + 160
          }
          stream = next
        }
        expect(sharpestTurn).toBeLessThanOrEqual(0.12)
        expect(isNear).toBe(true)
      }),
      { numRuns: 20 },
    )
  })

  test('lets a fish chase the food it sees and eat it', () => {
    const fish = { x: 100, y: 100, heading: 0, speed: 1, beat: 0 }
    const stream: Stream = { width: 800, height: 600, fish: [fish], food: [{ x: 300, y: 120 }] }
    const never = () => 0.99
    expect(later(stream, 20, never).fish[0]?.speed).toBeGreaterThan(3)
    expect(later(stream, 200, never).food).toEqual([])
  })

  test('turns a fish the short way round', () => {
    const fish = { x: 400, y: 300, heading: Math.PI * 0.95, speed: 1, beat: 0 }
    const stream: Stream = { width: 800, height: 600, fish: [fish], food: [{ x: 200, y: 280 }] }
    expect(nextStream(stream, () => 0.99).fish[0]?.heading).toBeGreaterThan(fish.heading)
  })
})
