import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { publicRoutes } from '~/routes'
import { bareServer } from './line/bare'
import { certificate, openFront } from './line/front'
import { missingForLine, openLine } from './line/line'
import { enterOwnNetwork } from './line/linux'
import { type Paint, paintOf, SLOWDOWN } from './line/paint'
import { SLOW_3G } from './line/profiles'
import { quantile } from './measure'
import { Server } from './server'

const missing = missingForLine()
if (missing) {
  console.error(missing)
  process.exit(1)
}
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, pages: { type: 'string' } } })
const paths = values.pages?.split(',') ?? publicRoutes.map(({ path }) => path)

await mkdir('test-results', { recursive: true })
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)} at the start`)
const scratch = await mkdtemp(resolve('test-results/bench-'))
enterOwnNetwork()
const server = new Server(join(scratch, 'data'), { environment: { TRUST_PROXY: '127.0.0.1' } })
await server.isServing()
const bare = await bareServer()
const identity = certificate(scratch)
const [ours, beside] = [await openFront(server.address, identity), await openFront(bare.origin, identity)]
const line = await openLine(SLOW_3G, scratch, identity)

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2)
const more = (one: number, other: number) => `${one >= other ? '+' : '−'}${Math.abs((one / other - 1) * 100).toFixed(0)} %`
const median = (paints: readonly Paint[], value: (paint: Paint) => number) =>
  quantile(
    paints.map(value).sort((a, b) => a - b),
    0.5,
  )

/** Bytes of a page as they are sent, once it is compressed best: a page is that after a few answers. */
async function htmlBytes(path: string): Promise<number> {
  let sent = 0
  for (let round = 0; round < 4; round++) {
    const answer = await fetch(server.address + path, { headers: { 'Accept-Encoding': 'br' } })
    await answer.arrayBuffer()
    sent = Number(answer.headers.get('content-length'))
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return sent
}

console.log(`\n${SLOW_3G.down} kbit/s, ${SLOW_3G.latency} ms, TLS and HTTP/2, ${SLOWDOWN} × slower processor; seconds`)
console.log(`The median of ${values.runs}; the bare page has as many bytes of brotli, of text alone, in the same run.\n`)
const columns = ['page', 'HTML, kB', 'FCP', 'bare', 'more', 'LCP', 'bare', 'more', 'shows', 'load', 'requests by then']
console.log(`| ${columns.join(' | ')} |\n| ${columns.map(() => '---').join(' | ')} |`)
for (const path of paths) {
  const bytes = await htmlBytes(path)
  await (await fetch(`${bare.origin}/${bytes}`)).arrayBuffer()
  const [own, plain]: [Paint[], Paint[]] = [[], []]
  for (let run = 0; run < Number(values.runs); run++) {
    own.push(await paintOf(line.launch, ours.address + path))
    plain.push(await paintOf(line.launch, `${beside.address}/${bytes}`))
  }
  const pair = (value: (paint: Paint) => number) => {
    const [one, other] = [median(own, value), median(plain, value)]
    return [seconds(one), seconds(other), more(one, other)]
  }
  const figures = [...pair(({ first }) => first), ...pair(({ largest }) => largest), own.at(-1)?.shows]
  const load = [seconds(median(own, ({ loaded }) => loaded)), median(own, ({ requests }) => requests)]
  console.log(`| ${[path, (bytes / 1000).toFixed(1), ...figures, ...load].join(' | ')} |`)
}

await line.close()
for (const front of [ours, beside]) front.close()
bare.close()
await server.end('SIGTERM')
await rm(scratch, { recursive: true, force: true })
