import { existsSync, readFileSync } from 'node:fs'

/** The quantile of the values at a share from 0 to 1. */
export const quantile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN

export const median = (values: readonly number[]) => quantile(values, 0.5)

/** Runs `work` in concurrent loops for some milliseconds; returns the time of each round, and rounds per second. */
export async function inLoops(writers: number, milliseconds: number, work: () => Promise<unknown>) {
  const took: number[] = []
  const begun = performance.now()
  const loop = async () => {
    while (performance.now() - begun < milliseconds) {
      const start = performance.now()
      await work()
      took.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: writers }, loop))
  const perSecond = (took.length * 1000) / (performance.now() - begun)
  return { took, perSecond }
}

/** Microseconds per clock tick: Linux counts processor time in hundredths of a second. */
const TICK = 10_000

/** Microseconds of processor time of a process, in all threads; NaN if unknown. */
export function processorTime(pid: number): number {
  const path = `/proc/${pid}/stat`
  if (!existsSync(path)) return Number.NaN
  const [, ...fields] = readFileSync(path, 'utf8').split(') ')
  const [user, system] = fields.join('').split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * TICK
}

export const whole = (number: number) => Math.round(number).toLocaleString('en')
