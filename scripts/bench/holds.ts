import { existsSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { indianDay } from '../../src/domain/dates.ts'
import { table } from './frame'
import { median } from './measure'
import type { Server } from './server'

const ROUNDS = 5
/** Maximum milliseconds that a call may hold the event loop. */
const MOST_HELD = 50
const MOST_WAITED = 1000

export const holdFile = (folder: string) => `${folder}/loop-hold`

/** The server options that measuring holds needs. */
export const holdOptions = (folder: string) => ({
  flags: ['--import', './scripts/bench/loop-hold.mjs'],
  environment: { LOOP_HOLD: holdFile(folder) },
})

async function holdSince(server: Server, file: string): Promise<number> {
  rmSync(file, { force: true })
  process.kill(server.pid, 'SIGUSR2')
  for (let waited = 0; waited < MOST_WAITED && !existsSync(file); waited++) await pause(1)
  return Number(readFileSync(file, 'utf8'))
}

interface Asked {
  name: string
  path: string | ((round: number) => string)
  method?: string
  body?: object
  Cookie: string
  /** The expected status; by default any below 400. */
  status?: number
  rounds?: number
}

/** Measures how long each call holds the event loop, as the median of some rounds; returns whether all are short. */
export async function holds(server: Server, folder: string, asked: readonly Asked[]): Promise<boolean> {
  const row = table('call', 'took, ms', 'longest hold of the loop, ms')
  const held: number[] = []
  for (const { name, path, method = 'GET', body, Cookie, status, rounds: asks = ROUNDS } of asked) {
    const rounds: { took: number; hold: number }[] = []
    for (let round = 0; round < asks; round++) {
      await holdSince(server, holdFile(folder))
      const begun = performance.now()
      const headers = { Cookie, ...(body && { 'Content-Type': 'application/json' }) }
      const answer = await fetch(server.address + pathIn(path, round), {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      if (status ? answer.status !== status : answer.status >= 400)
        throw new Error(`${method} ${pathIn(path, round)}: ${answer.status} ${text}`)
      const took = performance.now() - begun
      rounds.push({ took, hold: await holdSince(server, holdFile(folder)) })
    }
    const hold = median(rounds.map((each) => each.hold))
    held.push(hold)
    row(`${name} ${pathIn(path, 0)}`, median(rounds.map(({ took }) => took)).toFixed(0), hold.toFixed(0))
  }
  return Math.max(...held) <= MOST_HELD
}

const pathIn = (path: Asked['path'], round: number) => (typeof path === 'string' ? path : path(round))

const DAYS = `from=2026-01-01&to=${indianDay(new Date())}`

/** Calls that read many rows: of a customer, and of the buyer with the most orders. */
export const heavyPaths = (customer: number, regular: number): string[] => [
  ...['/api/orders', '/api/orders?page=1', '/api/orders?page=1&search=fatima', '/api/orders.csv', '/api/contacts'],
  ...[
    '/api/contacts.csv',
    '/api/contacts?page=1&search=feed',
    '/api/notifications',
    '/api/customers',
    '/api/customers?page=1&search=wani',
  ],
  ...['/api/customers.csv', '/api/bills', '/api/bills.csv', `/api/day-book?${DAYS}`, `/api/day-book.csv?${DAYS}`],
  ...[`/api/gst?${DAYS}`, `/api/gst/12.csv?${DAYS}`, `/api/month.zip?month=${indianDay(new Date()).slice(0, 7)}`],
  ...[
    '/api/unbilled-orders',
    '/api/payment-reports',
    '/api/changes?page=1',
    '/api/dashboard',
    '/api/analytics-data',
    '/api/system',
  ],
  ...[`/api/analytics?${DAYS}`, '/api/stock-moves?productId=1', '/api/visitors', '/api/visits', '/api/products.csv'],
  ...[customer, regular].flatMap((id) => [
    ...[`/api/customers/${id}`, `/api/customers/${id}/copy`, `/api/customers/${id}/erasure`],
    ...[`/api/ledger?customer=${id}`, `/api/ledger.csv?customer=${id}`],
  ]),
]
