import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newContact } from '../fixtures/rows/contacts'
import { newOrder } from '../fixtures/rows/orders'
import { Calls } from '../fixtures/shops/calls'
import { operatedServer } from '../fixtures/shops/operated-server'
import { buyerAt } from '../fixtures/shops/order-page'
import { documentIn } from '../fixtures/shops/served-pages'
import { TestServer } from '../fixtures/shops/server'

const shop = operatedServer()
const { placed, get, post } = buyerAt(() => shop.server.url)

async function sent(changes: object = {}, address = shop.server.url): Promise<{ id: number; number: string; link: string }> {
  const answer = await new Calls(address).post(
    '/api/contact',
    newContact({ kind: 'complaint', subject: 'Torn <b>bags</b>', message: 'Two bags\nwere torn.', ...changes }),
  )
  return answer.json()
}

const shown = async (link: string) => documentIn(await (await get(link)).text())

test.each([
  ['en', 'Complaint No. ', 'Received'],
  ['ur', 'شکایت نمبر ', 'مل گئی'],
  ['hi', 'शिकायत नंबर ', 'मिल गई'],
])('shows in %s the number, state, deadline and text of a complaint', async (language, title, state) => {
  const { number, link } = await sent({ language, orderId: 7 })
  const page = await shown(link)
  expect(page.querySelector('h1')?.textContent.replace(/[\u2066-\u2069]/g, '')).toBe(title + number)
  expect(page.querySelector('.badge')?.textContent).toBe(state)
  expect(page.querySelectorAll('#order > article .brand')).toHaveLength(1)
  expect([...page.querySelectorAll('ol > li')].map((step) => step.getAttribute('data-step'))).toEqual(['done', 'ahead', 'ahead'])
  expect(page.querySelectorAll('ol > li > time')).toHaveLength(3)
  expect(page.querySelector('dl dd')?.textContent).toBe('7')
  const text = page.querySelector('main')?.textContent
  for (const said of ['Torn <b>bags</b>', 'Two bags\nwere torn.']) expect(text).toContain(said)
  const labels = [...page.querySelectorAll('dt, ol strong')].map((each) => each.textContent)
  expect(labels).not.toContain(state)
  const way = new URL(page.querySelector('a[href^="https://wa.me/"]')?.getAttribute('href') ?? '')
  expect(way.searchParams.get('text')).toContain(`: ${shop.server.url}${link}`)
  expect(page.querySelector('[data-copy]')?.getAttribute('data-copy')).toBe(shop.server.url + link)
})

test('shows what the operator did, and the grievance officer if set', async () => {
  const { id, link } = await sent()
  const parts = [...(await shown(link)).querySelectorAll('article section')]
  expect(parts.map((part) => part.getAttribute('aria-labelledby'))).toEqual(['steps', 'written'])
  const before = (await get(link)).headers.get('etag') ?? ''
  expect((await get(link, { 'If-None-Match': before })).status).toBe(304)
  await shop.operator.put('/api/settings/grievance_name', { value: 'Sameena <i>Jan</i>' })
  await shop.operator.put(`/api/contacts/${id}/complaint`, { state: 'settled', answer: 'Two new bags come.' })
  expect((await get(link, { 'If-None-Match': before })).status).toBe(200)
  const page = await shown(link)
  expect(page.querySelector('.badge')?.textContent).toBe('Settled')
  const text = page.querySelector('main')?.textContent
  for (const said of ['Two new bags come.', 'Sameena <i>Jan</i>', 'Grievance officer']) expect(text).toContain(said)
  await shop.operator.put('/api/settings/grievance_name', { value: '' })
})

test('its address is not cached, listed or sent to other sites', async () => {
  const { link } = await sent()
  for (const path of [link, `${link}x`, `${link.slice(0, -3)}AAA`, '/complaint/x', '/ur/complaint/1']) {
    const answer = await get(path)
    const { status, headers } = answer
    expect([path, status]).toEqual([path, path === link ? 200 : 404])
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(await answer.text()).not.toMatch(/property="og:|card\.jpg/)
  }
  expect((await post(link, { action: 'settle' })).status).toBe(405)
  const kept = await Promise.all(['db.json', 'journal.jsonl'].map((name) => readFile(join(shop.server.folder, name), 'utf8')))
  for (const text of [...kept, shop.server.output]) expect(text).not.toContain(link.split('/').at(-1))
})

test('the page of an order links only to complaints of its buyer', async () => {
  const { id, link } = await placed({ language: 'hi' })
  const { customerEmail: email } = newOrder()
  const own = await sent({ orderId: id, email, language: 'hi' })
  const strange = await sent({ orderId: id })
  const links = [...(await shown(link)).querySelectorAll('a')].map((each) => each.getAttribute('href'))
  expect(links).toContain(own.link)
  expect(links).not.toContain(strange.link)
})

test('a form with the subject Complaint, sent without scripts, shows its number and link', async () => {
  const answer = await post('/ur/contact', newContact({ subject: 'شکایت' }))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ur/contact?sent=complaint#write'])
  const cookie = answer.headers.get('set-cookie')?.match(/complained=[^;]+/)?.[0] ?? ''
  const html = await (await get('/ur/contact?sent=complaint', { Cookie: cookie })).text()
  const said = documentIn(html).querySelector('[data-sent]:not([hidden]) + [data-complaint]:not([hidden]) a')
  expect(said?.textContent).toMatch(/^C-\d\d\/\d{5}$/)
  expect((await get(said?.getAttribute('href') ?? '')).status).toBe(200)
  const plain = await post('/contact', newContact({ subject: 'Fry' }))
  expect(plain.headers.get('location')).toBe('/contact?sent=yes#write')
  for (const path of ['/contact', '/contact?sent=yes'])
    expect(
      documentIn(await (await get(path, { Cookie: cookie })).text()).querySelector('[data-complaint]:not([hidden])'),
    ).toBeNull()
})

test('can be opened 120 times a minute, then says when to retry', async () => {
  const limited = await TestServer.start({ RATE_LIMITS: 'on' })
  try {
    const { link } = await sent({}, limited.url)
    const statuses = await Promise.all(Array.from({ length: 122 }, async () => (await fetch(limited.url + link)).status))
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  } finally {
    await limited.remove()
  }
})
