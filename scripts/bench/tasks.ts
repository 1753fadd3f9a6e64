import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { publicRoutes } from '~/routes'
import { withBrowser } from './browser'
import { bench, table } from './frame'
import { PHONE, SLOWDOWN } from './line/paint'
import { median, whole } from './measure'
import { Server } from './server'
import { unwatchedPage } from './unwatched-page'

const PATHS = publicRoutes.map(({ path }) => path).join()

/** Maximum milliseconds of one task after the first paint; a longer one delays a touch. */
const GOAL = 50
/** Milliseconds after the load event, in which all islands of a fast connection hydrate. */
const SETTLED_AFTER = 4000

/** Measures the longest tasks of each page between its first paint and the first touch. */
export default bench({ runs: '5', pages: PATHS }, async (scratch, { runs, pages }) => {
  const server = await Server.start(join(scratch, 'data'))
  let isReached = true
  await withBrowser(async (browser) => {
    console.log(`\nA processor ${SLOWDOWN} × slower; the median of ${runs} loads, in milliseconds`)
    const row = table('page', 'longest task', 'goal', 'longer than the goal', 'blocking')
    for (const path of pages.split(',')) {
      const loads: number[][] = []
      for (let run = 0; run < Number(runs); run++) loads.push(await tasksOf(browser, server.address + path))
      const of = (value: (tasks: readonly number[]) => number) => median(loads.map(value))
      const longest = of((tasks) => Math.max(0, ...tasks))
      const blocking = of((tasks) => tasks.reduce((sum, task) => sum + Math.max(0, task - GOAL), 0))
      if (longest > GOAL) isReached = false
      row(
        path,
        whole(longest),
        GOAL,
        of((tasks) => tasks.filter((task) => task > GOAL).length),
        whole(blocking),
      )
    }
  })
  await server.end('SIGTERM')
  return isReached
})

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds; `tdur` is the time on the processor, which other programs do not lengthen. */
  ts: number
  dur?: number
  tdur?: number
}

/** The tasks of a page's main thread after its first paint, in milliseconds on the processor. */
async function tasksOf(browser: Browser, address: string): Promise<number[]> {
  const page = await unwatchedPage(browser)
  const { width, height } = PHONE.viewport
  await page.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: PHONE.deviceScaleFactor,
    mobile: true,
  })
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const categories = ['-*', 'loading', 'devtools.timeline', 'disabled-by-default-devtools.timeline']
  await browser.startTracing(undefined, { categories })
  await page.open(address)
  await wait(SETTLED_AFTER)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  await page.close()
  // Pictures are documents of their own, and paint later.
  const paint = traceEvents.find(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('The page did not paint.')
  const isOwn = ({ pid, tid, ts, ph }: TraceEvent) => pid === paint.pid && tid === paint.tid && ts > paint.ts && ph === 'X'
  const tasks = traceEvents.filter((event) => isOwn(event) && event.name === 'RunTask')
  return tasks.map(({ dur = 0, tdur = dur }) => tdur / 1000)
}
