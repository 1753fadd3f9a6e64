import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pathIn } from '~/languages'
import { costBeside } from '../fixtures/shops/costs'
import { operatedServer } from '../fixtures/shops/operated-server'
import { buyerAt } from '../fixtures/shops/order-page'
import { documentIn, one, textOf, texts } from '../fixtures/shops/served-pages'

const shop = operatedServer()
const { placed, get, post } = buyerAt(() => shop.server.url)

const BUYER = { customerName: 'Ghulam Nabi Wani', customerPhone: '+91 94190 12345' }
const WHOLE = ['Ghulam Nabi Wani', '94190 12345']

const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
const guess = (link: string, digits: string, page = '') => post(`${link}?open=${page}`, { digits })

async function shown(path: string, Cookie = '') {
  const answer = await get(path, { Cookie })
  const text = textOf(documentIn(await answer.text(), shop.server.url).body)
  return { status: answer.status, headers: answer.headers, text, isWhole: WHOLE.every((part) => text.includes(part)) }
}

test('four digits open page, bill and account for this browser, without scripts', async () => {
  const { id, link } = await placed({ ...BUYER, language: 'ur' })
  await shop.operator.put(`/api/orders/${id}/status`, { status: 'confirmed' })
  await shop.operator.post(`/api/orders/${id}/bill`, {})
  const right = await guess(link, '۲۳۴۵', 'bill')
  expect([right.status, right.headers.get('location')]).toEqual([303, `${link}/bill`])
  const Cookie = cookieOf(right)
  for (const path of [link, `${link}/bill`, `${link}/account`, link.replace('/ur/', '/hi/')]) {
    const open = await shown(path, Cookie)
    expect([open.status, open.isWhole], path).toEqual([200, true])
    expect(open.headers.get('cache-control')).toBe('no-store')
    expect((await shown(path)).isWhole, path).toBe(false)
  }
  const alone = await get(`${link}/account`)
  expect([alone.status, alone.headers.get('location')]).toEqual([302, `${link}#whole`])
  expect(texts(documentIn(await (await get(`${link}/account`, { Cookie })).text(), shop.server.url), 'h1')[0]).toContain('کھاتے')
})

test('the ETag differs for the browser that opened the page', async () => {
  const { link } = await placed(BUYER)
  const etag = (await get(link)).headers.get('etag') ?? ''
  const Cookie = cookieOf(await guess(link, '2345'))
  expect((await get(link, { 'If-None-Match': etag })).status).toBe(304)
  expect((await get(link, { Cookie, 'If-None-Match': etag })).status).toBe(200)
})

test('the ETag changes when an operator says whose order it is, because the page then links to the account', async () => {
  const phone = { customerPhone: '94190 55555' }
  await placed({ ...BUYER, ...phone })
  const { id, link } = await placed({ ...BUYER, ...phone, customerName: 'Mohd Shafi' })
  await shop.operator.put(`/api/orders/${id}/status`, { status: 'confirmed' })
  const Cookie = cookieOf(await guess(link, '5555'))
  const before = await shown(link, Cookie)
  expect(before.text).not.toContain('Your whole account')
  const { customerId } = (await shop.operator.read('/api/orders')).find((order: { id: number }) => order.id === id)
  expect((await shop.operator.put(`/api/orders/${id}/customer`, { customerId })).status).toBe(200)
  const again = await get(link, { Cookie, 'If-None-Match': before.headers.get('etag') ?? '' })
  expect([again.status, await again.text()]).toEqual([200, expect.stringContaining('Your whole account')])
})

test('the field takes a whole phone, however it is written', async () => {
  const { link } = await placed(BUYER)
  const field = one(documentIn(await (await get(link)).text(), shop.server.url), '#digits')
  const most = Number(field.getAttribute('maxlength'))
  for (const phone of ['+91 94190-12345', '०९४१९० १२३४५', '۰۰۹۱ ۹۴۱۹۰ ۱۲۳۴۵', `${'५'.repeat(most - 5)}१२३४५`]) {
    expect(phone.length).toBeLessThanOrEqual(most)
    expect(cookieOf(await guess(link, phone)), phone).toContain('opened=')
  }
})

test('another link’s cookie, a renewed link and a changed phone open nothing', async () => {
  const [one, other] = [await placed(BUYER), await placed({ ...BUYER, customerPhone: '94190 77777' })]
  const Cookie = cookieOf(await guess(one.link, '2345'))
  expect((await shown(one.link, Cookie)).isWhole).toBe(true)
  expect((await shown(other.link, Cookie)).text).not.toContain('77777')
  const { link: renewed } = await (await shop.operator.post(`/api/orders/${one.id}/link`, {})).json()
  expect((await shown(renewed, Cookie)).isWhole).toBe(false)
  expect((await get(one.link, { Cookie })).status).toBe(404)
})

test('a wrong guess leads back in the same words, and the sixth is refused in the language of the page', async () => {
  const { link } = await placed({ ...BUYER, language: 'hi' })
  const answers = []
  for (const digits of ['0000', '', 'abcd', '345', '٩٩٩٩']) answers.push(await guess(link, digits))
  for (const answer of answers)
    expect([answer.status, answer.headers.get('location'), answer.headers.getSetCookie()]).toEqual([
      303,
      `${link}?wrong#whole`,
      [],
    ])
  expect((await shown(`${link}?wrong`)).text).toContain('ये इस ऑर्डर के फ़ोन नंबर के आखिरी अंक नहीं हैं।')
  const refused = await guess(link, '2345')
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([429, []])
  expect(await refused.text()).toContain('कल फिर से कोशिश करें')
  expect((await guess(pathIn('ur', link.replace('/hi', '')), '2345')).status, 'in another language').toBe(429)
})

test('a form that is too long, and one for another path, open nothing', async () => {
  const { link } = await placed(BUYER)
  expect((await guess(link, '2345'.repeat(100))).status).toBe(413)
  expect((await post(`${link}/bill?open=`, { digits: '2345' })).status).toBe(405)
  const elsewhere = await guess(link, '2345', '//evil.example')
  expect(elsewhere.headers.get('location')).toBe(link)
})

test('the digits are in no file and no log', async () => {
  const { link } = await placed({ ...BUYER, customerPhone: '94190 12345' })
  await guess(link, '8642')
  const kept = await Promise.all(['db.json', 'journal.jsonl'].map((name) => readFile(join(shop.server.folder, name), 'utf8')))
  for (const text of [...kept, shop.server.output]) expect(text).not.toMatch(/(?<![\d.])8642(?!\d)/)
})

test('a guess costs the server less than the page that it would open', async () => {
  const { link } = await placed(BUYER)
  const guessed = async () => expect((await guess(link, '2345')).status).toBe(303)
  const page = async () => expect((await get(link)).status).toBe(200)
  expect(await costBeside(shop.server, guessed, page, 30)).toBeLessThan(1)
}, 180_000)
