import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { newOrder } from '../../tests/fixtures/rows/orders'
import { table } from './frame'
import { quantile, whole } from './measure'
import { Server, seedFolder } from './server'

const CONNECTIONS = 64
const SECONDS = 20
const MOST = { others: 100, orders: 150 }
const ORDER_EVERY = 10

interface Flood {
  name: string
  path: string
  /** The posted form; undefined for a GET. */
  form?: string
}

/** Measures how long others wait while 64 connections call one address without a pause, each case in its own shop. */
export async function floods(folder: string, rows: Parameters<typeof seedFolder>[1]): Promise<boolean> {
  seedFolder(folder, rows)
  const server = await Server.start(folder, { environment: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' } })
  const Cookie = await server.signIn()
  await server.stockUp(Cookie)
  let placed = 0
  const order = async () => {
    const answer = await fetch(`${server.address}/api/orders`, {
      method: 'POST',
      // Each caller has its own address.
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.${placed++ % 256}.1` },
      body: JSON.stringify(newOrder({ quantity: 1, productId: 1 })),
    })
    if (answer.status !== 201) throw new Error(`An order: ${answer.status}`)
    return answer.json()
  }
  const asked: Flood[] = [
    { name: 'asked for one link', path: (await order()).link },
    { name: 'posted to one link', path: (await order()).link, form: 'action=report&reference=4123&date=2026-01-01' },
    { name: 'posted "recount" to /shop', path: '/shop', form: 'recount=yes&order=LTF-EARLY-25&quantity=2' },
  ]
  const row = table(
    `${CONNECTIONS} connections, ${SECONDS} s`,
    'answers',
    'GET /shop of others, p95, ms',
    'orders of others, p95, ms',
  )
  let isReached = true
  for (const flood of asked) {
    const { answers, others, orders } = await waits(server, flood, order)
    row(flood.name, JSON.stringify(answers), whole(others), whole(orders))
    isReached &&= others < MOST.others && orders < MOST.orders
  }
  await server.end('SIGTERM')
  return isReached
}

async function waits(server: Server, { path, form = '' }: Flood, order: () => Promise<unknown>) {
  const flood = fork(fileURLToPath(import.meta.url), ['flood', server.address + path, form], { execArgv: process.execArgv })
  await once(flood, 'message')
  const took = { others: [] as number[], orders: [] as number[] }
  const end = performance.now() + SECONDS * 1000
  for (let round = 0; performance.now() < end; round++) {
    const isOrder = round % ORDER_EVERY === 0
    const begun = performance.now()
    if (isOrder) await order()
    else await (await fetch(`${server.address}/shop`)).text()
    took[isOrder ? 'orders' : 'others'].push(performance.now() - begun)
    await setTimeout(10)
  }
  return { answers: await endOf(flood), others: quantile(took.others, 0.95), orders: quantile(took.orders, 0.95) }
}

async function endOf(flood: ChildProcess): Promise<Record<number, number>> {
  flood.send('end')
  const [answers] = await once(flood, 'message')
  return answers
}

if (process.argv[2] === 'flood') {
  const [, , , address = '', form = ''] = process.argv
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': Buffer.byteLength(form) }
  const options = form ? { agent, method: 'POST', headers } : { agent }
  const answers: Record<string, number> = {}
  const count = (answer: string | number) => {
    answers[answer] = (answers[answer] ?? 0) + 1
  }
  let isOver = false
  const ask = () => {
    const asked = request(address, options, (answer) => {
      count(answer.statusCode ?? 0)
      answer.resume()
      answer.once('end', () => !isOver && ask())
    })
    asked.once('error', () => {
      count('failed')
      if (!isOver) ask()
    })
    asked.end(form)
  }
  for (let count = 0; count < CONNECTIONS; count++) ask()
  process.send?.('begun')
  process.once('message', () => {
    isOver = true
    process.send?.(answers, () => process.exit())
  })
}
