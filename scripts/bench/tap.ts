import { bench, table } from './frame'
import { openLine } from './line/line'
import { SLOWDOWN } from './line/paint'
import { type Profile, SLOW_3G, SLOW_4G, UNTHROTTLED } from './line/profiles'
import { htmlBytes, shopOnLine } from './line/shop-on-line'
import { timeTap } from './line/tap'
import { taps } from './line/taps'
import { median } from './measure'

const kind = ({ down, latency }: Profile) => `${down} kbit/s, ${latency} ms`

/**
 * `after` are milliseconds between the first paint and the tap: 300 are what a quick thumb needs. `only` is a part of the names
 * of what is tapped.
 */
export default bench({ rounds: '5', after: '300', only: '' }, async (scratch, { rounds, after, only }) => {
  const { server, front, identity, close } = await shopOnLine(scratch)
  console.log(`\nTLS and HTTP/2, a processor ${SLOWDOWN} × slower on both lines; the median of ${rounds}, in seconds.`)
  const row = table(`tapped ${after} ms after the first paint, until usable`, kind(SLOW_3G), kind(SLOW_4G), 'unthrottled')
  for (const tap of taps.filter(({ name }) => name.includes(only))) {
    await htmlBytes(server.address + tap.path)
    const medians: string[] = []
    // Each line is opened anew.
    for (const profile of [SLOW_3G, SLOW_4G, UNTHROTTLED]) {
      const line = await openLine(profile, scratch, identity)
      const slowdown = profile === UNTHROTTLED ? 1 : SLOWDOWN
      const took: number[] = []
      for (let round = 0; round < Number(rounds); round++)
        took.push(await timeTap(line.launch, front.address, slowdown, tap, Number(after)))
      await line.close()
      medians.push((median(took) / 1000).toFixed(2))
    }
    row(tap.name, ...medians)
  }
  await close()
})
