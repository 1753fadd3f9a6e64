import { existsSync, readFileSync } from 'node:fs'

/** The value below which a share of the values lies. */
export const quantile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN

export const median = (values: readonly number[]) => quantile(values, 0.5)

/** Runs `work` in `writers` loops at once for some milliseconds; gives how long each round took, and rounds a second. */
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

/** Linux counts a process's time in hundredths of a second. */
const TICK = 10_000

/** Microseconds of processor that a process has used, all its threads; not a number where the system does not tell. */
export function processorTime(pid: number): number {
  const path = `/proc/${pid}/stat`
  if (!existsSync(path)) return Number.NaN
  const [, ...fields] = readFileSync(path, 'utf8').split(') ')
  const [user, system] = fields.join('').split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * TICK
}

export const whole = (number: number) => Math.round(number).toLocaleString('en')
