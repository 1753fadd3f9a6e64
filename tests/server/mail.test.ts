import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newContact } from '../fixtures/rows/contacts'
import { newOrder } from '../fixtures/rows/orders'
import { TestMailServer } from '../fixtures/shops/mail-server'
import { OPERATOR, TestServer } from '../fixtures/shops/server'

let mails: TestMailServer
let server: TestServer

beforeEach(async () => {
  mails = new TestMailServer()
  await mails.start()
  server = await TestServer.start({ SMTP_URL: mails.url })
  await setting('admin_email', 'operator@example.com')
  // The new address also gets a mail, at the next check.
  await arrived(1)
  mails.received.splice(0)
})

afterEach(async () => {
  await server.remove()
  await mails.stop()
})

const send = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

async function setting(key: string, value: string) {
  const session = await send('POST', '/api/session', OPERATOR)
  const cookies = session.headers.getSetCookie().map((line) => line.split(';')[0])
  const answer = await send('PUT', `/api/settings/${key}`, { value, password: OPERATOR.password }, { Cookie: cookies.join('; ') })
  expect(answer.status).toBe(200)
}

async function order(customerName = 'Ghulam Nabi') {
  const answer = await send('POST', '/api/orders', newOrder({ customerName, quantity: 1 }))
  expect(answer.status).toBe(201)
}

const arrived = (count: number) => vi.waitFor(() => expect(mails.received).toHaveLength(count), { timeout: 15_000, interval: 50 })

test('an order and a contact are mailed to the operator as plain text', async () => {
  await order()
  await send('POST', '/api/contact', newContact({ subject: 'मछली का चारा' }))
  await arrived(2)
  const [first, second] = mails.received
  expect(first?.to).toEqual(['operator@example.com'])
  expect(first?.headers).toMatch(/^Subject: =\?UTF-8\?Q\?New_order_=231=3A_1_=C3=97_Early_Stage/m)
  expect(first?.body).toContain('/admin-orders?order')
  expect(first?.headers).toMatch(/^Content-Type: text\/plain; charset=utf-8/m)
  expect(first?.headers).toMatch(/^Reply-To: ghulam@example\.com/m)
  expect(first?.headers).toMatch(/^Message-ID: <orders-1@example\.com>/m)
  expect(second?.headers).toMatch(/^Subject: =\?UTF-8\?/m)
})

test('input of a customer adds no mail header and no recipient', async () => {
  const answer = await send('POST', '/api/contact', newContact({ subject: 'a\r\nBcc: everyone@example.com' }))
  expect(answer.status).toBe(422)
  const sender = 'x?bcc=everyone@example.com'
  expect((await send('POST', '/api/contact', newContact({ email: sender, message: 'a\r\nBcc: all@example.com' }))).status).toBe(
    201,
  )
  await arrived(1)
  expect(mails.received[0]?.to).toEqual(['operator@example.com'])
  expect(mails.received[0]?.headers).not.toMatch(/^Bcc/im)
})

test('an order is accepted while the mail server is down, and its mail arrives later, also after a restart', async () => {
  await mails.stop()
  await order('Before')
  await vi.waitFor(() => expect(server.output).toContain('A mail to the operator has to wait (ESOCKET)'), { timeout: 10_000 })
  expect(server.output).not.toMatch(/operator@example|Before/)
  expect(await server.stop()).toBe(0)
  await server.launch()
  await order('After')
  await mails.start()
  await arrived(2)
  expect(mails.received.map(({ body }) => /Before|After/.exec(body)?.[0])).toEqual(['Before', 'After'])
})

test('a mail server that accepts connections but is silent delays neither orders nor the shutdown', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  await server.remove()
  server = await TestServer.start({ SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}` })
  await setting('admin_email', 'operator@example.com')
  const called = once(silent, 'connection')
  await order()
  const [socket] = (await called) as [Socket]
  await order()
  expect(await server.stop()).toBe(0)
  socket.destroy()
  silent.close()
})

test('with mail switched off, none is sent', async () => {
  const ordersMailed = () => mails.received.flatMap(({ headers }) => /orders-\d/.exec(headers)?.[0] ?? [])
  await setting('order_notifications', 'false')
  await order()
  await setting('order_notifications', 'true')
  await order()
  await expect.poll(ordersMailed).toEqual(['orders-2'])
  await setting('email_notifications', 'false')
  await order()
  await setting('email_notifications', 'true')
  await order()
  await expect.poll(ordersMailed).toEqual(['orders-2', 'orders-4'])
})

test('an invalid mail URL stops the start with one line that does not repeat it', async () => {
  await expect(TestServer.start({ SMTP_URL: 'http://user:secret@mail.example.com' })).rejects.toThrow(
    '1: The environment variable SMTP_URL is an address such as smtp://user:password@mail.example.com:587.',
  )
})
