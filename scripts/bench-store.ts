import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { fullDisk } from './bench/full-disk'
import { killStorm } from './bench/kills'
import { type Measured, printTable } from './bench/measure'
import { Server } from './bench/server'

const MANY = 100_000

interface Orders {
  perSecond: number
  median: number
  p99: number
  longestHold: number
  megabytes: number
}

// Beside the code, not in the system's folder for temporary files: that one is often in memory, where a sync costs nothing.
await mkdir('test-results', { recursive: true })
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)} at the start`)
const scratch = await mkdtemp('test-results/bench-')

const newFolder = () => mkdtemp(join(scratch, 'data-'))

async function run(task: string, stored: number, folder?: string): Promise<Orders> {
  const args = [
    '--import',
    './scripts/run-sources.mjs',
    'scripts/bench/task.ts',
    task,
    folder ?? (await newFolder()),
    String(stored),
  ]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
}

const whole = (number: number) => Math.round(number).toLocaleString('en')

async function throughput(): Promise<Measured[]> {
  const [none, some, many] = [await run('orders', 0), await run('orders', 10_000), await run('orders', MANY)]
  const lowdb = await run('lowdb', 10_000)
  const fall = 1 - many.perSecond / none.perSecond
  const times = some.perSecond / lowdb.perSecond
  return [
    {
      what: 'orders a second, durable, at 0 / 10,000 / 100,000 stored',
      figure: 'falls by less than a third',
      measured: `${whole(none.perSecond)} / ${whole(some.perSecond)} / ${whole(many.perSecond)} (${whole(fall * 100)} % less)`,
      isReached: fall < 1 / 3,
    },
    {
      what: 'the same at 10,000, beside plain lowdb',
      figure: 'at least 20 ×',
      measured: `${whole(some.perSecond)} beside ${whole(lowdb.perSecond)}: ${whole(times)} ×`,
      isReached: times >= 20,
    },
  ]
}

async function latency(): Promise<Measured[]> {
  const { median, p99, longestHold } = await run('snapshots', MANY)
  return [
    {
      what: 'p99 of an order at 100,000 stored, snapshots running',
      figure: 'under 10 × the median',
      measured: `${p99.toFixed(1)} ms, median ${median.toFixed(2)} ms: ${(p99 / median).toFixed(1)} ×`,
      isReached: p99 < 10 * median,
    },
    {
      what: 'longest hold of the event loop meanwhile',
      figure: 'under 50 ms',
      measured: `${whole(longestHold)} ms`,
      isReached: longestHold < 50,
    },
  ]
}

async function startAndMemory(): Promise<Measured[]> {
  const folder = await newFolder()
  await run('fill', MANY, folder)
  const begun = performance.now()
  const server = new Server(folder)
  await server.isServing()
  const seconds = (performance.now() - begun) / 1000
  const atStart = server.megabytes()
  for (let count = 0; count < 500; count++) await server.status('/api/health')
  const later = server.megabytes()
  await server.end('SIGTERM')
  return [
    {
      what: 'start of the whole server with 100,000 orders',
      figure: 'under 3 s',
      measured: `${seconds.toFixed(1)} s`,
      isReached: seconds < 3,
    },
    {
      what: 'memory of the whole server with 100,000 orders',
      figure: 'under 400 MB',
      measured: `${whole(atStart)} MB, after 500 calls ${whole(later)} MB`,
      isReached: Math.max(atStart, later) < 400,
    },
  ]
}

async function visits(): Promise<Measured> {
  const [quiet, busy] = [await run('visits', 0), await run('visits', 10 * MANY)]
  return {
    what: 'a visit after 1,000,000 others that day',
    figure: 'as long as on a quiet day',
    measured: `${busy.median.toFixed(1)} µs, ${quiet.median.toFixed(1)} µs on a quiet day`,
    isReached: busy.median < 1.5 * quiet.median,
  }
}

try {
  const mountPoint = await newFolder()
  const storm = await killStorm(await newFolder())
  const rows = [storm, await fullDisk(mountPoint), ...(await throughput()), ...(await latency())]
  rows.push(...(await startAndMemory()), await visits())
  printTable(rows)
} finally {
  await rm(scratch, { recursive: true })
}
