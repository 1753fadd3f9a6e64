import { join } from 'node:path'
import { publicRoutes } from '~/routes'
import { bench, table } from './frame'
import { loadSlowly, SLOW, withBrowser } from './page-load'
import { Server } from './server'

const SIZES = ['HTML', 'scripts', 'of them before load', 'pictures', 'other', 'sum']

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2)
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

export default bench({}, async (scratch) => {
  const server = await Server.start(join(scratch, 'data'))
  // As on any but the first minute of a server: pages that it renders are compressed best once they have come twice.
  for (const { path } of [...publicRoutes, ...publicRoutes])
    await (await fetch(server.address + path, { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer()
  const line = `${SLOW.bitsPerSecond / 1000} kbit/s, ${SLOW.latency} ms, ${SLOW.slowdown} × slower processor`
  console.log(`\n${line}; kB as sent, video apart; seconds`)
  await withBrowser(async (browser) => {
    const row = table('page', ...SIZES, 'requests', 'FCP', 'LCP', 'load', 'TBT', 'CLS')
    for (const { path } of publicRoutes) {
      const { bytes, requests, earlyScript, ...load } = await loadSlowly(browser, server.address + path)
      const sum = Object.values(bytes).reduce((total, each) => total + each, 0)
      const sizes = [bytes.document, bytes.script, earlyScript, bytes.picture, bytes.other, sum].map(kilobytes)
      const times = [load.firstPaint, load.largestPaint, load.loaded, load.blocked].map(seconds)
      row(path, ...sizes, requests, ...times, load.shift.toFixed(3))
    }
  })
  await server.end('SIGTERM')
})
