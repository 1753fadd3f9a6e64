import type { AddressInfo, ListenOptions } from 'node:net'
import { warmAccounts } from '~/api/customers/customer-accounts'
import { type Environment, readEnvironment } from '~/api/startup/environment'
import { getShop, type RunningShop } from '~/api/startup/startup'
import { whenToEnd } from './ending'
import { handlers } from './handlers'
import { drain, httpServer } from './http-server'
import { requestHandler } from './request-handler'
import { keepFailuresApart } from './requests'
import { warmPages } from './warm'

/** The descriptor of the socket that systemd keeps open over a restart (docs/decisions/0012). */
const HANDED_SOCKET = 3

/** Opens the shop and serves it until SIGTERM or SIGINT. A bad environment or data folder ends the process with one line. */
export async function start() {
  try {
    const environment = readEnvironment(process.env)
    keepFailuresApart()
    await serve(environment, await getShop())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

async function serve(environment: Environment, shop: RunningShop) {
  const server = httpServer(requestHandler(environment, handlers))
  whenToEnd(async () => {
    await drain(server)
    await shop.close()
    process.exit(0)
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(listeningPlace(environment), resolve)
  })
  // For example, the process may open no more files.
  server.on('error', (error) => console.error('A connection could not be taken:', error.message))
  const { address, port } = server.address() as AddressInfo
  const origin = `http://${address.includes(':') ? `[${address}]` : address}:${port}`
  console.log(`Serving ${origin}`)
  if (environment.WARM_UP !== 'on') return
  await warmAccounts(shop.store)
  await warmPages(origin)
}

function listeningPlace({ HOST, PORT }: Environment): ListenOptions {
  const { LISTEN_PID, LISTEN_FDS } = process.env
  const isHandedOver = LISTEN_PID === String(process.pid) && LISTEN_FDS === '1'
  // Node takes it, its types do not know it.
  return isHandedOver ? ({ fd: HANDED_SOCKET } as ListenOptions) : { host: HOST, port: PORT }
}
