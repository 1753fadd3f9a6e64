import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FISH, fed, MOST_FOOD, newStream, nextStream, type Stream, strengthAt } from './swimming'

const windows = fc.record({ width: fc.integer({ min: 320, max: 2560 }), height: fc.integer({ min: 400, max: 1440 }) })
const chances = fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true }))

/** Seeded random numbers from 0 to 1. */
let drawn = 7
const chance = () => {
  drawn = (drawn * 16807) % 2147483647
  return drawn / 2147483647
}

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

  test('keeps fish near the window and turns them smoothly', () => {
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
    const stream: Stream = { width: 800, height: 600, fish: [fish], food: [{ x: 300, y: 120 }], content: [] }
    const never = () => 0.99
    expect(later(stream, 20, never).fish[0]?.speed).toBeGreaterThan(3)
    expect(later(stream, 200, never).food).toEqual([])
  })

  test('turns a fish in the shorter direction', () => {
    const fish = { x: 400, y: 300, heading: Math.PI * 0.95, speed: 1, beat: 0 }
    const stream: Stream = { width: 800, height: 600, fish: [fish], food: [{ x: 200, y: 280 }], content: [] }
    expect(nextStream(stream, () => 0.99).fish[0]?.heading).toBeGreaterThan(fish.heading)
  })

  test.each([
    [390, 844],
    [1366, 768],
    [1920, 1080],
  ])('keeps fish at the edges of a window of %d × %d with content in the middle', (width, height) => {
    const middle = { left: 56, top: 56, right: width - 56, bottom: height - 56 }
    // Always above the probability of food.
    const random = () => 0.04 + 0.95 * chance()
    let stream: Stream = later({ ...newStream(width, height, random), content: [middle] }, 800, random)
    let over = 0
    for (let tick = 0; tick < 400; tick++) {
      stream = nextStream(stream, random)
      over += stream.fish.filter((fish) => strengthAt(stream, fish) < 1).length
    }
    expect(over / (400 * FISH)).toBeLessThan(0.1)
  })

  test('drops food next to the content', () => {
    const content = [{ left: 0, top: 0, right: 600, bottom: 600 }]
    const stream: Stream = { width: 800, height: 600, fish: [], food: [], content }
    const chances = [0.01, 0.5, 0.5, 0.3, 0.2, 0.9, 0.1]
    const [food] = nextStream(stream, () => chances.shift() ?? 0.5).food
    expect(food).toEqual({ x: 720, y: 48 })
  })

  test('is fed by a handful at a place, and the nearest fish eats of it', () => {
    const fish = { x: 300, y: 300, heading: 0, speed: 1, beat: 0 }
    const stream = fed({ width: 800, height: 600, fish: [fish], food: [], content: [] }, { x: 400, y: 320 }, 6)
    expect(stream.food).toHaveLength(MOST_FOOD)
    for (const { x, y } of stream.food) expect(Math.hypot(x - 400, y - 320)).toBeLessThan(30)
    expect(later(stream, 60, () => 0.99).food.length).toBeLessThan(MOST_FOOD)
  })

  test('shows fish over content at a third of the opacity', () => {
    const stream: Stream = { ...newStream(800, 600), content: [{ left: 100, top: 100, right: 200, bottom: 200 }] }
    expect(strengthAt(stream, { x: 150, y: 150 })).toBeCloseTo(1 / 3, 5)
    expect(strengthAt(stream, { x: 250, y: 150 })).toBe(1)
  })
})
