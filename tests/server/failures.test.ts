import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readEnvironment } from '~/api/startup/environment'
import { type Handler, requestHandler } from '~/server/request-handler'
import { keepFailuresApart } from '~/server/requests'

// The sources have no build.
vi.mock('~/server/files', () => ({ builtFile: () => undefined }))
vi.mock('~/server/built-pages', () => ({
  errorPage: async (status: number) => ({ status, headers: new Headers(), encodings: [] }),
}))

const answer = (body: () => Promise<Buffer>) => ({ status: 200, headers: new Headers(), encodings: [], body })
const good: Handler = ({ url }) => (url.pathname === '/good' ? answer(async () => Buffer.from('Feed')) : undefined)
const fault = new Error('a fault of ours')

const STAGES: [string, Handler][] = [
  [
    'at once',
    () => {
      throw fault
    },
  ],
  ['in a promise', () => Promise.reject(fault)],
  ['with nothing', () => Promise.reject(undefined)],
  ['with a text', () => Promise.reject('a text')],
  ['with something that cannot be read', () => Promise.reject(Object.create(null))],
  ['while the body is made', () => answer(() => Promise.reject(fault))],
  ['with a status that is none', () => ({ ...answer(async () => Buffer.alloc(0)), status: 1 })],
  ['with a body that is none', () => answer(async () => undefined as never)],
]

const LATE: [string, () => void][] = [
  ['a timer', () => setTimeout(() => Promise.reject(fault).catch(throwIt), 1)],
  ['the next tick', () => process.nextTick(throwIt)],
  ['a promise that nobody waits for', () => void Promise.reject(fault)],
  ['a promise that is rejected with nothing', () => void Promise.reject()],
]

let server: Server
let origin: string
let steps: Handler[]
const runners = new Map<string, unknown[]>()

beforeAll(async () => {
  // The test runner's own listeners would count each late failure as a failed test.
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    runners.set(event, process.listeners(event as 'exit'))
    process.removeAllListeners(event)
  }
  keepFailuresApart()
  const step: Handler = async (exchange) => {
    for (const each of steps) {
      const made = await each(exchange)
      if (made) return made
    }
    return undefined
  }
  server = createServer(requestHandler(readEnvironment({}), [step])).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.close()
  for (const [event, listeners] of runners) {
    process.removeAllListeners(event)
    for (const listener of listeners) process.on(event, listener as () => void)
  }
})

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

function throwIt() {
  throw fault
}

const statusOf = (path: string) => fetch(origin + path).then((response) => response.status)

test.each(STAGES)('a request that fails %s gets a response, and the next one is served', async (_name, step) => {
  steps = [good, step]
  expect(await statusOf('/bad')).toBe(500)
  expect(await statusOf('/good')).toBe(200)
})

test.each(LATE)('an error of %s ends only its own request', async (_name, begin) => {
  const never = new Promise<undefined>(() => {})
  steps = [
    good,
    () => {
      begin()
      return never
    },
  ]
  expect(await statusOf('/bad')).toBe(500)
  expect(await statusOf('/good')).toBe(200)
})

test('a response that fails halfway ends only its own connection', async () => {
  const body = async () => {
    setImmediate(throwIt)
    return Buffer.alloc(50_000_000)
  }
  steps = [good, () => answer(body)]
  await expect(fetch(`${origin}/bad`).then((response) => response.arrayBuffer())).rejects.toThrow()
  expect(await statusOf('/good')).toBe(200)
})
