import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { newOrder } from '../../tests/fixtures/orders'
import { quantile } from './measure'
import { Server, seedFolder } from './server'

const CONNECTIONS = 64
const SECONDS = 20
const MOST = { others: 100, orders: 150 }
const ORDER_EVERY = 10

/** What others wait while 64 connections ask for one order's page without a pause. */
export async function oneLink(folder: string, rows: Parameters<typeof seedFolder>[1]): Promise<boolean> {
  seedFolder(folder, rows)
  const server = new Server(folder, { environment: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' } })
  await server.isServing()
  const Cookie = await server.signIn()
  await server.stockUp(Cookie)
  let placed = 0
  const order = async () => {
    const answer = await fetch(`${server.address}/api/orders`, {
      method: 'POST',
      // Each from an address of its own.
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.${placed++ % 256}.1` },
      body: JSON.stringify(newOrder({ quantity: 1, productId: 1 })),
    })
    if (answer.status !== 201) throw new Error(`An order: ${answer.status}`)
    return answer.json()
  }
  const { link } = await order()
  const flood = fork(fileURLToPath(import.meta.url), ['flood', server.address + link], { execArgv: process.execArgv })
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
  const answers = await endOf(flood)
  await server.end('SIGTERM')
  const p95 = (each: number[]) =>
    quantile(
      each.toSorted((a, b) => a - b),
      0.95,
    )
  const [others, orders] = [p95(took.others), p95(took.orders)]
  console.log(`\n${CONNECTIONS} connections on one order's link for ${SECONDS} s were answered ${JSON.stringify(answers)}.`)
  console.log(
    `Meanwhile 19 of 20 loads of /shop took ${others.toFixed(0)} ms at most, and 19 of 20 orders ${orders.toFixed(0)} ms.`,
  )
  return others < MOST.others && orders < MOST.orders
}

async function endOf(flood: ChildProcess): Promise<Record<number, number>> {
  flood.send('end')
  const [answers] = await once(flood, 'message')
  return answers
}

if (process.argv[2] === 'flood') {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const answers: Record<number, number> = {}
  let isOver = false
  const ask = () =>
    get(String(process.argv[3]), { agent }, (answer) => {
      answers[answer.statusCode ?? 0] = (answers[answer.statusCode ?? 0] ?? 0) + 1
      answer.resume()
      answer.once('end', () => !isOver && ask())
    })
  for (let count = 0; count < CONNECTIONS; count++) ask()
  process.send?.('begun')
  process.once('message', () => {
    isOver = true
    process.send?.(answers, () => process.exit())
  })
}
