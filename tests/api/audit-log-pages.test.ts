import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addAuditEntry, removeOldAuditEntries } from '~/api/audit-log/audit-retention'
import { resetPassword } from '~/api/auth/add-operator'
import type { AuditEntry } from '~/domain/account/audit-log-schema'
import { wrongFields } from '../fixtures/problems'
import { changesOf, openWithOrder } from '../fixtures/shops/audit-log'
import { openTestShop } from '../fixtures/shops/shop'

const START = Date.parse('2026-03-01T06:00:00Z')
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

beforeEach(() => void vi.setSystemTime(START))
afterEach(() => void vi.useRealTimers())

const kept = (id: number, at = START): Omit<AuditEntry, 'id'> => ({
  at: new Date(at).toISOString(),
  username: 'bilal',
  name: 'Bilal',
  noun: 'orders',
  action: 'edited',
  rowId: String(id),
  label: '',
  count: 1,
  fields: [],
})

test('lists pages, by operator, kind and Indian days', async () => {
  const { shop, order, owner, second } = await openWithOrder()
  await second.put(`/api/orders/${order.id}/status`, { status: 'confirmed' })
  // 00:30 in India.
  vi.setSystemTime(START + 13 * HOUR)
  await owner.put('/api/settings/business_hours', { value: '9 to 5' })
  await resetPassword(shop.store, new Date().toISOString(), 'bilal')
  const counted = async (query: string) => (await changesOf(owner, query)).map(({ noun, username }) => `${noun} ${username}`)
  expect(await counted('?operator=bilal')).toEqual(['orders bilal'])
  expect(await counted('?operator=-')).toEqual(['operators null'])
  expect(await counted('?noun=settings')).toEqual(['settings operator'])
  expect(await counted('?to=2026-03-01')).toEqual(['orders bilal', 'operators operator'])
  expect(await counted('?from=2026-03-02&to=2026-03-02')).toEqual(['operators null', 'settings operator'])
  expect(await counted('?operator=nobody')).toEqual([])
  const page = await (await owner.get('/api/changes?page=2&size=3')).json()
  expect(page).toMatchObject({ page: 2, pages: 2, total: 4, rows: [{ noun: 'operators' }] })
  expect(page.operators).toEqual([
    { username: null, name: 'A command on the server' },
    { username: 'operator', name: 'operator' },
    { username: 'bilal', name: 'Bilal Dar' },
  ])
})

test.each([
  ['page=0', 'page'],
  ['page=x', 'page'],
  ['noun=orders%27', 'noun'],
  ['from=2026-02-30', 'from'],
  ['from=2026-03-02&to=2026-03-01', 'to'],
  [`operator=${'x'.repeat(101)}`, 'operator'],
])('refuses ?%s at its name', async (query, field) => {
  const owner = await openTestShop().browser().signIn()
  expect(await wrongFields(await owner.get(`/api/changes?${query}`))).toEqual([field])
})

test('audit entries are kept for thirteen months', async () => {
  const { shop, owner } = await openWithOrder()
  await shop.store.update((tables) => addAuditEntry(tables, kept(1, START - 396 * DAY)))
  await shop.store.update((tables) => {
    for (const { id } of tables.changes.rows()) if (id < 2) tables.changes.delete(id)
  })
  await removeOldAuditEntries(shop.store, START)
  expect(await changesOf(owner)).toHaveLength(1)
  await removeOldAuditEntries(shop.store, START + 1)
  expect(await changesOf(owner)).toEqual([])
})

test('the newest fifty thousand audit entries are kept', async () => {
  const shop = openTestShop()
  await shop.store.update((tables) => {
    for (let id = 1; id <= 50_003; id++) addAuditEntry(tables, kept(id))
  })
  const ids = await shop.store.read(({ changes }) => [...changes.rows()].map(({ id }) => id))
  expect([ids.length, Math.min(...ids)]).toEqual([50_000, 4])
})
