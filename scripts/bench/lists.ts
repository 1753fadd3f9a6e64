import { newOrder } from '../../tests/fixtures/rows/orders'
import { call } from './http'
import { quantile } from './measure'
import type { Server } from './server'

type Measure = (
  what: string,
  count: number,
  atOnce: number,
  path: string | ((index: number) => string),
  options?: Options,
) => Promise<void>

interface Options {
  headers?: Record<string, string>
  body?: string
}

const ORDERS = 500
const POLLS = 300
const FILES = 5

/** Searches that are not cached yet. */
const SEARCHES = ['fatima', 'ghulam', 'wani', 'mir', 'dar9', 'bhat1', 'rather', 'sheikh', 'lone2', 'najar', 'abdul', 'bilal4']

/** Requests the operator's lists in each way; returns the 99th percentile of each in milliseconds. */
export async function askForLists(server: Server, Cookie: string): Promise<Map<string, number>> {
  const slowest = new Map<string, number>()
  const measure: Measure = async (what, count, atOnce, path, { headers = {}, body } = {}) => {
    const took: number[] = []
    let next = 0
    const loop = async () => {
      while (next < count) {
        const address = server.address + (typeof path === 'string' ? path : path(next))
        next++
        const begun = performance.now()
        await call(address, { headers: { Cookie, ...headers }, ...(body && { method: 'POST', body }) })
        took.push(performance.now() - begun)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, loop))
    slowest.set(what, quantile(took, 0.99))
  }
  const body = JSON.stringify(newOrder({ quantity: 1, productId: 1 }))
  const etag = await call(`${server.address}/api/orders?page=1`, { headers: { Cookie } })
  await measure('a page', POLLS, 4, (index) => `/api/orders?page=${1 + (index % 50)}`)
  await measure('unchanged', POLLS, 4, '/api/orders?page=1', { headers: { 'If-None-Match': etag } })
  await measure('a new search', SEARCHES.length, 1, (index) => `/api/orders?page=1&search=${SEARCHES[index]}`)
  await measure('CSV of all', FILES, 1, '/api/orders.csv')
  await measure('whole list', FILES, 1, '/api/orders')
  await measure('POST', ORDERS, 8, '/api/orders', { body })
  return slowest
}
