import { readSync, writeSync } from 'node:fs'
import { enterOwnNetwork, openTun, readable } from './linux'
import { ADDRESSES, type Profile } from './profiles'

const MTU = 1500
/** The queue of a router; packets beyond it are dropped. */
const MOST_QUEUED_BYTES = 200_000
const LONGEST_WAIT = 50

/** One direction of the line: limits the rate, and delays packets by milliseconds. */
class Way {
  readonly from: number
  readonly #to: number
  readonly #bytesPerMillisecond: number
  readonly #delay: number
  readonly #underWay: { due: number; bytes: Buffer }[] = []
  #freeAt = 0

  constructor(from: number, to: number, kilobits: number, delay: number) {
    this.from = from
    this.#to = to
    this.#bytesPerMillisecond = kilobits / 8
    this.#delay = delay
  }

  get due() {
    return this.#underWay[0]?.due ?? Number.POSITIVE_INFINITY
  }

  take() {
    const bytes = Buffer.allocUnsafe(MTU)
    const length = readSync(this.from, bytes)
    const now = performance.now()
    const queued = Math.max(0, this.#freeAt - now) * this.#bytesPerMillisecond
    if (queued + length > MOST_QUEUED_BYTES) return
    this.#freeAt = Math.max(now, this.#freeAt) + length / this.#bytesPerMillisecond
    this.#underWay.push({ due: this.#freeAt + this.#delay, bytes: bytes.subarray(0, length) })
  }

  deliver() {
    while (this.due <= performance.now()) {
      const packet = this.#underWay.shift()
      if (packet) writeSync(this.#to, packet.bytes)
    }
  }
}

// Runs in its own process, and carries packets between its first network and a new one.
const { latency, down, up } = JSON.parse(process.argv[2] ?? '') as Profile
const server = openTun(ADDRESSES.server)
enterOwnNetwork()
const reader = openTun(ADDRESSES.reader)
const ways = [new Way(server, reader, down, latency / 2), new Way(reader, server, up, latency / 2)]
process.stdout.write('ready\n')

const begunBy = process.ppid
while (process.ppid === begunBy) {
  const next = Math.min(...ways.map(({ due }) => due)) - performance.now()
  const ready = readable([server, reader], Math.ceil(Math.min(LONGEST_WAIT, Math.max(0, next))))
  for (const way of ways) {
    if (ready.includes(way.from)) way.take()
    way.deliver()
  }
}
