import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { answersTo, inputs } from './bench/inputs'
import { quantile } from './bench/measure'
import { SLOW } from './bench/page-load'
import { Server, seedFolder } from './bench/server'
import { shellPath } from './chromium.mjs'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } })
/** Milliseconds from an input to the frame that answers it. */
const GOAL = 100

await mkdir('test-results', { recursive: true })
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)} at the start`)
const scratch = await mkdtemp(resolve('test-results/bench-'))
const folder = join(scratch, 'data')
seedFolder(folder, { orders: 2000 })
const server = new Server(folder)
await server.isServing()
const browser = await chromium.launch({ executablePath: shellPath() ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
const context = await browser.newContext({
  baseURL: server.address,
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
})
await context.addCookies(
  (await server.signIn()).split('; ').map((cookie) => {
    const [name = '', value = ''] = cookie.split('=')
    return { name, value, url: server.address }
  }),
)
await context.addInitScript(() => localStorage.setItem('admin_authenticated', 'true'))

console.log(`\nA processor ${SLOW.slowdown} × slower, ${values.rounds} rounds of each; milliseconds\n`)
console.log('| input | answers | median | slowest | goal | processor, median round |')
console.log('| --- | --- | --- | --- | --- | --- |')
for (const input of inputs) {
  const { took, processor } = await answersTo(context, input, Number(values.rounds))
  const [answers, rounds] = [took, processor].map((times) => times.toSorted((one, other) => one - other)) as [number[], number[]]
  const figures = [quantile(answers, 0.5), answers.at(-1) ?? 0, GOAL, quantile(rounds, 0.5)]
  console.log(`| ${[input.name, took.length, ...figures.map((figure) => figure.toFixed(0))].join(' | ')} |`)
}

await browser.close()
await server.end('SIGTERM')
await rm(scratch, { recursive: true, force: true })
