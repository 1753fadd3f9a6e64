import type { Measured } from './frame'
import { endCalls } from './http'
import { megabytesOf } from './limited'
import { whole } from './measure'
import { Screens } from './screens'
import { Server, seedFolder } from './server'

const MOST_SECONDS = 3
const MOST_MEGABYTES = 1500
const POLLS = 20

/** Measures the server with a folder of `npm run seed`, and an operator who opens all screens and polls them. */
export async function startAndScreens(folder: string, orders: number): Promise<Measured[]> {
  seedFolder(folder, { orders })
  const begun = performance.now()
  const server = await Server.start(folder)
  const seconds = (performance.now() - begun) / 1000
  const atStart = megabytesOf(server.pid).now
  const operator = await server.signIn()
  await server.stockUp(operator)
  const screens = new Screens(server.address, operator)
  await screens.open()
  for (let count = 0; count < POLLS; count++) {
    await server.placeOrder(`Poll ${count}`)
    await screens.poll()
  }
  const { peak } = megabytesOf(server.pid)
  endCalls()
  await server.end('SIGTERM')
  const { path, took } = screens.slowest
  return [
    {
      what: `start of the whole server with ${whole(orders)} orders of the seed`,
      figure: `at most ${MOST_SECONDS} s`,
      measured: `${seconds.toFixed(1)} s`,
      isReached: seconds <= MOST_SECONDS,
    },
    {
      what: "its memory, at the start and at most while the operator's screens are opened and polled",
      figure: `at most ${whole(MOST_MEGABYTES)} MB`,
      measured: `${whole(atStart)} MB, at most ${whole(peak)} MB; slowest call ${path}, ${whole(took)} ms`,
      isReached: peak <= MOST_MEGABYTES,
    },
  ]
}
