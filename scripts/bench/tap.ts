import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { certificate, openFront } from './line/front'
import { missingForLine, openLine } from './line/line'
import { enterOwnNetwork } from './line/linux'
import { SLOWDOWN } from './line/paint'
import { buildPeer, PEER, Peer } from './line/peer'
import { type Profile, SLOW_3G, SLOW_4G, UNTHROTTLED } from './line/profiles'
import { timeTap } from './line/tap'
import { ofPeer, ours, type Tap } from './line/taps'
import { quantile } from './measure'
import { Server } from './server'

const missing = missingForLine()
if (missing) {
  console.error(missing)
  process.exit(1)
}
const { values } = parseArgs({
  // `peer` is the folder of one that was built before.
  options: {
    rounds: { type: 'string', default: '5' },
    // Milliseconds between the first paint and the tap: 300 are what a quick thumb needs.
    after: { type: 'string', default: '300' },
    // A part of the names of what is tapped.
    only: { type: 'string', default: '' },
    peer: { type: 'string' },
    'no-peer': { type: 'boolean' },
  },
})

await mkdir('test-results', { recursive: true })
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)} at the start`)
const scratch = await mkdtemp(resolve('test-results/bench-'))
const elsewhere = await mkdtemp(join(tmpdir(), 'bench-peer-'))
const builtPeer = values['no-peer'] ? undefined : (values.peer ?? buildPeer(join(elsewhere, 'built')))
enterOwnNetwork()
const identity = certificate(scratch)
const server = new Server(join(scratch, 'data'), { environment: { TRUST_PROXY: '127.0.0.1' } })
await server.isServing()
const front = await openFront(server.address, identity)
const peer = builtPeer ? new Peer(identity) : undefined
if (peer && builtPeer) await peer.start(builtPeer)
const frontOfPeer = peer && (await openFront(peer.address, identity))

const sides: { origin: string; at: string; taps: Tap[] }[] = [{ origin: server.address, at: front.address, taps: ours }]
if (peer && frontOfPeer) sides.push({ origin: peer.address, at: frontOfPeer.address, taps: ofPeer })
const shown = (took: readonly number[]) => (quantile(took, 0.5) / 1000).toFixed(2)

/** The medians on each line; each is opened anew. */
async function medians(origin: string, tap: Tap): Promise<string[]> {
  const columns: string[] = []
  for (const profile of [SLOW_3G, SLOW_4G, UNTHROTTLED]) {
    const line = await openLine(profile, scratch, identity)
    const took: number[] = []
    for (let round = 0; round < Number(values.rounds); round++) {
      took.push(await timeTap(line.launch, origin, profile === UNTHROTTLED ? 1 : SLOWDOWN, tap, Number(values.after)))
    }
    await line.close()
    columns.push(shown(took.sort((one, other) => one - other)))
  }
  return columns
}

const kind = ({ down, latency }: Profile) => `${down} kbit/s, ${latency} ms`
console.log(`\nTLS and HTTP/2, a processor ${SLOWDOWN} × slower on both lines; the median of ${values.rounds}, in seconds.`)
if (peer) console.log(`The peer is what \`${PEER} create\` makes and builds: a Shopify storefront with React, and its form.`)
console.log(
  `\n| tapped ${values.after} ms after the first paint, until usable | ${kind(SLOW_3G)} | ${kind(SLOW_4G)} | unthrottled |`,
)
console.log('| --- | --- | --- | --- |')
for (const { origin, at, taps } of sides) {
  for (const tap of taps.filter(({ name }) => name.includes(values.only))) {
    // A page is compressed best once it has been asked for a few times.
    for (let round = 0; round < 4; round++) await (await fetch(origin + tap.path)).arrayBuffer()
    console.log(`| ${[tap.name, ...(await medians(at, tap))].join(' | ')} |`)
  }
}

front.close()
frontOfPeer?.close()
peer?.end()
await server.end('SIGTERM')
for (const folder of [scratch, elsewhere]) await rm(folder, { recursive: true, force: true })
