import { setImmediate as nextImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { inTurns, type Steps } from './turns'

const [WORKS, STEPS, TURN] = [10, 50, 8]

test('many concurrent long tasks block the event loop no longer than one, and all finish', async () => {
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  const work = function* (name: number): Steps<number> {
    for (let step = 0; step < STEPS; step++) {
      now++
      yield
    }
    return name
  }
  const holds: number[] = []
  const all = Promise.all(Array.from({ length: WORKS }, (_, name) => inTurns(work(name))))
  let isDone = false
  const done = all.then((names) => {
    isDone = true
    return names
  })
  for (let before = 0; !isDone; before = now) {
    await nextImmediate()
    holds.push(now - before)
  }
  clock.mockRestore()
  expect(await done).toEqual(Array.from({ length: WORKS }, (_, name) => name))
  expect(now).toBe(WORKS * STEPS)
  // Each begins with a step, and two checks may be separated by two turns.
  expect(Math.max(...holds)).toBeLessThanOrEqual(2 * TURN + WORKS)
})
