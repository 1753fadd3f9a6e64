import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

export interface Recorded {
  status: number
  headers: OutgoingHttpHeaders
  /** Base64. */
  body: string
}

/** The minimum cost of an answer: bare node:http in its own process, which always sends the same head and bytes. */
export class Replay {
  readonly #process: ChildProcess
  address = ''

  static async start(): Promise<Replay> {
    const replay = new Replay()
    replay.address = String((await once(replay.#process, 'message'))[0])
    return replay
  }

  private constructor() {
    this.#process = fork(fileURLToPath(import.meta.url), ['serve'], { execArgv: process.execArgv })
  }

  async answers(recorded: Recorded) {
    this.#process.send(recorded)
    await once(this.#process, 'message')
  }

  end = () => this.#process.kill()
}

if (process.argv[2] === 'serve') {
  let [status, headers, body] = [200, {} as OutgoingHttpHeaders, Buffer.alloc(0)]
  process.on('message', (recorded: Recorded) => {
    status = recorded.status
    headers = recorded.headers
    body = Buffer.from(recorded.body, 'base64')
    process.send?.('ready')
  })
  const server = createServer((_request, response) => {
    response.writeHead(status, headers).end(body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
}
