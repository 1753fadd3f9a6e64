import { existsSync, readFileSync } from 'node:fs'

export interface Measured {
  what: string
  figure: string
  measured: string
  isReached: boolean
}

/** The value below which a share of the (sorted) values lies. */
export const quantile = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN

export const median = (values: readonly number[]) =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  )

/** Runs `work` in `writers` loops at once for some milliseconds; gives how long each round took, sorted, and rounds a second. */
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
  return { took: took.sort((a, b) => a - b), perSecond }
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

export function printTable(rows: readonly Measured[]) {
  console.log('\n| what | figure | measured | |\n| --- | --- | --- | --- |')
  for (const { what, figure, measured, isReached } of rows) {
    console.log(`| ${what} | ${figure} | ${measured} | ${isReached ? 'reached' : '**missed**'} |`)
  }
}
