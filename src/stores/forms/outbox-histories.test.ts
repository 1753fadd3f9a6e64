// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { IDBObjectStore } from 'fake-indexeddb'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadMessages, messagesOf } from '~/content/load-messages'
import { limitedStorage } from '../../../tests/fixtures/browser/limited-storage'
import { depth } from '../../../tests/fixtures/depth'
import { deviceOrders } from '../orders/device-orders'

type Tab = typeof import('./outbox') & typeof import('./outbox-storage')

await loadMessages('en')
const words = messagesOf('en')
const product = { id: 1, name: 'Early Stage Trout Feed', sku: 'LTF-EARLY-25', weight: '25kg', price: '2500.00' }
const form = { name: 'Nazir', email: 'n@example.com', phone: '1', address: 'Kokernag', quantity: 2, message: '' }

/** The fates of a call: accepted and answered; accepted, answer lost; lost; rate-limited; not stored; perhaps stored. */
const FATES = ['taken', 'answer lost', 'lost', 429, 503, 500] as const
type Fate = (typeof FATES)[number]

type Step =
  | { does: 'keep' | 'delete'; tab: number; which: number }
  | { does: 'send' | 'look'; tab: number }
  | { does: 'answer'; fate: Fate; calls: number }
  | { does: 'fill' | 'free' | 'lose the signal' | 'find the signal' | 'wait' }

const tab = fc.nat({ max: 1 })
const which = fc.nat({ max: 2 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ does: fc.constant('keep' as const), tab, which }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('delete' as const), tab, which }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constantFrom('send', 'look'), tab }) },
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant('answer' as const),
      fate: fc.constantFrom(...FATES),
      // An order has three calls.
      calls: fc.constantFrom(1, 3),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('fill', 'free', 'lose the signal', 'find the signal', 'wait') }) },
)
/** Each step, with the number of storage turns before the next one. */
const histories = fc.array(fc.tuple(step, fc.nat({ max: 9 })), { minLength: 6, maxLength: 40 })

const turn = () => new Promise((next) => setTimeout(next))

let worlds = 0
const { put } = IDBObjectStore.prototype
const ownStorage = localStorage

/** A lock shared by tabs that never waits, like the browser's with `ifAvailable`. */
function newLocks() {
  let isHeld = false
  return {
    async request(_name: string, _options: object, act: (lock: object | null) => Promise<void>) {
      if (isHeld) return act(null)
      isHeld = true
      await act({}).finally(() => {
        isHeld = false
      })
    },
  }
}

const tabs: Tab[] = []
beforeAll(async () => {
  for (let open = 0; open < 2; open++) {
    vi.resetModules()
    tabs.push({ ...(await import('./outbox')), ...(await import('./outbox-storage')) })
  }
})

/** A shop, a device with two tabs, and their history. */
async function newWorld() {
  localStorage.clear()
  const device = { isFull: false, isOnline: true }
  let answers = 0
  const placed = new Set<string>()
  const calls: ((fate: Fate) => void)[] = []
  const kept = new Set<string>()
  const deleted = { asUnsent: new Set<string>(), asMaybeSent: new Set<string>() }
  vi.stubGlobal('navigator', {
    locks: newLocks(),
    get onLine() {
      return device.isOnline
    },
  })
  /** Orders that were deleted, and sent for the first time afterwards. */
  const resent = new Set<string>()
  vi.stubGlobal('fetch', (_path: string, { headers }: { headers: Record<string, string> }) => {
    const key = headers['Idempotency-Key'] ?? ''
    if ((deleted.asUnsent.has(key) || deleted.asMaybeSent.has(key)) && !placed.has(key)) resent.add(key)
    if (!device.isOnline) return Promise.reject(new TypeError('no network'))
    return new Promise<Response>((resolve, reject) => {
      const answer = (fate: Fate) => {
        calls.splice(calls.indexOf(answer), 1)
        if (fate === 'taken' || fate === 'answer lost' || fate === 500) placed.add(key)
        if (fate === 'taken')
          resolve(Response.json({ id: ++answers, createdAt: '2026-11-21T08:50:00Z', link: `/order/${key}` }, { status: 201 }))
        else if (typeof fate === 'number') resolve(Response.json({}, { status: fate }))
        else reject(new TypeError('the network is dead'))
      }
      calls.push(answer)
    })
  })
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    if (device.isFull) throw new DOMException('No room', 'QuotaExceededError')
    return put.apply(this, given)
  })
  vi.stubGlobal(
    'localStorage',
    limitedStorage(ownStorage, () => device.isFull),
  )
  return { world: String(++worlds), device, placed, calls, kept, deleted, resent }
}

type World = Awaited<ReturnType<typeof newWorld>>

async function take({ world, device, calls, kept, deleted }: World, step: Step) {
  const tab = 'tab' in step ? tabs[step.tab] : undefined
  if (step.does === 'fill' || step.does === 'free') device.isFull = step.does === 'fill'
  if (step.does === 'lose the signal' || step.does === 'find the signal') device.isOnline = step.does === 'find the signal'
  if (step.does === 'wait') vi.setSystemTime(Date.now() + 120_000)
  if (step.does === 'answer') {
    for (let answered = 0; answered < step.calls; answered++) {
      calls[0]?.(step.fate)
      await turn()
    }
  }
  if (step.does === 'send') await tab?.sendWaiting(words)
  if (step.does === 'look') await tab?.readOutbox()
  if (step.does === 'keep') {
    const id = `${world}-${step.which}`
    // A form is cleared once the device has stored it.
    if (kept.has(id)) return
    await tab?.keepWaiting({ kind: 'order', form, product, keys: [id, `contact-${id}`, `notification-${id}`] })
    kept.add(id)
    for (const each of tabs) await each.readOutbox()
  }
  if (step.does === 'delete') {
    const seen = tab?.$outbox.get()[step.which]
    if (!seen || !(await tab.deleteWaiting(seen))) return
    deleted[seen.isUnsent ? 'asUnsent' : 'asMaybeSent'].add(seen.id)
  }
}

/** Asserts: no order that the shop has is offered as unsent, and no deleted unsent order is ever sent. */
async function check({ placed, deleted, resent }: World) {
  const offered = (await tabs[0]?.keptForms())?.filter(({ state, isUnsent }) => state === 'waiting' && isUnsent) ?? []
  expect(offered.filter(({ id }) => placed.has(id))).toEqual([])
  expect([...deleted.asUnsent].filter((id) => placed.has(id))).toEqual([])
  expect([...resent]).toEqual([])
}

/** Gives the device storage and a signal again, and runs the periodic work of both tabs. */
async function settle({ device, calls }: World, begun: Promise<unknown>[]) {
  device.isFull = false
  device.isOnline = true
  let isOver = false
  const all = Promise.all(begun).then(async () => {
    for (const tab of [...tabs, ...tabs]) {
      vi.setSystemTime(Date.now() + 2 * 3_600_000)
      await tab.sendWaiting(words)
      await tab.readOutbox()
    }
    isOver = true
  })
  while (!isOver) {
    calls[0]?.('taken')
    await turn()
  }
  await all
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.useFakeTimers({ now: Date.parse('2026-11-21T08:50:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
afterAll(() => localStorage.clear())

test(
  'each stored order ends sent with its link, deleted, or waiting, for any order of events in two tabs',
  () =>
    fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const world = await newWorld()
        for (const which of [0, 1]) await take(world, { does: 'keep', tab: which, which })
        const begun: Promise<unknown>[] = []
        for (const [step, turns] of history) {
          begun.push(take(world, step).catch(() => {}))
          for (let passed = 0; passed < turns; passed++) await turn()
          await check(world)
        }
        await settle(world, begun)
        await check(world)
        const { kept, deleted, placed } = world
        const isDeleted = (id: string) => deleted.asUnsent.has(id) || deleted.asMaybeSent.has(id)
        const links = deviceOrders().map(({ link }) => link.replace('/order/', ''))
        const lost = [...kept].filter((id) => !isDeleted(id) && !(placed.has(id) && links.includes(id)))
        expect(lost).toEqual([])
        expect(await tabs[0]?.keptForms()).toEqual([])
      }),
      { numRuns: depth(60, 3000) },
    ),
  depth(60_000, 1_800_000),
)
