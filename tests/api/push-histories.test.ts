import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { Pushing, type SendPush } from '~/api/push/pushing'
import { MemoryStore } from '~/api/store/memory'
import type { Store } from '~/api/store/store'
import type { PushMessage } from '~/domain/notifications/order-push'
import { depth } from '../fixtures/depth'
import { newPushSubscription } from '../fixtures/rows/push-subscriptions'
import { storedOrder } from '../fixtures/rows/stored-orders'

const SECOND = 1000
const DEVICES = ['phone', 'laptop', 'tablet'] as const

const device = fc.constantFrom(...DEVICES)
const event = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('order' as const), bags: fc.integer({ min: 1, max: 9 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(1, 5, 30, 61, 4000) }) },
  fc.record({ kind: fc.constant('subscribe' as const), device }),
  // `lost`: the push service accepts a message, but its answer is lost.
  fc.record({
    kind: fc.constant('answers' as const),
    device,
    how: fc.constantFrom('takes' as const, 'fails' as const, 'lost' as const),
  }),
  // Killed before the store's change after this many others.
  fc.record({ kind: fc.constant('kill' as const), after: fc.nat(4) }),
)

/** A store that fails after some changes, as after a kill. */
function killable(store: Store) {
  const fuse = { left: Number.POSITIVE_INFINITY }
  const killed: Store = Object.create(store, {
    version: { get: () => store.version },
    read: { value: (query: Parameters<Store['read']>[0]) => store.read(query) },
    update: {
      value: async (change: Parameters<Store['update']>[0]) => {
        if (fuse.left-- > 0) return store.update(change)
        fuse.left = 0
        throw new Error('killed')
      },
    },
  })
  return { store: killed, fuse }
}

function openHistory() {
  const store = new MemoryStore()
  const shown = new Map<string, Map<string, PushMessage>>()
  const answers = new Map<string, 'takes' | 'fails' | 'lost'>()
  const send: SendPush = async ({ endpoint }, push) => {
    const how = answers.get(endpoint) ?? 'takes'
    if (how === 'fails') return { state: 'failed' }
    const device = shown.get(endpoint) ?? new Map<string, PushMessage>()
    shown.set(endpoint, device)
    // A second copy replaces the first and has the same content.
    expect(device.get(push.tag) ?? push).toEqual(push)
    device.set(push.tag, push)
    return { state: how === 'takes' ? 'told' : 'failed' }
  }
  let process = killable(store)
  let pushing = new Pushing({ store: process.store, send })
  let now = Date.parse('2026-11-26T06:00:00Z')
  return {
    store,
    shown,
    answers,
    kill: (after: number) => {
      process.fuse.left = after
    },
    wait: async (seconds: number) => {
      now += seconds * SECOND
      await pushing.check(now)
      await pushing.settled()
      if (process.fuse.left > 0) return
      process = killable(store)
      pushing = new Pushing({ store: process.store, send })
    },
  }
}

const add = (one: number, other: number) => one + other
const numberIn = (text: string) => Number(text.split(' ')[0])
const ordersIn = ({ title }: PushMessage) => (title.startsWith('New order #') ? 1 : numberIn(title))

beforeEach(() => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  return () => warn.mockRestore()
})

test('each device shows each order once, with any crashes and answers of the push service', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 40 }), async (events) => {
      const { store, shown, answers, kill, wait } = openHistory()
      /** The bags of each order that a device must show. */
      const due = new Map<string, number[]>()
      for (const each of events) {
        if (each.kind === 'order') {
          const [item] = storedOrder().items
          await store.update((shop) => {
            if (item) shop.orders.insert({ ...storedOrder(), items: [{ ...item, quantity: each.bags }] })
          })
          for (const bags of due.values()) bags.push(each.bags)
        } else if (each.kind === 'wait') await wait(each.seconds)
        else if (each.kind === 'kill') kill(each.after)
        else if (each.kind === 'answers') answers.set(each.device, each.how)
        else if (!due.has(each.device)) {
          due.set(each.device, [])
          await store.update((shop) => shop.pushSubscriptions.put(subscribed(each.device, shop.lastIds.get('orders')?.last ?? 0)))
        }
      }
      kill(Number.POSITIVE_INFINITY)
      answers.clear()
      for (let turn = 0; turn < 5; turn++) await wait(3700)
      for (const [device, bags] of due) {
        const pushes = [...(shown.get(device)?.values() ?? [])]
        expect(pushes.map(ordersIn).reduce(add, 0)).toBe(bags.length)
        expect(pushes.map(({ body }) => numberIn(body)).reduce(add, 0)).toBe(bags.reduce(add, 0))
      }
    }),
    { numRuns: depth(150, 5000) },
  )
})

function subscribed(name: string, lastOrderId: number) {
  const { keys } = newPushSubscription()
  return {
    ...{ endpointHash: name, endpoint: name, ...keys, username: 'a', deviceHash: null, name, createdAt: '2026-11-26T06:00:00Z' },
    ...{ lastOrderId, begunOrderId: null, lastAlarmId: 0, waitsUntil: null, failures: 0, failingSince: null, isGivenUp: false },
  }
}
