import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '~/api/calls'
import { tooMany } from '~/api/http/problems'
import { siteValues } from '~/domain/account/page-values'
import { fillText } from '~/domain/account/placeholders'
import { LANGUAGES, pathIn } from '~/languages'
import { LOGIN_PATH } from '~/login-path'
import { adminRoutes, publicRoutes, routes } from '~/routes'
import { tooOften } from '~/server/too-often'
import { newContact } from '../fixtures/rows/contacts'
import { Calls, operatorCookie } from '../fixtures/shops/calls'
import { TestMailServer } from '../fixtures/shops/mail-server'
import { buyerAt } from '../fixtures/shops/order-page'
import { readQr } from '../fixtures/shops/qr'
import { documentIn, one } from '../fixtures/shops/served-pages'
import { OPERATOR, TestServer } from '../fixtures/shops/server'

/** Placeholder names that occur nowhere else. Names that structured data or an island also uses are omitted. */
const NAMES = Object.keys(siteValues)
  .filter((name) => /[A-Z.]/.test(name))
  .filter((name) => !['openingHours', 'whatsappNumber'].includes(name))
const NAME = new RegExp(`\\b(?:${NAMES.join('|').replaceAll('.', '\\.')})\\b`)
const MARK = /[\uFDD0-\uFDEF]|\\ufdd[01]|&#x?(?:fdd[01]|6497[67]);|=EF=B7=9[01]|data-if/i

const mails = new TestMailServer()
let server: TestServer
let operator: Calls
let open: { id: number; link: string }
let billed: { id: number; link: string; number: string }
const { placed, get, post } = buyerAt(() => server.url)

beforeAll(async () => {
  await mails.start()
  server = await TestServer.start({ SMTP_URL: mails.url })
  operator = new Calls(server.url, await operatorCookie(server.url))
  const settings = { admin_email: 'operator@example.com', upi_name: 'Wular', upi_id: 'wular.feeds@jkb', pan_number: 'AAAAA0000A' }
  for (const [key, value] of Object.entries(settings))
    expect((await operator.put(`/api/settings/${key}`, { value, password: OPERATOR.password })).status).toBe(200)
  open = await placed()
  await operator.put(`/api/orders/${open.id}/status`, { status: 'confirmed' })
  const other = await placed({ customerPhone: '+91 94190 54321' })
  const { number } = await (await operator.post(`/api/orders/${other.id}/bill`, {})).json()
  billed = { ...other, number }
  await operator.put(`/api/orders/${other.id}/status`, { status: 'shipped' })
  expect((await operator.post('/api/contact', newContact())).status).toBe(201)
})
afterAll(async () => {
  await server.remove()
  await mails.stop()
})

/** A text together with its decoded links, as the opened app reads them. */
const decoded = (text: string) =>
  text.replace(/(?:%[\dA-F]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes)
    } catch {
      return escapes
    }
  })

function expectNoPlace(text: string, where: string) {
  expect(decoded(text), where).not.toMatch(MARK)
  expect(text, where).not.toMatch(NAME)
}

async function textAt(path: string, ask: (path: string) => Promise<Response> = get): Promise<string> {
  const answer = await ask(path)
  const text = await answer.text()
  expectNoPlace([...answer.headers].flat().join('\n') + text, `${answer.status} ${path}`)
  return text
}

test.each(LANGUAGES)('no page in %s contains a placeholder or its name', async (language) => {
  const shop = ['search=Trout', 'details=1', 'order=LTF-EARLY-25', 'order=none', 'placed=yes'].map((query) => `/shop?${query}`)
  const asked = [...shop, '/shop/LTF-EARLY-25', '/?order=LTF-EARLY-25', '/?order=none', '/contact?sent=yes', open.link]
  const orders = [open.link, billed.link, `${billed.link}/bill`, '/no-such-page']
  for (const path of [...publicRoutes.map((route) => route.path), ...asked, ...orders]) await textAt(pathIn(language, path))
  const sent = (path: string) => post(path, { action: 'report' })
  for (const path of ['/contact', '/shop', open.link]) await textAt(pathIn(language, path), sent)
})

test('no page of the back office and no file contains one', async () => {
  const files = ['/manifest.webmanifest', '/sitemap.xml', '/robots.txt', '/service-worker.js']
  for (const path of [LOGIN_PATH, ...adminRoutes.map((route) => route.path), ...files]) await textAt(path)
})

test('no call returns one, for any caller', async () => {
  // The API description names the fields of a bill, and some have the same names.
  for (const call of Object.keys(calls).filter((each) => each !== '/openapi.json')) {
    const path = `/api${call}`.replace('[id]', String(open.id)).replace('[number]', billed.number).replace('[key]', 'upi_id')
    for (const each of [path, `${path}?page=1`]) await textAt(each, operator.get)
    await textAt(path)
  }
})

test('no mail contains one', async () => {
  await expect.poll(() => mails.received.length).toBeGreaterThan(2)
  for (const { headers, body } of mails.received) expectNoPlace(`${headers}\n${body.replace(/=\r?\n/g, '')}`, 'a mail')
})

test.each(LANGUAGES)('in %s a payment by link or code names the UPI name, not the company', async (language) => {
  const page = documentIn(await textAt(pathIn(language, open.link)))
  const pay = one(page, 'section[aria-labelledby="pay"]')
  const address = one(pay, 'a[href^="upi:"]').getAttribute('href') ?? ''
  expect(new URLSearchParams(address.split('?')[1]).get('pn')).toBe('Wular')
  expect(await readQr(one(pay, 'svg'))).toBe(address)
})

test.each(LANGUAGES)('no rate limit response in %s contains one', async (language) => {
  const { body } = await tooOften(tooMany(60), pathIn(language, '/shop'))
  expectNoPlace(String(await body?.('identity')), '429')
})

test('built pages use only complete placeholders, and no text derived from one', () => {
  const files = globSync('dist/pages/**/*.{html,webmanifest}')
  expect(files.length).toBeGreaterThan(routes.length)
  for (const file of files) expectNoPlace(fillText(readFileSync(file, 'utf8'), {}).replace(/ data-if="[^"]*"/g, ''), file)
})
