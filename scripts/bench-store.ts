import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { accounts } from './bench/accounts'
import { fullDisk } from './bench/full-disk'
import { killStorm } from './bench/kills'
import { type Measured, printTable, whole } from './bench/measure'
import { startAndScreens } from './bench/start'

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '6' },
    kills: { type: 'string', default: '50' },
    'full-disks': { type: 'string', default: '30' },
  },
})
const MANY = Number(values.orders)
const SOME = MANY / 10

interface Figures {
  perSecond: number
  median: number
  p99: number
  longestHold: number
}

// Beside the code, not in the system's folder for temporary files: that one is often in memory, where a sync costs nothing.
await mkdir('test-results', { recursive: true })
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)} at the start`)
const scratch = await mkdtemp('test-results/bench-')

const newFolder = () => mkdtemp(join(scratch, 'data-'))

async function run(task: string, stored: number): Promise<Figures> {
  const args = ['--import', './scripts/run-sources.mjs', 'scripts/bench/task.ts', task, await newFolder()]
  args.push('--stored', String(stored), '--seconds', values.seconds)
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
}

async function throughput(): Promise<Measured[]> {
  const [none, some, many] = [await run('orders', 0), await run('orders', SOME), await run('orders', MANY)]
  const lowdb = await run('lowdb', SOME)
  const fall = 1 - many.perSecond / none.perSecond
  const times = some.perSecond / lowdb.perSecond
  return [
    {
      what: `orders a second, durable, at 0 / ${whole(SOME)} / ${whole(MANY)} stored`,
      figure: 'falls by less than a third',
      measured: `${whole(none.perSecond)} / ${whole(some.perSecond)} / ${whole(many.perSecond)} (${whole(fall * 100)} % less)`,
      isReached: fall < 1 / 3,
    },
    {
      what: `the same at ${whole(SOME)}, beside plain lowdb`,
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
      what: `p99 of an order at ${whole(MANY)} stored, snapshots running`,
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

async function visits(): Promise<Measured> {
  const [quiet, busy] = [await run('visits', 0), await run('visits', 10 * MANY)]
  return {
    what: `a visit after ${whole(10 * MANY)} others that day`,
    figure: 'as long as on a quiet day',
    measured: `${busy.median.toFixed(1)} µs, ${quiet.median.toFixed(1)} µs on a quiet day`,
    isReached: busy.median < 1.5 * quiet.median,
  }
}

try {
  const mountPoint = await newFolder()
  const storm = await killStorm(await newFolder(), Number(values.kills))
  const rows = [storm, await fullDisk(mountPoint, Number(values['full-disks'])), ...(await throughput()), ...(await latency())]
  rows.push(...(await startAndScreens(await newFolder(), MANY)), await accounts(await newFolder(), SOME), await visits())
  printTable(rows)
} finally {
  await rm(scratch, { recursive: true })
}
