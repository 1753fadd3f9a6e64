import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { newOrder } from '../../tests/fixtures/rows/orders'
import { newProduct } from '../../tests/fixtures/rows/products'
import type { Counts } from '../fill-shop'

const OPERATOR = { username: 'operator', password: 'pebbles-and-cold-water' }

const ENVIRONMENT = { ADMIN_USERNAME: OPERATOR.username, ADMIN_PASSWORD: OPERATOR.password }

export function seedFolder(folder: string, counts: Partial<Counts>) {
  const rows = Object.entries(counts).flatMap(([name, count]) => [`--${name}`, String(count)])
  const args = ['--import', './scripts/run-sources.mjs', 'scripts/seed.ts', ...rows]
  execFileSync(process.execPath, args, { env: { ...process.env, ...ENVIRONMENT, DATA_DIR: folder }, stdio: 'ignore' })
}

interface ServerOptions {
  members?: string | undefined
  flags?: readonly string[]
  environment?: Record<string, string>
}

export class Server {
  readonly #process: ChildProcess
  address = ''

  /** Starts a server with a data folder; it joins the control group of the file `members`, and gets Node's `flags`. */
  static async start(folder: string, options: ServerOptions = {}): Promise<Server> {
    const server = new Server(folder, options)
    await server.#isServing()
    return server
  }

  private constructor(folder: string, { members, flags = [], environment = {} }: ServerOptions) {
    const settings = {
      DATA_DIR: folder,
      PORT: '0',
      RATE_LIMITS: 'off',
      ...ENVIRONMENT,
      ...environment,
    }
    const node = [process.execPath, '--max-semi-space-size=8', ...flags, 'server.mjs']
    // Joins the group first, because Node reads its limits at the start.
    const joining = members ? ['sh', '-c', 'echo $$ > "$0" && exec "$@"', members] : []
    const [command = '', ...args] = [...joining, ...node]
    this.#process = spawn(command, args, {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
  }

  get pid() {
    return this.#process.pid ?? 0
  }

  async #isServing() {
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

  async signIn(): Promise<string> {
    return this.#cookiesOf(await this.#send('POST', '/api/session', OPERATOR))
  }

  /** Creates a packer's account and signs in. */
  async signInPacker(Cookie: string): Promise<string> {
    const packer = { username: 'packer', password: 'bags-beside-the-mill' }
    const { password } = OPERATOR
    const account = { name: 'Packer', username: packer.username, newPassword: packer.password, role: 'packer', password }
    await this.#send('POST', '/api/operators', account, { Cookie })
    return this.#cookiesOf(await this.#send('POST', '/api/session', packer))
  }

  /** The body of an erasure. */
  erasure = (password = OPERATOR.password) => ({ password, evenWithOpen: true, ticked: { orders: [], contacts: [] } })

  #cookiesOf = ({ headers }: Response) =>
    headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')

  async stockUp(Cookie: string) {
    await this.#send('PUT', '/api/products/1', newProduct({ stockQuantity: 1_000_000, price: '2500.00', sku: 'LTF-EARLY-25' }), {
      Cookie,
    })
  }

  async #send(method: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const answer = await fetch(this.address + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }

  async end(signal: 'SIGKILL' | 'SIGTERM') {
    const ended = once(this.#process, 'close')
    this.#process.kill(signal)
    await ended
  }
}
