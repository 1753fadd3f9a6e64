import { expect, test } from 'vitest'
import { removeOldRows } from '~/api/startup/old-rows'
import { DAY } from '~/domain/day'
import { CONTACTS_KEPT_DAYS, NOTIFICATIONS_KEPT_DAYS, REPORTS_KEPT_DAYS } from '~/domain/kept-days'
import { ROWS } from '../fixtures/rows/every-row'
import { openTestShop } from '../fixtures/shops/shop'

const AT = '2026-03-01T06:00:00.000Z'

async function openAged() {
  const { store } = openTestShop()
  await store.update((shop) => {
    for (const row of ROWS.contacts.slice(0, 3)) shop.contacts.put({ ...row, ...(row.id === 3 && { answeredAt: AT }) })
    for (const row of ROWS.notifications) shop.notifications.put({ ...row, createdAt: AT })
    for (const row of ROWS.paymentReports) shop.paymentReports.put({ ...row, ...(row.decidedAt && { decidedAt: AT }) })
  })
  const left = (name: 'contacts' | 'notifications' | 'paymentReports') =>
    store.read((shop) => Array.from<{ id: number }, number>(shop[name].rows(), ({ id }) => id))
  const after = (days: number) => removeOldRows(store, Date.parse(AT) + days * DAY)
  return { left, after }
}

test.each([
  ['contacts', CONTACTS_KEPT_DAYS, [1, 2]],
  ['notifications', NOTIFICATIONS_KEPT_DAYS, []],
  ['paymentReports', REPORTS_KEPT_DAYS, [1]],
] as const)('%s go %i days after their end, and open ones stay', async (name, days, open) => {
  const { left, after } = await openAged()
  const all = await left(name)
  await after(days)
  expect(await left(name)).toEqual(all)
  await after(days + 1)
  expect(await left(name)).toEqual(open)
})

test('a shop without old rows is not changed', async () => {
  const { store } = openTestShop({ rows: { contacts: ROWS.contacts.slice(0, 2) } })
  const { version } = store
  await removeOldRows(store, Date.parse(AT) + 9999 * DAY)
  expect(store.version).toBe(version)
})
