import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { publicRoutes } from '~/routes'
import { lighthouse } from './bench/lighthouse'
import { loadSlowly, SLOW } from './bench/page-load'
import { Server } from './bench/server'

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2)
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)

function head(...cells: string[]) {
  console.log()
  row(...cells)
  row(...cells.map(() => '---'))
}

/** The least a page can cost: one file with a heading and a paragraph. */
async function bareServer() {
  const page = brotliCompressSync(
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title><h1>Trout feed</h1><p>One page, one file.</p>',
  )
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'br', 'Content-Length': page.length }).end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

await mkdir('test-results', { recursive: true })
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)} at the start`)
const scratch = await mkdtemp('test-results/bench-')
const server = new Server(join(scratch, 'data'))
await server.isServing()
const bare = await bareServer()
const pages = [...publicRoutes.map(({ path }) => [path, server.address + path]), ['a bare page', bare.address]] as [
  string,
  string,
][]

// As on any but the first minute of a server: pages that it renders are compressed best once they have come twice.
for (const [, address] of [...pages, ...pages]) {
  await (await fetch(address, { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer()
}

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
console.log(
  `\n${SLOW.bitsPerSecond / 1000} kbit/s, ${SLOW.latency} ms, ${SLOW.slowdown} × slower processor; kB as sent, video apart; seconds`,
)
head('page', 'HTML', 'scripts', 'of them before load', 'pictures', 'other', 'sum', 'requests', 'FCP', 'LCP', 'load', 'TBT', 'CLS')
for (const [name, address] of pages) {
  const { bytes, requests, earlyScript, firstPaint, largestPaint, loaded, blocked, shift } = await loadSlowly(browser, address)
  const sum = Object.values(bytes).reduce((total, each) => total + each, 0)
  const sizes = [bytes.document, bytes.script, earlyScript, bytes.picture, bytes.other, sum].map(kilobytes)
  row(name, ...sizes, requests, ...[firstPaint, largestPaint, loaded, blocked].map(seconds), shift.toFixed(3))
}
await browser.close()

if (!process.argv.includes('--no-lighthouse')) {
  console.log('\nLighthouse, mobile, slow 4G, the median of three; seconds')
  head('page', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS', 'not passed')
  for (const [name, address] of pages) {
    const { scores, figures, failed } = await lighthouse(address)
    row(name, ...scores, ...figures.slice(0, 3).map(seconds), (figures[3] ?? Number.NaN).toFixed(3), failed.join('; ') || '–')
  }
}

bare.close()
await server.end('SIGTERM')
await rm(scratch, { recursive: true, force: true })
