import { execFileSync } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { accounts } from './accounts'
import { bench, type Measured, printPromises } from './frame'
import { fullDisk } from './full-disk'
import { killStorm } from './kills'
import { whole } from './measure'
import { startAndScreens } from './start'

export default bench({ orders: '100000', seconds: '6', kills: '50', 'full-disks': '30' }, async (scratch, values) => {
  const many = Number(values.orders)
  const newFolder = () => mkdtemp(join(scratch, 'data-'))
  const run: Run = async (task, stored) => {
    const args = ['--import', './scripts/run-sources.mjs', 'scripts/bench/task.ts', task, await newFolder()]
    args.push('--stored', String(stored), '--seconds', values.seconds)
    return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
  }
  const disk = await fullDisk(await newFolder(), Number(values['full-disks']))
  const rows = [await killStorm(await newFolder(), Number(values.kills)), disk]
  rows.push(...(await throughput(run, many)), ...(await latency(run, many)))
  rows.push(...(await startAndScreens(await newFolder(), many)), await accounts(await newFolder(), many / 10))
  return printPromises([...rows, await visits(run, many)])
})

type Run = (task: string, stored: number) => Promise<Figures>

interface Figures {
  perSecond: number
  median: number
  p99: number
  longestHold: number
}

async function throughput(run: Run, orders: number): Promise<Measured[]> {
  const [none, some, many] = [await run('orders', 0), await run('orders', orders / 10), await run('orders', orders)]
  const lowdb = await run('lowdb', orders / 10)
  const fall = 1 - many.perSecond / none.perSecond
  const times = some.perSecond / lowdb.perSecond
  return [
    {
      what: `orders a second, durable, at 0 / ${whole(orders / 10)} / ${whole(orders)} stored`,
      figure: 'falls by less than a third',
      measured: `${whole(none.perSecond)} / ${whole(some.perSecond)} / ${whole(many.perSecond)} (${whole(fall * 100)} % less)`,
      isReached: fall < 1 / 3,
    },
    {
      what: `the same at ${whole(orders / 10)}, beside plain lowdb`,
      figure: 'at least 20 ×',
      measured: `${whole(some.perSecond)} beside ${whole(lowdb.perSecond)}: ${whole(times)} ×`,
      isReached: times >= 20,
    },
  ]
}

async function latency(run: Run, orders: number): Promise<Measured[]> {
  const { median, p99, longestHold } = await run('snapshots', orders)
  return [
    {
      what: `p99 of an order at ${whole(orders)} stored, snapshots running`,
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

async function visits(run: Run, orders: number): Promise<Measured> {
  const [quiet, busy] = [await run('visits', 0), await run('visits', 10 * orders)]
  return {
    what: `a visit after ${whole(10 * orders)} others that day`,
    figure: 'as long as on a quiet day',
    measured: `${busy.median.toFixed(1)} µs, ${quiet.median.toFixed(1)} µs on a quiet day`,
    isReached: busy.median < 1.5 * quiet.median,
  }
}
