import { afterEach, expect, test } from 'vitest'
import { newOrder } from '../fixtures/rows/orders'
import { Calls } from '../fixtures/shops/calls'
import { TestMailServer } from '../fixtures/shops/mail-server'
import { OPERATOR, TestServer } from '../fixtures/shops/server'
import { TestDatabase } from '../fixtures/shops/test-database'

const ended: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end()
})

test('one of two processes mails each order, and the other continues when the first ends', async () => {
  const [database, mails] = [await TestDatabase.start(), new TestMailServer()]
  ended.push(() => database.remove())
  await mails.start()
  ended.push(() => mails.stop())
  const variables = { DATABASE_URL: await database.create(), SMTP_URL: mails.url }
  const [first, second] = [await TestServer.start(variables), await TestServer.start(variables)]
  ended.push(
    () => first.remove(),
    () => second.remove(),
  )
  const operator = await Calls.signedIn(first.url)
  expect(
    (await operator.put('/api/settings/admin_email', { value: 'operator@example.com', password: OPERATOR.password })).status,
  ).toBe(200)

  const order = async ({ url }: TestServer) => expect((await new Calls(url).post('/api/orders', newOrder())).status).toBe(201)
  const arrived = (count: number) => expect.poll(() => mails.received.length, { timeout: 15_000 }).toBe(count)
  await order(first)
  await order(second)
  await arrived(2)
  await first.stop()
  await order(second)
  await arrived(3)
  const subjects = mails.received.map(({ headers }) => /^Subject: (.*)$/m.exec(headers)?.[1])
  expect(new Set(subjects).size).toBe(3)
})
