import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * Wraps a bench: parses its flags, given with defaults, and passes a temporary folder. If `run` returns false, a promise is
 * missed, and the exit code is 1.
 */
export function bench<Flag extends string>(
  flags: Record<Flag, string>,
  run: (scratch: string, values: Record<Flag, string>) => Promise<unknown>,
) {
  return async (args: string[]) => {
    const options = Object.fromEntries(Object.keys(flags).map((flag) => [flag, { type: 'string' as const }]))
    const { values } = parseArgs({ args, options })
    console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)} at the start`)
    // In the project, because the system's temporary folder is often in memory, where a sync costs nothing.
    await mkdir('test-results', { recursive: true })
    const scratch = await mkdtemp(resolve('test-results/bench-'))
    try {
      if ((await run(scratch, { ...flags, ...values })) === false) process.exitCode = 1
    } finally {
      await rm(scratch, { recursive: true, force: true })
    }
  }
}

/** Prints the head of a table; returns a function that prints a row. */
export function table(...columns: readonly string[]) {
  const row = (...cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)
  console.log()
  row(...columns)
  row(...columns.map(() => '---'))
  return row
}

/** A promise and its measured value. */
export interface Measured {
  what: string
  figure: string
  measured: string
  isReached: boolean
}

/** Prints promises with their measured values; returns whether all are kept. */
export function printPromises(rows: readonly Measured[]): boolean {
  const row = table('what', 'figure', 'measured', '')
  for (const { what, figure, measured, isReached } of rows) row(what, figure, measured, isReached ? 'reached' : '**missed**')
  return rows.every(({ isReached }) => isReached)
}
