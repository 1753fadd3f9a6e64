import { loadavg } from 'node:os'
import type { Measured } from './frame'
import { call, endCalls } from './http'
import { quantile, whole } from './measure'
import { Server, seedFolder } from './server'

const ROWS = { customers: 10_000, entries: 50_000 }
const TIMES = 50
const MOST_MILLISECONDS = 100

const CALLS = {
  'the list': (index: number) => `/api/customers?page=${1 + index}`,
  'who owes': () => '/api/customers?page=1&owing=all',
  'a search': (index: number) => `/api/customers?page=1&search=${['wani', 'mir', 'dar', '+9170000'][index % 4]}${index}`,
  'a customer': (index: number) => `/api/customers/${1 + index}`,
  'a ledger': (index: number) => `/api/ledger?customer=${1 + index}`,
  'the bills': () => '/api/bills?page=1',
} as const

/** Times the calls of the customer screens, one after another, each round after a payment. */
export async function accounts(folder: string, orders: number): Promise<Measured> {
  seedFolder(folder, { orders, ...ROWS })
  const server = await Server.start(folder)
  const Cookie = await server.signIn()
  const took = new Map<string, number[]>()
  const timed = async (what: string, path: string, body?: string) => {
    const begun = performance.now()
    await call(server.address + path, { headers: { Cookie }, ...(body && { method: 'POST', body }) })
    took.set(what, [...(took.get(what) ?? []), performance.now() - begun])
  }
  await timed('the first list', CALLS['the list'](0))
  for (let index = 0; index < TIMES; index++) {
    const payment = {
      customerId: 1 + index,
      kind: 'payment',
      amount: '100',
      method: 'upi',
      reference: `R${index}`,
      advance: '100',
    }
    await timed('a payment', '/api/ledger', JSON.stringify(payment))
    for (const [what, pathOf] of Object.entries(CALLS)) await timed(what, pathOf(index))
  }
  endCalls()
  await server.end('SIGTERM')
  const slowest = [...took].map(([what, times]) => [what, quantile(times, 0.95)] as const)
  return {
    what: `${whole(ROWS.customers)} customers more, ${whole(ROWS.entries)} entries: 19 of 20 calls of their screens`,
    figure: `at most ${MOST_MILLISECONDS} ms`,
    measured: `${slowest.map(([what, milliseconds]) => `${what} ${whole(milliseconds)} ms`).join(', ')}, load ${loadavg()[0]?.toFixed(1)}`,
    isReached: slowest.every(([, milliseconds]) => milliseconds <= MOST_MILLISECONDS),
  }
}
