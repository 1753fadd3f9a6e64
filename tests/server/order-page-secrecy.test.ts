import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { costBeside } from '../fixtures/shops/costs'
import { operatedServer } from '../fixtures/shops/operated-server'
import { buyerAt } from '../fixtures/shops/order-page'
import { documentOf } from '../fixtures/shops/served-pages'

const shop = operatedServer()
const { placed, get, post } = buyerAt(() => shop.server.url)

test('is not cached, not listed, and does not leak', async () => {
  const { link } = await placed()
  const answer = await get(link)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  const html = await answer.text()
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">')
  expect(html).not.toMatch(/property="og:|card\.jpg/)
  expect(html).not.toMatch(/<astro-island|react|site\.\w+\.js/)
  const kept = await Promise.all(['db.json', 'journal.jsonl'].map((name) => readFile(join(shop.server.folder, name), 'utf8')))
  for (const text of [...kept, shop.server.output]) expect(text).not.toContain(link.split('/').at(-1))
})

test('does not leak the address when it redirects, refuses, or is not found', async () => {
  const { link } = await placed({ language: 'hi' })
  const asked = [
    `${link}/`,
    link.replace('/hi/', '/'),
    `${link}/bill`,
    `${link}.html`,
    `${link}%00`,
    `${link}/more`,
    link.toUpperCase(),
  ]
  const answers = [...(await Promise.all(asked.map((path) => get(path)))), await post(link, { action: 'cancel', reason: 'x' })]
  expect(answers.map(({ status }) => status)).toEqual([308, 302, 302, 404, 308, 404, 404, 303])
  for (const { url, headers } of answers)
    expect([headers.get('cache-control'), headers.get('referrer-policy')], url).toEqual(['no-store', 'no-referrer'])
})

test('does not leak the address when its method is wrong or its body too large', async () => {
  const { link } = await placed()
  const send = (init: RequestInit) => fetch(shop.server.url + link, { redirect: 'manual', ...init })
  const answers = [await send({ method: 'DELETE' }), await send({ method: 'POST', body: 'a'.repeat(70_000) })]
  expect(answers.map(({ status }) => status)).toEqual([405, 413])
  for (const { headers } of answers)
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer'])
})

test.each(['evil.example', '203.0.113.7', '10.20.30.40:4321', '[2001:db8::1]'])(
  'names the shop in its links, and not the host %s',
  async (host) => {
    const { link } = await placed()
    const { hostname, port } = new URL(shop.server.url)
    const html = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname)
      let answer = ''
      socket.on('data', (chunk) => {
        answer += chunk
      })
      socket.on('end', () => resolve(answer))
      socket.on('error', reject)
      socket.write(`GET ${link} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    })
    expect(html).toContain(link)
    expect(html).not.toContain(host)
  },
)

test('accepts a form sent to the English address of an order in Urdu', async () => {
  const { id, link } = await placed({ language: 'ur' })
  const answer = await post(link.replace('/ur/', '/'), { action: 'cancel', reason: 'Too late.' })
  expect(answer.status).toBe(303)
  expect(await (await shop.operator.get(`/api/orders/${id}`)).json()).toMatchObject({ cancelRequest: { reason: 'Too late.' } })
})

test('unknown, expired and malformed links get the same response', async () => {
  const { id, link } = await placed()
  const { link: renewed } = await (await shop.operator.post(`/api/orders/${id}/link`, {})).json()
  expect((await get(renewed)).status).toBe(200)
  const dead = [link, '/order/AAAA', `/order/${'A'.repeat(27)}`, '/order/%F0%9F%90%9F', `/order/${'a'.repeat(4000)}`]
  const answers = await Promise.all(
    dead.map(async (path) => {
      const answer = await get(path)
      const { date: _, 'x-request-id': __, ...headers } = Object.fromEntries(answer.headers)
      return [answer.status, headers, await answer.text()]
    }),
  )
  expect(answers[0]?.[0]).toBe(404)
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

test('a thousand guesses open nothing, and cost the server little more than its shortest response', async () => {
  const guess = () => `/order/${Buffer.from(crypto.getRandomValues(new Uint8Array(20))).toString('base64url')}`
  const wrong = async () => expect((await head(guess())).status).toBe(404)
  const shortest = async () => expect((await head('/api/health')).status).toBe(200)
  expect(await costBeside(shop.server, wrong, shortest)).toBeLessThan(2)
})

const head = (path: string) => fetch(shop.server.url + path, { method: 'HEAD' })

const typed = { name: 'Ghulam Nabi', email: 'g@example.com', phone: '+91 94190 12345', address: 'Tral', quantity: '1' }

test('an order posted without scripts shows its link once, and its address does not leak', async () => {
  const key = crypto.randomUUID()
  const form = { ...typed, order: 'LTF-EARLY-25', price: '2500.00', key }
  const [first, second] = [await post('/ur/shop', form), await post('/ur/shop', form)]
  const cookies = [first, second].map((answer) => answer.headers.getSetCookie().find((each) => each.startsWith('placed=')))
  expect(first.headers.get('location')).toBe('/ur/shop?placed=yes')
  expect(cookies[0]).toMatch(/^placed=[\w-]{27}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/)
  expect(cookies[1]).toBe(cookies[0])
  const Cookie = String(cookies[0]).split(';')[0] ?? ''
  const token = Cookie.split('=')[1]
  const answer = await get('/ur/shop?placed=yes', { Cookie })
  expect([answer.headers.get('cache-control'), answer.headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer'])
  const html = await answer.text()
  expect(html).toContain(`href="/ur/order/${token}"`)
  expect(html).toContain(encodeURIComponent(`${shop.server.url}/ur/order/${token}`))
  expect(await (await get('/ur/shop?placed=yes', { Cookie: 'placed=AAAA' })).text()).not.toContain('/ur/order/')
  expect((await get(`/ur/order/${token}`)).status).toBe(200)
})

test('counts no visit: its page has no tracker', async () => {
  const { link } = await placed()
  const page = await documentOf(link, shop.server.url)
  const scripts = [...page.querySelectorAll('script[src], link[rel="modulepreload"]')]
  expect(scripts.map((script) => script.getAttribute('src') ?? script.getAttribute('href')).join(' ')).not.toMatch(/site|tracker/)
  const texts = await Promise.all(scripts.map(async (script) => (await get(script.getAttribute('src') ?? '/')).text()))
  expect(texts.join('\n')).not.toContain('/api/visitors')
})
