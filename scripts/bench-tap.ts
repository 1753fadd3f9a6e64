import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { SLOW } from './bench/page-load'
import { Server } from './bench/server'
import { TAP_AFTER, tapSlowly } from './bench/tap'

const ROUNDS = 5
const FORM = { button: 'button[name="order"]', usable: 'dialog[open] [name="phone"]' }

await mkdir('test-results', { recursive: true })
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)} at the start`)
const scratch = await mkdtemp('test-results/bench-')
const server = new Server(join(scratch, 'data'))
await server.isServing()
const shop = `${server.address}/shop`
// As on any but the first minute of a server: pages that it renders are compressed best once they have come twice.
for (let round = 0; round < 3; round++) await (await fetch(shop, { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer()

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const taken: number[] = []
for (let round = 0; round < ROUNDS; round++) taken.push(await tapSlowly(browser, shop, FORM))
await browser.close()
taken.sort((a, b) => a - b)
const seconds = (milliseconds = Number.NaN) => (milliseconds / 1000).toFixed(2)
console.log(
  `\n${SLOW.bitsPerSecond / 1000} kbit/s, ${SLOW.latency} ms, ${SLOW.slowdown} × slower processor; ${ROUNDS} rounds, seconds`,
)
console.log(`\n| tapped ${TAP_AFTER} ms after the first paint, until usable | median | slowest |\n| --- | --- | --- |`)
console.log(`| Buy Now in the shop: the order form | ${seconds(taken[Math.floor(ROUNDS / 2)])} | ${seconds(taken.at(-1))} |`)

await server.end('SIGTERM')
await rm(scratch, { recursive: true, force: true })
