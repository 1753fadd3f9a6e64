import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { newOrder } from '../fixtures/rows/orders'
import { picture, pictureForm } from '../fixtures/rows/pictures'
import { Calls } from '../fixtures/shops/calls'
import { TestServer } from '../fixtures/shops/server'
import { HALF_REQUESTS } from './half-requests'
import { faultsOf } from './oracles'
import { exchange, openConnections, type Shot } from './raw-client'
import { shot } from './shots'
import { type Target, targets } from './targets'

const AT_ONCE = 16
const WARMING_ROUNDS = 10
const MOST_GROWN = 50 * 1024
/** The first option is that of `npm start`. The rest collects garbage at a signal, so that only used memory is measured. */
const NODE_OPTIONS = `--max-semi-space-size=8 --expose-gc --import "data:text/javascript,process.on('SIGUSR2',()=>gc())"`
/** With more arenas the C library keeps memory that compression has freed. */
const MALLOC_ARENA_MAX = '2'
/** Without the compile cache, memory is that of a shop that compiles its code. */
const NODE_DISABLE_COMPILE_CACHE = '1'

/** A running shop with its attack targets and its state before the attack. */
export class AttackedShop {
  targets: Target[] = []
  readonly #server: TestServer
  readonly #crowd: number
  #pid: number | undefined
  #kilobytes = 0

  private constructor(server: TestServer, crowd: number) {
    this.#server = server
    this.#crowd = crowd
  }

  /** Opens a shop and first opens this many connections to it, before its memory is measured. */
  static async open(crowd = 0): Promise<AttackedShop> {
    const variables = { TRUST_PROXY: '127.0.0.1', NODE_OPTIONS, MALLOC_ARENA_MAX, NODE_DISABLE_COMPILE_CACHE }
    const server = await TestServer.start(variables)
    const shop = new AttackedShop(server, crowd)
    try {
      await shop.#prepare()
    } catch (error) {
      await server.remove()
      throw error
    }
    return shop
  }

  get port() {
    return Number(new URL(this.#server.url).port)
  }

  get pid() {
    return this.#server.pid
  }

  remove = () => this.#server.remove()

  async #prepare() {
    const operator = await Calls.signedIn(this.#server.url)
    const [product] = await operator.read('/api/products')
    expect((await operator.put(`/api/products/${product.id}`, { ...product, stockQuantity: 1_000_000 })).status).toBe(200)
    const { url: upload } = await (await operator.send('/api/uploads', pictureForm(await picture()))).json()
    const hashed = /\/_astro\/[\w.-]+\.js/.exec(await (await operator.get('/about')).text())?.[0]
    this.targets = targets({ upload, hashed: hashed ?? 'no asset on the page' })
    await this.#warm()
  }

  /** Memory grows at first use, so it is measured afterwards. */
  async #warm() {
    const once = this.targets.flatMap((target) =>
      ['br', 'gzip', 'none'].map((encoding) => shot(target, 'plain', [`Accept-Encoding: ${encoding}`])),
    )
    for (let round = 0; round < WARMING_ROUNDS; round++) await this.#fire(once)
    for (const bytes of Object.values(HALF_REQUESTS)) await this.#gather(bytes)
    this.#pid = this.#server.pid
    this.#kilobytes = await this.settledKilobytes()
  }

  async #gather(bytes: string) {
    const sockets = await openConnections(this.port, this.#crowd, bytes)
    const closed = sockets.map((socket) => once(socket, 'close'))
    for (const socket of sockets) socket.end('a')
    await Promise.all(closed)
  }

  /** Sends all shots. Fails if a response has a fault or the shop is not healthy afterwards. */
  async round(shots: readonly Shot[]) {
    expect(shots.length).toBeGreaterThan(0)
    if (this.#server.pid === undefined) await this.#openAgain()
    const written = this.#server.output.length
    const faults = await this.#fire(shots)
    // Many shots have the same fault; the first ones suffice.
    expect(faults.slice(0, 12), `${faults.length} faults`).toEqual([])
    await this.expectStanding()
    expect(this.#server.output.slice(written)).toBe('')
  }

  /** Checks that the process is the same, accepts an order and uses no more memory than before. */
  async expectStanding() {
    expect(this.#server.pid, this.#server.output.slice(-2000)).toBe(this.#pid)
    const answer = await new Calls(this.#server.url).post('/api/orders', newOrder({ quantity: 1 }))
    expect([answer.status, await answer.text()]).toEqual([201, expect.stringContaining('"id"')])
    const grown = async () => (await this.#collectedKilobytes()) - this.#kilobytes
    await expect.poll(grown, { timeout: 10_000, interval: 100 }).toBeLessThan(MOST_GROWN)
  }

  async #openAgain() {
    await this.#server.launch()
    await this.#warm()
  }

  async #fire(shots: readonly Shot[]): Promise<string[]> {
    const faults: string[] = []
    const waiting = [...shots]
    const underWay = new Set<Shot>()
    const next = async () => {
      for (let one = waiting.shift(); one; one = waiting.shift()) {
        underWay.add(one)
        const result = await exchange(this.port, one)
        if (this.#server.pid === undefined) break
        underWay.delete(one)
        faults.push(...faultsOf(one, result))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, next))
    if (this.#server.pid !== undefined) return faults
    return [
      `The server ended: ${this.#server.output.slice(-1500)}`,
      ...[...underWay].map(({ name }) => `It met ${name}`),
      ...faults,
    ]
  }

  async #collectedKilobytes(): Promise<number> {
    process.kill(this.#server.pid as number, 'SIGUSR2')
    // A signal is handled before the next request.
    await fetch(`${this.#server.url}/api/health`)
    const status = readFileSync(`/proc/${this.#server.pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])
  }

  /** The lowest of several readings, in kilobytes: memory in use, without memory that will be freed soon. */
  async settledKilobytes(): Promise<number> {
    const readings: number[] = []
    while (readings.length < 5) readings.push(await this.#collectedKilobytes())
    return Math.min(...readings)
  }
}
