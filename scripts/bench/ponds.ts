import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cpus, loadavg } from 'node:os'
import { chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { SLOW } from './page-load'
import type { PondsBench } from './ponds-page'

const [PONDS, DAYS, TODAY] = [10, 1100, '2026-11-20']
const [OPENINGS, ANSWERS] = [7, 21]
/** Milliseconds within which the book opens, and answers a line. */
const GOALS = { open: 300, answer: 50 }

const script = await bundled('scripts/bench/ponds-page.ts')
const server = createServer((request, response) => {
  const isScript = request.url === '/ponds.js'
  response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html')
  response.end(isScript ? script : '<!doctype html><title>Ponds</title><script type="module" src="/ponds.js"></script>')
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)} at the start`)
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
await opened(page)
const events = await page.evaluate(([ponds, days, today]) => bench.fill(ponds, days, today), [PONDS, DAYS, TODAY] as const)

const session = await page.context().newCDPSession(page)
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.slowdown })
const openings = []
for (let round = 0; round < OPENINGS; round++) {
  await opened(page)
  openings.push(await page.evaluate((today) => bench.open(today), TODAY))
}
const answers = []
for (let round = 0; round < ANSWERS; round++) answers.push(await page.evaluate((today) => bench.answer(today), TODAY))
await browser.close()
server.close()

console.log(`\n${PONDS} ponds, ${events} events, ${SLOW.slowdown} × slower processor; milliseconds\n`)
console.log('| what | median | slowest | goal |\n| --- | --- | --- | --- |')
row(
  'the book read from the device',
  openings.map(({ read }) => read),
)
row(
  'the book open with all figures',
  openings.map(({ reckoned }) => reckoned),
  GOALS.open,
)
row(
  'a line written and all figures again',
  answers.map(({ shown }) => shown),
  GOALS.answer,
)
row(
  'the same line on the disk',
  answers.map(({ kept }) => kept),
)

function row(what: string, times: readonly number[], goal?: number) {
  const sorted = times.toSorted((one, other) => one - other)
  const shown = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((time) => (time ?? Number.NaN).toFixed(0))
  console.log(`| ${[what, ...shown, goal ?? ''].join(' | ')} |`)
}

async function opened(fresh: Page) {
  await fresh.goto(address)
  await fresh.waitForFunction(() => 'bench' in window)
}

async function bundled(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { '~': new URL('../src', import.meta.url).pathname } },
    build: { write: false, lib: { entry, formats: ['es'] } },
  })
  const [first] = Array.isArray(output) ? output : [output]
  const chunk = first && 'output' in first ? first.output.find(({ type, name }) => type === 'chunk' && name) : undefined
  if (chunk?.type !== 'chunk') throw new Error('nothing was built')
  return chunk.code
}

declare const bench: PondsBench
