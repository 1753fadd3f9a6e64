import { publicRoutes } from '~/routes'
import { bench, table } from './frame'
import { bareServer } from './line/bare'
import { openFront } from './line/front'
import { openLine } from './line/line'
import { type Paint, paintOf, SLOWDOWN } from './line/paint'
import { type Profile, SLOW_3G, SLOW_4G, UNTHROTTLED } from './line/profiles'
import { htmlBytes, shopOnLine } from './line/shop-on-line'
import { timeTap } from './line/tap'
import { taps } from './line/taps'
import { median } from './measure'

const PATHS = publicRoutes.map(({ path }) => path).join()

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2)
const more = (one: number, other: number) => `${one >= other ? '+' : '−'}${Math.abs((one / other - 1) * 100).toFixed(0)} %`
const kind = ({ down, latency }: Profile) => `${down} kbit/s, ${latency} ms`

type Shop = Awaited<ReturnType<typeof shopOnLine>>

/**
 * `only` selects `pages` or `taps`. `after` is the time between first paint and tap in milliseconds, 300 for a quick thumb. `tap`
 * is a part of a tap's name.
 */
export default bench(
  { runs: '5', only: '', pages: PATHS, after: '300', tap: '' },
  async (scratch, { runs, only, pages, after, tap }) => {
    const shop = await shopOnLine(scratch)
    if (only !== 'taps') await measurePages(shop, scratch, Number(runs), pages.split(','))
    const chosen = taps.filter(({ name }) => name.includes(tap))
    if (only !== 'pages') await measureTaps(shop, scratch, Number(runs), chosen, Number(after))
    await shop.close()
  },
)

async function measurePages({ server, front, identity }: Shop, scratch: string, runs: number, paths: readonly string[]) {
  const bare = await bareServer()
  const beside = await openFront(bare.origin, identity)
  const line = await openLine(SLOW_3G, scratch, identity)
  console.log(`\n${kind(SLOW_3G)}, TLS and HTTP/2, ${SLOWDOWN} × slower processor; seconds`)
  console.log(`The median of ${runs}; the bare page has as many bytes of brotli, of text alone, in the same run.`)
  const row = table('page', 'HTML, kB', 'FCP', 'bare', 'more', 'LCP', 'bare', 'more', 'shows', 'load', 'requests by then')
  for (const path of paths) {
    const bytes = await htmlBytes(server.address + path)
    await (await fetch(`${bare.origin}/${bytes}`)).arrayBuffer()
    const [own, plain]: [Paint[], Paint[]] = [[], []]
    for (let run = 0; run < runs; run++) {
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
}

async function measureTaps({ server, front, identity }: Shop, scratch: string, runs: number, chosen: typeof taps, after: number) {
  console.log(`\nTLS and HTTP/2, a processor ${SLOWDOWN} × slower on both lines; the median of ${runs}, in seconds.`)
  const row = table(`tapped ${after} ms after the first paint, until usable`, kind(SLOW_3G), kind(SLOW_4G), 'unthrottled')
  for (const tap of chosen) {
    await htmlBytes(server.address + tap.path)
    const medians: string[] = []
    // A new line per profile.
    for (const profile of [SLOW_3G, SLOW_4G, UNTHROTTLED]) {
      const line = await openLine(profile, scratch, identity)
      const slowdown = profile === UNTHROTTLED ? 1 : SLOWDOWN
      const took: number[] = []
      for (let run = 0; run < runs; run++) took.push(await timeTap(line.launch, front.address, slowdown, tap, after))
      await line.close()
      medians.push(seconds(median(took)))
    }
    row(tap.name, ...medians)
  }
}
