import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { TestDatabase } from '../tests/fixtures/test-database'
import { whole } from './bench/measure'

const run = promisify(execFile)
const { values } = parseArgs({
  options: { stored: { type: 'string', default: '0,10000,100000' }, seconds: { type: 'string', default: '6' } },
})
const STORED = values.stored.split(',').map(Number)

async function task<Result>(name: string, place: string, stored = 0): Promise<Result> {
  const args = ['--import', './scripts/run-sources.mjs', 'scripts/bench/task.ts', name, place]
  args.push('--stored', String(stored), '--seconds', values.seconds)
  return JSON.parse((await run(process.execPath, args)).stdout)
}

/** One line of the table: 16 writers in one process, then the shop opened anew. */
async function measure(name: string, stored: number, newPlace: () => Promise<string>) {
  const place = await newPlace()
  const { perSecond, median, p99 } = await task<{ perSecond: number; median: number; p99: number }>('orders', place, stored)
  const { milliseconds, megabytes } = await task<{ milliseconds: number; megabytes: number }>('open', place)
  const cells = [
    name,
    whole(stored),
    whole(perSecond),
    median.toFixed(1),
    p99.toFixed(1),
    `${(milliseconds / 1000).toFixed(2)} s`,
    `${whole(megabytes)} MB`,
  ]
  console.log(`| ${cells.join(' | ')} |`)
}

// A folder that everyone may pass through: PostgreSQL runs as a user of its own.
const scratch = await mkdtemp(join(tmpdir(), 'bench-'))
const database = await TestDatabase.start(['shared_buffers=256MB', 'max_wal_size=2GB'])
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)} at the start\n`)
console.log('| store | orders stored | orders a second, durable | median, ms | p99, ms | opened in | memory of the process |')
console.log('| --- | --- | --- | --- | --- | --- | --- |')
try {
  for (const stored of STORED) {
    await measure('files', stored, () => mkdtemp(join(scratch, 'data-')))
    await measure('PostgreSQL', stored, () => database.create())
  }
  const shared = await database.create()
  const both = await Promise.all([1, 2].map(() => task<{ perSecond: number }>('add', shared)))
  const each = both.map(({ perSecond }) => whole(perSecond))
  console.log(`\nTwo processes on one database, empty at the start: ${each.join(' and ')} orders a second.`)
} finally {
  await database.remove()
  await rm(scratch, { recursive: true })
}
