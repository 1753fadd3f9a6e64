import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type Answer, readAnswers } from './answers'

/** Bytes for one connection, and how the client behaves after it has sent them. */
export interface Shot {
  name: string
  bytes: Buffer
  /** The method of each request in `bytes`; it decides whether the response has a body. */
  methods: string[]
  /**
   * `patient`: waits for all responses. `impatient`: ends its side when nothing comes. `half`: ends its side at once.
   * `reset`: resets the connection at once. `reset on answer`: resets it at the first bytes received.
   */
  manner: 'patient' | 'impatient' | 'half' | 'reset' | 'reset on answer'
  /** The Accept-Encoding of the requests; undefined if they have none. */
  acceptEncoding?: string | undefined
}

export interface Exchange {
  answers: Answer[]
  rest: Buffer
  problem?: string
}

const PATIENCE = 300
const LONGEST_ANSWER = 15_000
export const HELD_OPEN = `held open for ${LONGEST_ANSWER} ms`

/** Sends a shot over a new connection and reads until the server closes it. */
export function exchange(port: number, shot: Shot): Promise<Exchange> {
  return new Promise((resolve) => {
    const answers: Answer[] = []
    let rest: Buffer = Buffer.alloc(0)
    let problem: string | undefined
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => send())

    function send() {
      if (shot.manner === 'half') socket.end(shot.bytes)
      else if (shot.manner === 'reset') socket.write(shot.bytes, () => socket.resetAndDestroy())
      else socket.write(shot.bytes)
      if (shot.manner === 'impatient') socket.setTimeout(PATIENCE, () => socket.end())
    }
    function give(what: string) {
      problem ??= what
      socket.destroy()
    }
    const limit = setTimeout(() => give(HELD_OPEN), LONGEST_ANSWER)

    socket.on('data', (chunk) => {
      if (shot.manner === 'reset on answer') return void socket.resetAndDestroy()
      const read = readAnswers(Buffer.concat([rest, chunk]), shot.methods.slice(answers.length))
      answers.push(...read.answers)
      rest = read.rest
      // The server keeps the connection open for a next request that never comes.
      if (answers.length >= shot.methods.length) socket.end()
    })
    socket.on('end', () => socket.end())
    socket.on('error', (error: NodeJS.ErrnoException) => give(error.code ?? error.message))
    socket.on('close', () => {
      clearTimeout(limit)
      resolve({ answers, rest, ...(problem && { problem }) })
    })
  })
}

/** Opens this many connections at once and sends the first bytes of a request on each. */
export async function openConnections(port: number, count: number, bytes: string): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1').on('error', () => {}))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  for (const socket of sockets) socket.resume().write(bytes)
  return sockets
}
