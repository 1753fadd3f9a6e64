import { call } from './http'

const POLLED = [
  '/api/orders?page=1',
  '/api/notifications?page=1&size=50',
  '/api/contacts?page=1&kind=enquiry&answered=no',
  '/api/dashboard',
]

const ASKED = [
  ...['products', 'showcase-images', 'settings', 'visitors', 'analytics-data', 'visits'],
  ...['system', 'password', 'two-factor', 'security-events', 'session'],
].map((name) => `/api/${name}`)

/** The screens of a signed-in operator, requested like a browser. */
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
    await this.poll()
    for (const path of ASKED) await this.#ask(path)
  }

  /** Polls each list with the ETag of its last answer. */
  async poll() {
    for (const path of POLLED) {
      const tag = this.#tags.get(path)
      this.#tags.set(path, await this.#ask(path, tag ? { 'If-None-Match': tag } : {}))
    }
  }

  async #ask(path: string, headers: Record<string, string> = {}): Promise<string> {
    const begun = performance.now()
    const tag = await call(this.#origin + path, { headers: { ...this.#headers, ...headers } })
    const took = performance.now() - begun
    if (took > this.slowest.took) this.slowest = { path, took }
    return tag
  }
}
