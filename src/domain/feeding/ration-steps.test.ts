import { expect, test } from 'vitest'
import { temperatureFactor } from './feeding'
import { RATION_STEPS, rationStepOf } from './ration-steps'

test('covers every valid temperature once, with the calculator’s factor', () => {
  expect(RATION_STEPS).toEqual([
    { from: 0, to: 8, factor: 0.5 },
    { from: 8, to: 12, factor: 0.7 },
    { from: 12, to: 18, factor: 1 },
    { from: 18, to: 22, factor: 0.9 },
    { from: 22, to: 35, factor: 0.6 },
  ])
  for (let tenth = 0; tenth <= 350; tenth++) {
    const celsius = tenth / 10
    const within = RATION_STEPS.filter(({ from, to }) => celsius > from && celsius < to)
    for (const { factor } of within) expect(factor, `${celsius} °C`).toBe(temperatureFactor(celsius))
    expect(rationStepOf(celsius)?.factor, `${celsius} °C`).toBe(temperatureFactor(celsius))
  }
})
