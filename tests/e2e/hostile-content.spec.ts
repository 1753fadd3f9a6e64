import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { publicRoutes } from '../../src/routes'
import { test as base, expect } from '../fixtures/browser'
import { expectHarmlessAddresses, fillWithPayloads, listenForPayloads, PAYLOADS } from '../fixtures/hostile'
import { seeWhole } from '../fixtures/pages'
import { OPERATOR } from '../fixtures/server'

type Rows = Awaited<ReturnType<typeof fillWithPayloads>>

const test = base.extend<{ heard: string[] }, { rows: Rows }>({
  // A size of its own, and so a server of its own: every row of this shop is hostile.
  rows: [
    async ({ server, playwright }, use) => {
      const operator = await playwright.request.newContext({ baseURL: server.url })
      const visitor = await playwright.request.newContext({ baseURL: server.url })
      await operator.post('/api/session', { data: OPERATOR })
      await use(await fillWithPayloads(operator, visitor))
      await Promise.all([operator.dispose(), visitor.dispose()])
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  heard: async ({ context }, use) => {
    const heard = await listenForPayloads(context)
    await use(heard)
    expect(heard).toEqual([])
  },
})
test.use({ shopSize: { orders: 0, contacts: 1 }, expectedErrors: [/404|422/] })
test.setTimeout(180_000)

const SCREENS = ['/admin/dashboard', '/admin-products', '/admin-showcase', '/admin-contacts', '/admin-orders', '/admin-analytics']

async function operatorListening(openOperatorPage: () => Promise<Page>) {
  const page = await openOperatorPage()
  return { page, heard: await listenForPayloads(page.context()) }
}

test('no payload runs on any public page, whatever is stored or asked for', async ({ page, rows, heard }) => {
  const asked = PAYLOADS.flatMap((payload) => {
    const text = encodeURIComponent(payload)
    const shop = `/shop?search=${text}&category=${text}&details=${text}&order=${text}`
    return [shop, `/?order=${text}`, `/contact?subject=${text}`, `/no-such-page/${text}`]
  })
  expect(rows.products).toHaveLength(7)
  for (const { path } of publicRoutes) {
    await page.goto(path)
    await seeWhole(page)
    await expectHarmlessAddresses(page)
  }
  for (const path of asked) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectHarmlessAddresses(page)
  }
  expect(heard).toEqual([])
})

test('the shop shows each payload as text, in its cards and both its dialogs', async ({ page, rows, heard }) => {
  for (const { sku } of rows.products) {
    await page.goto(`/shop?details=${encodeURIComponent(sku)}`)
    const details = page.getByRole('dialog', { name: sku, exact: true })
    await expect(details.getByRole('cell', { name: sku, exact: true }).nth(6)).toBeVisible()
    await page.goto(`/shop?order=${encodeURIComponent(sku)}`)
    await expect(page.getByRole('dialog', { name: `Order ${sku}`, exact: true })).toBeVisible()
    const card = page.getByRole('listitem').filter({ has: page.locator('h3', { hasText: sku }) })
    const chat = new URL((await card.getByText('WhatsApp').getAttribute('href')) ?? '')
    expect([chat.origin, chat.searchParams.get('text')?.includes(sku)]).toEqual(['https://wa.me', true])
    await expectHarmlessAddresses(page)
  }
  expect(heard).toEqual([])
})

test('a refused form gives each payload back as text', async ({ page, heard }) => {
  for (const payload of PAYLOADS) {
    await page.goto('/about')
    await page.evaluate((text) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action: '/contact' })
      for (const name of ['name', 'email', 'phone', 'subject', 'message', 'key']) {
        form.append(Object.assign(document.createElement('input'), { name, value: text }))
      }
      document.body.append(form)
      form.submit()
    }, payload)
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(payload)
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(payload)
  }
  expect(heard).toEqual([])
})

test('no payload runs on any screen of the office', async ({ openOperatorPage, rows }) => {
  const { page, heard } = await operatorListening(openOperatorPage)
  for (const path of SCREENS) {
    await page.goto(path)
    await expect(page.getByText(PAYLOADS[0]).first()).toBeVisible({ visible: path !== '/admin/dashboard' })
    await seeWhole(page)
    await expectHarmlessAddresses(page)
  }
  await page.goto('/admin-settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const { id } of rows.products) await expectOpen(page, `/admin-products?product=${id}`)
  for (const { id } of rows.images) await expectOpen(page, `/admin-showcase?image=${id}`)
  expect(heard).toEqual([])
})

test('orders and enquiries open as text, on the screen and on paper, and their links lead to mail and chat', async ({
  openOperatorPage,
  rows,
}) => {
  const { page, heard } = await operatorListening(openOperatorPage)
  for (const [index, payload] of PAYLOADS.entries()) {
    await expectOpen(page, `/admin-contacts?contact=${rows.contacts[index]?.id}`)
    await expect(page.getByRole('dialog').getByText(payload, { exact: true }).first()).toBeVisible()
    await expectOpen(page, `/admin-orders?order=${rows.orders[index]?.id}`)
    await expect(page.getByRole('dialog').getByText(payload, { exact: true }).first()).toBeVisible()
    const mail = new URL((await page.getByRole('link', { name: 'Email', exact: true }).getAttribute('href')) ?? '')
    expect([mail.protocol, [...mail.searchParams.keys()]]).toEqual(['mailto:', ['subject', 'body']])
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('region', { name: 'Packing slip' }).getByText(payload).first()).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  }
  expect(heard).toEqual([])
})

test('no cell of an export is a formula', async ({ openOperatorPage, rows }) => {
  const { page, heard } = await operatorListening(openOperatorPage)
  expect(rows.orders).toHaveLength(7)
  for (const path of ['/admin-orders', '/admin-contacts']) {
    await page.goto(path)
    await expect(page.getByText(PAYLOADS[0]).first()).toBeVisible()
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()])
    expectHarmlessCells(await readFile(await file.path(), 'utf8'))
  }
  expectHarmlessCells(await (await page.request.get('/api/products.csv')).text())
  expect(heard).toEqual([])
})

test('the login panel and the bell show what came in as text', async ({ openOperatorPage, rows }) => {
  const { page, heard } = await operatorListening(openOperatorPage)
  await page.goto('/admin/dashboard')
  await page.getByRole('button', { name: /^Notifications, \d+ unread/ }).click()
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(PAYLOADS[6]).first()).toBeVisible()
  await page.request.delete('/api/session')
  await page.goto('/about')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/secure-portal-jk2024')
  await expect(page.getByText(`Product Inquiry ${PAYLOADS[6]}`).first()).toBeVisible()
  await expectHarmlessAddresses(page)
  expect([rows.contacts.length, heard]).toEqual([7, []])
})

async function expectOpen(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectHarmlessAddresses(page)
}

function expectHarmlessCells(text: string) {
  const cells: string[] = parse(text, { bom: true, relax_column_count: true }).flat()
  expect(cells.filter((cell) => /^\s*[=+\-@]/.test(cell) && !/^-?[\d.]+$/.test(cell))).toEqual([])
  expect(cells).toContain(`'${PAYLOADS[6]}`)
}
