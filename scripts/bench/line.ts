import { publicRoutes } from '~/routes'
import { bench, table } from './frame'
import { bareServer } from './line/bare'
import { openFront } from './line/front'
import { openLine } from './line/line'
import { type Paint, paintOf, SLOWDOWN } from './line/paint'
import { SLOW_3G } from './line/profiles'
import { htmlBytes, shopOnLine } from './line/shop-on-line'
import { median } from './measure'

const PATHS = publicRoutes.map(({ path }) => path).join()

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2)
const more = (one: number, other: number) => `${one >= other ? '+' : '−'}${Math.abs((one / other - 1) * 100).toFixed(0)} %`

export default bench({ runs: '5', pages: PATHS }, async (scratch, { runs, pages }) => {
  const { server, front, identity, close } = await shopOnLine(scratch)
  const bare = await bareServer()
  const beside = await openFront(bare.origin, identity)
  const line = await openLine(SLOW_3G, scratch, identity)
  console.log(`\n${SLOW_3G.down} kbit/s, ${SLOW_3G.latency} ms, TLS and HTTP/2, ${SLOWDOWN} × slower processor; seconds`)
  console.log(`The median of ${runs}; the bare page has as many bytes of brotli, of text alone, in the same run.`)
  const row = table('page', 'HTML, kB', 'FCP', 'bare', 'more', 'LCP', 'bare', 'more', 'shows', 'load', 'requests by then')
  for (const path of pages.split(',')) {
    const bytes = await htmlBytes(server.address + path)
    await (await fetch(`${bare.origin}/${bytes}`)).arrayBuffer()
    const [own, plain]: [Paint[], Paint[]] = [[], []]
    for (let run = 0; run < Number(runs); run++) {
      own.push(await paintOf(line.launch, front.address + path))
      plain.push(await paintOf(line.launch, `${beside.address}/${bytes}`))
    }
    const pair = (value: (paint: Paint) => number) => {
      const [one, other] = [median(own.map(value)), median(plain.map(value))]
      return [seconds(one), seconds(other), more(one, other)]
    }
    const figures = [...pair(({ first }) => first), ...pair(({ largest }) => largest), own.at(-1)?.shows ?? '–']
    const loaded = seconds(median(own.map((paint) => paint.loaded)))
    row(path, (bytes / 1000).toFixed(1), ...figures, loaded, median(own.map(({ requests }) => requests)))
  }
  await line.close()
  beside.close()
  bare.close()
  await close()
})
