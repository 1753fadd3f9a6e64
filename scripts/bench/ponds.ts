import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import { bench as framed, table } from './frame'
import { median } from './measure'
import { SLOW, withBrowser } from './page-load'
import type { PondsBench } from './ponds-page'

const [PONDS, DAYS, TODAY] = [10, 1100, '2026-11-20']
const [OPENINGS, ANSWERS] = [7, 21]
/** Milliseconds within which the book opens, and answers a line. */
const GOALS = { open: 300, answer: 50 }

export default framed({}, async () => {
  const script = await bundled('scripts/bench/ponds-page.ts')
  const server = createServer((request, response) => {
    const isScript = request.url === '/ponds.js'
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : '<!doctype html><title>Ponds</title><script type="module" src="/ponds.js"></script>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  await withBrowser(async (browser) => {
    const page = await browser.newPage()
    await opened(page, address)
    const events = await page.evaluate(([ponds, days, today]) => bench.fill(ponds, days, today), [PONDS, DAYS, TODAY] as const)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.slowdown })
    const [openings, answers] = [
      [] as Awaited<ReturnType<PondsBench['open']>>[],
      [] as Awaited<ReturnType<PondsBench['answer']>>[],
    ]
    for (let round = 0; round < OPENINGS; round++) {
      await opened(page, address)
      openings.push(await page.evaluate((today) => bench.open(today), TODAY))
    }
    for (let round = 0; round < ANSWERS; round++) answers.push(await page.evaluate((today) => bench.answer(today), TODAY))
    console.log(`\n${PONDS} ponds, ${events} events, ${SLOW.slowdown} × slower processor; milliseconds`)
    const row = table('what', 'median', 'slowest', 'goal')
    const print = (what: string, times: readonly number[], goal: number | string = '') =>
      row(what, median(times).toFixed(0), Math.max(...times).toFixed(0), goal)
    const all = <Name extends string>(rounds: readonly Record<Name, number>[], name: Name) => rounds.map((round) => round[name])
    print('the book read from the device', all(openings, 'read'))
    print('the book open with all figures', all(openings, 'reckoned'), GOALS.open)
    print('a line written and all figures again', all(answers, 'shown'), GOALS.answer)
    print('the same line on the disk', all(answers, 'kept'))
  })
  server.close()
})

async function opened(page: Page, address: string) {
  await page.goto(address)
  await page.waitForFunction(() => 'bench' in window)
}

async function bundled(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { '~': new URL('../../src', import.meta.url).pathname } },
    build: { write: false, lib: { entry, formats: ['es'] } },
  })
  const [first] = Array.isArray(output) ? output : [output]
  const chunk = first && 'output' in first ? first.output.find(({ type, name }) => type === 'chunk' && name) : undefined
  if (chunk?.type !== 'chunk') throw new Error('nothing was built')
  return chunk.code
}

declare const bench: PondsBench
