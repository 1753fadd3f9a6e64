import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { freePort } from '../../../tests/fixtures/ports'
import type { Identity } from './front'
import { catalogAnswer } from './peer-catalog'

/** A shop of the same kind: TanStack's own starter for a Shopify storefront, with React, and its example of a form. */
export const PEER = '@tanstack/cli@0.71.0'
const CHOICES = ['--framework', 'React', '--add-ons', 'shopify,form', '--examples', '--deployment', 'nitro']
const QUIETLY = ['--non-interactive', '--no-git', '--no-intent', '--no-install', '--package-manager', 'npm']

/** Makes the peer by its own command in an empty folder, and builds it. Needs npm's registry; takes two minutes. */
export function buildPeer(folder: string) {
  mkdirSync(folder)
  const env = { ...process.env, TANSTACK_CLI_TELEMETRY_DISABLED: '1', CI: '1' }
  const run = (cwd: string, command: string, ...args: string[]) => execFileSync(command, args, { cwd, env, stdio: 'pipe' })
  const made = join(folder, 'peer')
  run(folder, 'npm', 'exec', '--yes', `--package=${PEER}`, '--', 'tanstack', 'create', 'peer', ...CHOICES, ...QUIETLY)
  // What its packages have renamed since it was made.
  run(made, 'sh', '-c', "sed -i 's/[.]inputValidator(/.validator(/' src/server/shopify/*.ts")
  run(made, 'npm', 'install', '--no-audit', '--no-fund')
  run(made, 'npm', 'exec', '--', 'vite', 'build')
  return made
}

/** The built peer, and a catalog in place of Shopify's. */
export class Peer {
  readonly #catalog: Server
  #process: ChildProcess | undefined
  address = ''

  constructor({ key, cert }: Identity) {
    this.#catalog = createServer({ key, cert }, async (request, response) => {
      const chunks = await Array.fromAsync(request as AsyncIterable<Buffer>)
      const { query } = JSON.parse(Buffer.concat(chunks).toString())
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ data: catalogAnswer(query) }))
    })
  }

  async start(folder: string) {
    this.#catalog.listen(0, '127.0.0.1')
    await once(this.#catalog, 'listening')
    const port = String(await freePort())
    const catalog = `127.0.0.1:${(this.#catalog.address() as AddressInfo).port}`
    const own = { PORT: port, HOST: '127.0.0.1', SHOPIFY_STORE_DOMAIN: catalog, NODE_TLS_REJECT_UNAUTHORIZED: '0' }
    const env = { ...process.env, ...own, NODE_ENV: 'production' }
    this.#process = spawn(process.execPath, ['.output/server/index.mjs'], { cwd: folder, env, stdio: 'ignore' })
    this.address = `http://127.0.0.1:${port}`
    while (!(await this.#answers())) await new Promise((resolve) => setTimeout(resolve, 100))
  }

  async #answers() {
    if (this.#process?.exitCode != null) throw new Error('The peer ended by itself.')
    return fetch(`${this.address}/about`).then(
      ({ ok }) => ok,
      () => false,
    )
  }

  end() {
    this.#process?.kill()
    this.#catalog.close()
  }
}
