import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import validator from 'vnu-jar'
import { tooMany } from '~/api/http/problems'
import { indianDay } from '~/domain/dates'
import { LANGUAGES, pathIn } from '~/languages'
import { publicRoutes, routes } from '~/routes'
import { tooOften } from '~/server/too-often'
import { newFolder } from '../fixtures/folders'
import { operatedServer } from '../fixtures/shops/operated-server'
import { buyerAt } from '../fixtures/shops/order-page'
import { OPERATOR } from '../fixtures/shops/server'

const UPI = { upi_name: 'Wular & Sons', upi_id: 'wular.feeds@jkb', bank_account: '0012 0405 0000 1234', bank_ifsc: 'JAKA0WULAR1' }
const ODD_TEXT = '"<b>x</b>" & \u0645\u200b'.repeat(40)

const shop = operatedServer()
const { placed, get, post } = buyerAt(() => shop.server.url)

const pageAt = async (path: string) => (await get(path)).text()
const answerTo = async (path: string, fields: Record<string, string>) => (await post(path, fields)).text()

/** The errors that the W3C validator finds in pages, each with the page's name; style sheets are not checked. */
async function errorsIn(pages: Record<string, string>): Promise<string[]> {
  const folder = await newFolder()
  const files = Object.values(pages).map((html, index) => [join(folder, `${index}.html`), html] as const)
  for (const [file, html] of files) await writeFile(file, html)
  const options = ['--errors-only', '--exit-zero-always', '--format', 'json', '--filterpattern', 'CSS: .*']
  // Compiled fast instead of well, because it runs only for seconds.
  const { stderr } = await promisify(execFile)(
    'java',
    ['-XX:TieredStopAtLevel=1', '-Xss4m', '-jar', `${validator}`, ...options, ...files.map(([file]) => file)],
    {
      maxBuffer: 2 ** 24,
    },
  )
  const { messages } = JSON.parse(stderr) as { messages: { type: string; url: string; message: string; extract?: string }[] }
  const names = Object.keys(pages)
  return messages.map(
    ({ url, message, extract }) => `${names[Number.parseInt(url.split('/').at(-1) ?? '', 10)]}: ${message} ${extract}`,
  )
}

async function pagesOfAll() {
  const paths = [
    ...LANGUAGES.flatMap((language) => publicRoutes.map(({ path }) => pathIn(language, path))),
    ...routes.map(({ path }) => path),
    ...LANGUAGES.map((language) => pathIn(language, '/shop?order=LTF-EARLY-25&quantity=2&search=%22%3C%26&stage=x')),
    ...LANGUAGES.map((language) => pathIn(language, '/shop/LTF-EARLY-25')),
    ...LANGUAGES.map((language) => pathIn(language, '/not-here')),
  ]
  const pages: Record<string, string> = {}
  for (const path of new Set(paths)) pages[path] = await pageAt(path)
  pages['closed'] = await readFile('dist/client/closed.html', 'utf8')
  // This page is sent when the settings cannot be read.
  pages['500'] = (await readFile('dist/pages/500.html', 'utf8')).replace(/\ufdd0[\w.]+\ufdd1/g, '#')
  for (const language of LANGUAGES) {
    const { body } = await tooOften(tooMany(60), pathIn(language, '/shop'))
    pages[`too often ${language}`] = String(await body?.('identity'))
  }
  return pages
}

async function pagesOfOrders() {
  for (const [key, value] of Object.entries(UPI))
    await shop.operator.put(`/api/settings/${key}`, { value, password: OPERATOR.password })
  const pages: Record<string, string> = {}
  for (const language of LANGUAGES) {
    const { id, link } = await placed({ language, customerName: ODD_TEXT.slice(0, 60) })
    pages[`ordered ${language}`] = await pageAt(link)
    pages[`report refused ${language}`] = await answerTo(link, { action: 'report', reference: ODD_TEXT, date: 'x' })
    pages[`cancel refused ${language}`] = await answerTo(link, { action: 'cancel', reason: '' })
    await post(link, { action: 'cancel', reason: 'The fish are sold.' })
    pages[`cancel asked ${language}`] = await pageAt(link)
    await shop.operator.put(`/api/orders/${id}/cancel-request`, { isAccepted: false, sentence: 'It is on its way.' })
    for (const status of ['confirmed', 'shipped', 'delivered']) await shop.operator.put(`/api/orders/${id}/status`, { status })
    expect((await shop.operator.post(`/api/orders/${id}/bill`, {})).status).toBe(201)
    pages[`billed ${language}`] = await pageAt(link)
    expect((await post(link, { action: 'report', reference: `41234567890${id}`, date: indianDay(new Date()) })).status).toBe(303)
    pages[`reported ${language}`] = await pageAt(link)
    pages[`bill ${language}`] = await pageAt(`${link}/bill`)
    const cancelled = await placed({ language })
    await shop.operator.put(`/api/orders/${cancelled.id}/status`, { status: 'cancelled' })
    pages[`cancelled ${language}`] = await pageAt(cancelled.link)
  }
  return pages
}

async function refusedForms() {
  const typed = { customerName: ODD_TEXT, customerPhone: '12', name: ODD_TEXT, email: 'x', message: '', quantity: '0' }
  const pages: Record<string, string> = {}
  for (const language of LANGUAGES) {
    for (const path of ['/shop', '/contact']) pages[`${path} ${language} refused`] = await answerTo(pathIn(language, path), typed)
  }
  return pages
}

// The validator reads its schemas only once.
test('every page is valid HTML in each language, also order pages in each state and refused forms', async () => {
  const pages = [await pagesOfAll(), await pagesOfOrders(), await refusedForms()]
  expect(await errorsIn(Object.assign({}, ...pages))).toEqual([])
}, 240_000)
