import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { settleErasures } from '~/api/customers/erasures'
import type { ShopRows } from '~/api/store/shop-schema'
import type { PossibleRow } from '~/domain/customers/erasure-plan-schema'
import { DAY } from '~/domain/day'
import { depth } from '../fixtures/depth'
import { openLedger } from '../fixtures/rows/customers'
import { newOrder } from '../fixtures/rows/orders'
import { restoreRows } from '../fixtures/rows/shop-invariants'
import { PROOF } from '../fixtures/rows/two-factor'
import { rowsOf } from '../fixtures/shops/restored-shops'
import { stopClock } from '../fixtures/stopped-clock'

stopClock()

vi.setConfig({ testTimeout: depth(60_000, 3_600_000) })

const RUNS = depth(40, 5000)

const HIS = { customerName: 'Ghulam Nabi', customerPhone: '94190 12345', customerEmail: 'zooni@fish.test', quantity: 1 }
const HERS = { name: 'Zooni Bhat', email: 'zooni@fish.test', subject: 'Other', message: 'Is it sinking feed?' }

const STEPS = [
  ...(['his order', 'his message', 'her message', 'order in another name', 'handle', 'erase', 'erase ticked'] as const),
  ...(['restart', 'clock back', 'clock forward', 'back up', 'restore', 'restore'] as const),
]

const step = fc.record({ what: fc.constantFrom(...STEPS), which: fc.nat(9) })
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

async function openHistory() {
  const { shop, operator: first } = await openLedger()
  let operator = first
  const visitor = shop.browser()
  await visitor.post('/api/orders', newOrder(HIS))
  await operator.put('/api/orders/1/status', { status: 'confirmed' })
  const backups: ShopRows[] = []
  let left: string[] = []

  async function erase(isTicked: (row: PossibleRow) => boolean) {
    const { possible }: { possible: PossibleRow[] } = await (await operator.get('/api/customers/1/erasure')).json()
    const chosen = possible.filter(isTicked)
    left = possible.filter((row) => !isTicked(row)).map(({ kind, id }) => `${kind.slice(0, -1)} ${id}`)
    const idsOf = (kind: PossibleRow['kind']) => chosen.filter((row) => row.kind === kind).map(({ id }) => id)
    const ticked = { orders: idsOf('orders'), contacts: idsOf('contacts') }
    await operator.post('/api/customers/1/erasure', { ...PROOF, evenWithOpen: true, ticked })
  }

  async function move(days: number) {
    vi.setSystemTime(Date.now() + days * DAY)
    operator = await shop.browser().signIn()
  }

  async function take({ what, which }: Step) {
    const steps: Record<Step['what'], () => unknown> = {
      'his order': () => visitor.post('/api/orders', newOrder(HIS)),
      'his message': () => visitor.post('/api/contact', { ...HERS, name: HIS.customerName, phone: HIS.customerPhone }),
      'her message': () => visitor.post('/api/contact', HERS),
      'order in another name': () => visitor.post('/api/orders', newOrder({ ...HIS, customerName: 'Mallory' })),
      handle: () => operator.put(`/api/orders/${which + 1}/status`, { status: 'confirmed' }),
      erase: () => erase(() => false),
      'erase ticked': () => erase(({ id }) => id % 2 === which % 2),
      restart: () => settleErasures(shop.store),
      'clock back': () => move(-which - 1),
      'clock forward': () => move(which + 1),
      'back up': async () => backups.push(await rowsOf(shop.store)),
      restore: () =>
        backups.length > 0 && shop.store.update((rows) => restoreRows(rows, backups[which % backups.length] as ShopRows)),
    }
    await steps[what]()
  }

  return { shop, take, left: () => left }
}

/** Who wrote each order and contact that still names him, and the erased ones. */
function messageCode({ orders, contacts }: ShopRows) {
  const rows = [
    ...orders.map(({ id, customerName }) => [`order ${id}`, customerName] as const),
    ...contacts.map(({ id, name }) => [`contact ${id}`, name] as const),
  ]
  return {
    rows: new Map<string, string>(rows),
    erased: new Set<string>(rows.flatMap(([name, said]) => (said === 'Erased' ? [name] : []))),
  }
}

const at = (what: Step['what'], which = 0): Step => ({ what, which })

/** A clock set back after an erasure, and the person returning then; with backups from before and after. */
const CLOCK_BACK: Step[] = [
  ...[at('his message'), at('her message'), at('order in another name'), at('back up'), at('erase'), at('clock back', 4)],
  ...[at('his order'), at('his message'), at('back up'), at('restart'), at('restore', 1), at('restart'), at('restore', 0)],
]

test(`erased data stays erased, and nothing else is erased, with any clock, in ${RUNS} random histories`, async () => {
  const taken = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 25 }), async (steps) => {
      const { shop, take, left } = await openHistory()
      const erased = new Set<string>()
      for (const each of steps) {
        const [before, { version }] = [await rowsOf(shop.store), shop.store]
        await take(each)
        const after = await rowsOf(shop.store)
        const [was, is] = [messageCode(before), messageCode(after)]
        if (shop.store.version > version) taken.add(each.what)
        if (each.what === 'restart') expect(after).toEqual(before)
        if (each.what.startsWith('erase')) {
          for (const name of is.erased) erased.add(name)
          const untouched = (rows: ShopRows) => rows.contacts.filter(({ id }) => !erased.has(`contact ${id}`))
          expect(untouched(after)).toEqual(untouched(before))
          for (const name of left()) expect([name, is.rows.get(name)]).toEqual([name, was.rows.get(name)])
        }
        expect([each.what, ...[...is.rows.keys()].filter((name) => is.erased.has(name) !== erased.has(name))]).toEqual([
          each.what,
        ])
      }
    }),
    { numRuns: RUNS, endOnFailure: true, examples: [[CLOCK_BACK]] },
  )
  expect(taken.size, [...taken].join()).toBeGreaterThanOrEqual(8)
})
