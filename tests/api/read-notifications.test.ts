import { expect, test } from 'vitest'
import { seededRows } from '~/api/startup/startup'
import type { Notification, StoredNotification } from '~/domain/notifications/schema'
import { newNotification } from '../fixtures/rows/notifications'
import { openTestShop } from '../fixtures/shops/shop'

type Browser = ReturnType<ReturnType<typeof openTestShop>['browser']>

const read = async (browser: Browser): Promise<boolean[]> => {
  const rows: Notification[] = await (await browser.get('/api/notifications')).json()
  return rows.map(({ isRead }) => isRead)
}

const readAll = (browser: Browser) => browser.put('/api/notifications/read-all')

async function openWithThree() {
  const shop = openTestShop()
  const [owner, other] = [shop.browser(), shop.browser()]
  for (const browser of [owner, owner, other]) await browser.post('/api/notifications', newNotification())
  return { owner, other, operator: await shop.browser().signIn(), stranger: shop.browser() }
}

test('marks all notifications of the operator as read, and none of the visitors', async () => {
  const { owner, other, operator } = await openWithThree()
  await operator.put('/api/notifications/2/read')
  const answer = await readAll(operator)
  expect([answer.status, await answer.json()]).toEqual([200, { marked: 2 }])
  expect(await read(operator)).toEqual([true, true, true])
  expect([await read(owner), await read(other)]).toEqual([[false, false], [false]])
})

test('marks only a visitor’s own, and none for a stranger', async () => {
  const { owner, other, operator, stranger } = await openWithThree()
  expect(await (await readAll(stranger)).json()).toEqual({ marked: 0 })
  expect(await (await readAll(owner)).json()).toEqual({ marked: 2 })
  expect([await read(owner), await read(other), await read(operator)]).toEqual([[true, true], [false], [false, false, false]])
})

test('marks many thousands in several short transactions', async () => {
  const sizes: number[] = []
  const unread = { title: 'New Order Received', message: '1 × feed', type: 'info', raisedBy: null } as const
  const notifications = Array.from({ length: 2500 }, (_, index): StoredNotification => {
    return { ...unread, id: index + 1, createdAt: '2026-11-01T00:00:00.000Z', isReadByOperator: false, isReadByVisitor: false }
  })
  const persist = async (changes: readonly (readonly unknown[])[]) => void sizes.push(...changes.map(({ length }) => length))
  const operator = await openTestShop({ rows: { ...seededRows(), notifications }, persist })
    .browser()
    .signIn()
  sizes.length = 0
  expect(await (await readAll(operator)).json()).toEqual({ marked: 2500 })
  expect(sizes).toEqual([1000, 1000, 500])
  expect((await read(operator)).every(Boolean)).toBe(true)
})
