import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { TestDatabase } from '../../tests/fixtures/shops/test-database'
import { bench, table } from './frame'
import { whole } from './measure'

const COLUMNS = [
  'store',
  'orders stored',
  'orders a second, durable',
  'median, ms',
  'p99, ms',
  'opened in',
  'memory of the process',
]

/** 16 writers in one process, then the shop opened anew. */
export default bench({ stored: '0,10000,100000', seconds: '6' }, async (_scratch, { stored, seconds }) => {
  const task = async <Result>(name: string, place: string, orders = '0'): Promise<Result> => {
    const args = ['--import', './scripts/run-sources.mjs', 'scripts/bench/task.ts', name, place]
    return JSON.parse((await promisify(execFile)(process.execPath, [...args, '--stored', orders, '--seconds', seconds])).stdout)
  }
  // A folder that everyone may pass through: PostgreSQL runs as a user of its own.
  const open = await mkdtemp(join(tmpdir(), 'bench-'))
  const database = await TestDatabase.start(['shared_buffers=256MB', 'max_wal_size=2GB'])
  const places = [
    { name: 'files', newPlace: () => mkdtemp(join(open, 'data-')) },
    { name: 'PostgreSQL', newPlace: () => database.create() },
  ]
  try {
    const row = table(...COLUMNS)
    for (const orders of stored.split(',')) {
      for (const { name, newPlace } of places) {
        const place = await newPlace()
        const kept = await task<{ perSecond: number; median: number; p99: number }>('orders', place, orders)
        const { milliseconds, megabytes } = await task<{ milliseconds: number; megabytes: number }>('open', place)
        const times = [kept.median.toFixed(1), kept.p99.toFixed(1), `${(milliseconds / 1000).toFixed(2)} s`]
        row(name, whole(Number(orders)), whole(kept.perSecond), ...times, `${whole(megabytes)} MB`)
      }
    }
    const shared = await database.create()
    const both = await Promise.all([1, 2].map(() => task<{ perSecond: number }>('add', shared)))
    const each = both.map(({ perSecond }) => whole(perSecond))
    console.log(`\nTwo processes on one database, empty at the start: ${each.join(' and ')} orders a second.`)
  } finally {
    await database.remove()
    await rm(open, { recursive: true })
  }
})
