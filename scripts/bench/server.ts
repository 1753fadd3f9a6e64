import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { newOrder } from '../../tests/fixtures/orders'

/** The built server over a data folder, on a free port. */
export class Server {
  readonly #process: ChildProcess
  address = ''

  constructor(folder: string) {
    const settings = { DATA_DIR: folder, PORT: '0', RATE_LIMITS: 'off', ADMIN_PASSWORD: 'pebbles-and-cold-water' }
    this.#process = spawn(process.execPath, ['--max-semi-space-size=8', 'server.mjs'], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
  }

  async isServing() {
    let text = ''
    while (!/Serving (\S+)\n/.test(text)) text += (await once(this.#process.stdout as NodeJS.ReadableStream, 'data'))[0]
    this.address = /Serving (\S+)\n/.exec(text)?.[1] ?? ''
  }

  async status(path: string): Promise<number> {
    const response = await fetch(this.address + path)
    await response.arrayBuffer()
    return response.status
  }

  async placeOrder(customerName: string): Promise<number> {
    const body = JSON.stringify({ ...newOrder({ quantity: 1, productId: 1 }), customerName })
    const response = await fetch(`${this.address}/api/orders`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    })
    await response.arrayBuffer()
    return response.status
  }

  /** Memory in megabytes, as the system counts it (resident set). */
  megabytes(): number {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.#process.pid}/status`, 'utf8')) ?? []
    return (Number(kilobytes) * 1024) / 1e6
  }

  async end(signal: 'SIGKILL' | 'SIGTERM') {
    const ended = once(this.#process, 'close')
    this.#process.kill(signal)
    await ended
  }
}
