import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { quantile } from './measure'

/** More than the concurrent calls of a steady rate. */
const CONNECTIONS = 64

interface Steady {
  perSecond: number
  seconds: number
  /** The expected status. */
  status: number
}

/** A connection for one call at a time, sent as bytes, because node:http costs several times as much. */
class Connection {
  readonly #socket: Socket
  #received = ''
  #answered: ((status: number) => void) | undefined

  private constructor(socket: Socket) {
    this.#socket = socket.setNoDelay().setEncoding('latin1')
    socket.on('data', (text: string) => this.#read(text))
  }

  static async open(origin: string): Promise<Connection> {
    const { hostname, port } = new URL(origin)
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    return new Connection(socket)
  }

  send(bytes: string, answered: (status: number) => void) {
    this.#answered = answered
    this.#socket.write(bytes, 'latin1')
  }

  close = () => this.#socket.destroy()

  #read(text: string) {
    this.#received += text
    const head = this.#received.indexOf('\r\n\r\n')
    if (head < 0) return
    const [, length = 0] = /\r\ncontent-length: (\d+)/i.exec(this.#received) ?? []
    if (this.#received.length < head + 4 + Number(length)) return
    const status = Number(this.#received.slice('HTTP/1.1 '.length, 'HTTP/1.1 201'.length))
    this.#received = ''
    this.#answered?.(status)
  }
}

/** Sends `bytes()` at a steady rate, even if earlier calls are unanswered; measures each from its due time. */
export async function measureSteadily(origin: string, { perSecond, seconds, status }: Steady, bytes: () => string) {
  const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => Connection.open(origin)))
  const count = perSecond * seconds
  const took: number[] = []
  const begun = performance.now()
  const { begin, allAnswered } = dueCalls([...connections], bytes, (due, answered) => {
    if (answered !== status) throw new Error(`An answer of ${answered}, not ${status}.`)
    return took.push(performance.now() - due) === count
  })
  for (let sent = 0; sent < count; ) {
    const due = begun + ((sent + 1) * 1000) / perSecond
    if (due > performance.now()) await new Promise((resolve) => setTimeout(resolve, 1))
    else {
      begin(due)
      sent++
    }
  }
  await allAnswered
  for (const connection of connections) connection.close()
  return { median: quantile(took, 0.5), p99: quantile(took, 0.99), slowest: Math.max(...took) }
}

/** Sends each call on a free connection, or as soon as one is free. `isLast` gets each answer, and returns true for the last. */
function dueCalls(free: Connection[], bytes: () => string, isLast: (due: number, status: number) => boolean) {
  const { promise: allAnswered, resolve } = Promise.withResolvers<void>()
  const waiting: number[] = []
  const begin = (due: number) => {
    const connection = free.shift()
    if (!connection) return void waiting.push(due)
    connection.send(bytes(), (status) => {
      free.push(connection)
      if (isLast(due, status)) return resolve()
      const next = waiting.shift()
      if (next !== undefined) begin(next)
    })
  }
  return { begin, allAnswered }
}
