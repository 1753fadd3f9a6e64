import { call } from './calls'

const POLLED = ['/api/orders', '/api/notifications', '/api/contacts']

const ASKED = [
  ...['products', 'showcase-images', 'settings', 'visitors', 'analytics-data', 'visits'],
  ...['system', 'password', 'two-factor', 'security-events', 'session'],
].map((name) => `/api/${name}`)

/** The screens of a signed-in operator, as a browser asks for them. */
export class Screens {
  readonly #origin: string
  readonly #headers: Record<string, string>
  readonly #tags = new Map<string, string>()
  slowest = { path: '', took: 0 }

  constructor(origin: string, Cookie: string) {
    this.#origin = origin
    this.#headers = { Cookie, 'Accept-Encoding': 'br' }
  }

  async open() {
    await this.#ask('/api/orders?first=50')
    for (const path of POLLED) this.#tags.set(path, await this.#ask(path))
    for (const path of ASKED) await this.#ask(path)
  }

  /** Asks each polled list for what has changed since the last answer. */
  async poll() {
    for (const path of POLLED) {
      const tag = this.#tags.get(path)?.replace(/^W\/|"/g, '')
      this.#tags.set(path, await this.#ask(tag ? `${path}?since=${encodeURIComponent(tag)}` : path))
    }
  }

  async #ask(path: string): Promise<string> {
    const begun = performance.now()
    const tag = await call(this.#origin + path, { headers: this.#headers })
    const took = performance.now() - begun
    if (took > this.slowest.took) this.slowest = { path, took }
    return tag
  }
}
