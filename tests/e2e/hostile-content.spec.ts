import { adminRoutes, publicRoutes } from '../../src/routes'
import { test as base, expect } from '../fixtures/browser/browser'
import { openShop, orderDialog, productCard } from '../fixtures/browser/order-form'
import { seeWhole } from '../fixtures/browser/pages'
import { expectHarmlessAddresses, fillWithPayloads, listenForPayloads, PAYLOADS, parse } from '../fixtures/hostile/hostile'
import { expectHarmlessCells, expectHarmlessExport, expectOpen, operatorListening } from '../fixtures/hostile/hostile-screens'
import type { TestServer } from '../fixtures/shops/server'

let rows: Awaited<ReturnType<typeof fillWithPayloads>>

const test = base.extend<{ heard: string[] }>({
  heard: async ({ context }, use) => {
    const heard = await listenForPayloads(context)
    await use(heard)
    expect(heard).toEqual([])
  },
})

// Every row of this shop has hostile text.
test.describe.configure({ timeout: 120_000 })
test.use({
  shop: {
    name: 'hostile',
    fill: async (server: TestServer) => {
      rows = await fillWithPayloads(server)
    },
  },
  expectedErrors: [/404|422/],
})

/** All payloads as one text, with the address first, so that it may become a link. */
const ALL = [PAYLOADS[3], ...PAYLOADS].join(' ')

/** Addresses of pages that show a text from their query. */
function addressesWith(text: string): string[] {
  const asked = encodeURIComponent(text)
  const shop = `/shop?search=${asked}&category=${asked}&details=${asked}`
  return [
    shop,
    `/shop/${asked}`,
    `/shop?order=${asked}`,
    `/?order=${asked}`,
    `/contact?subject=${asked}`,
    `/no-such-page/${asked}`,
  ]
}

test('no payload runs on any public page, from stored data or the address', async ({ page, heard }) => {
  const paths = publicRoutes.map(({ path }) => path)
  for (const path of paths) {
    await page.goto(path)
    if ((await page.locator('main astro-island').count()) > 0) await seeWhole(page)
    await expectHarmlessAddresses(page)
  }
  for (const path of addressesWith(ALL)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectHarmlessAddresses(page)
  }
  const asked = [...paths, ...PAYLOADS.flatMap(addressesWith)]
  const parsed = await parse(
    page,
    asked.map((path) => ({ path })),
  )
  for (const [index, { heading, runs }] of parsed.entries()) expect([heading !== '', runs], asked[index]).toEqual([true, []])
  expect(heard).toEqual([])
})

test('the shop shows each payload as text, in its cards and both dialogs', async ({ page, heard }) => {
  await openShop(page)
  for (const payload of PAYLOADS) {
    const card = productCard(page, payload)
    await card.getByRole('button', { name: 'View Details' }).click()
    const details = page.getByRole('dialog', { name: payload, exact: true })
    await expect(details.getByRole('cell', { name: payload, exact: true }).nth(6)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await card.getByRole('button', { name: 'Buy Now' }).click()
    await expect(orderDialog(page, payload)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    const chat = new URL((await card.getByText('WhatsApp').getAttribute('href')) ?? '')
    expect([chat.origin, chat.searchParams.get('text')?.includes(payload)]).toEqual(['https://wa.me', true])
  }
  await expectHarmlessAddresses(page)
  for (const payload of PAYLOADS) {
    const sku = encodeURIComponent(payload)
    const parsed = await parse(page, [{ path: `/shop?details=${sku}` }, { path: `/shop?order=${sku}` }])
    for (const { dialog, runs } of parsed) expect([dialog.includes(payload), runs]).toEqual([true, []])
  }
  expect(heard).toEqual([])
})

test('a refused form returns each payload as text', async ({ page, heard }) => {
  const names = ['name', 'email', 'phone', 'subject', 'message', 'key']
  const formOf = (text: string) => Object.fromEntries(names.map((name) => [name, text]))
  const asked = PAYLOADS.map((payload) => ({ path: '/contact', form: formOf(payload) }))
  for (const [index, { typed, runs }] of (await parse(page, asked)).entries()) {
    const text = PAYLOADS[index]
    expect([typed, runs]).toMatchObject([{ name: text, email: text, phone: text, subject: text, message: text }, []])
  }
  await page.goto('/about')
  await page.evaluate((fields) => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: '/contact' })
    for (const [name, value] of Object.entries(fields)) {
      form.append(Object.assign(document.createElement('input'), { name, value }))
    }
    document.body.append(form)
    form.submit()
  }, formOf(ALL))
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(ALL)
  expect(heard).toEqual([])
})

test('no payload runs on any screen of the back office', async ({ openOperatorPage }) => {
  const { page, heard } = await operatorListening(openOperatorPage)
  for (const { path } of adminRoutes) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (/analytics|changes|customers/.test(path)) await expect(page.getByText(PAYLOADS[0]).first()).toBeVisible()
    await seeWhole(page)
    await expectHarmlessAddresses(page)
  }
  for (const path of ['/admin-products', '/admin-showcase']) {
    await page.goto(path)
    for (const payload of PAYLOADS) {
      await page.getByRole('button', { name: `Edit ${payload}`, exact: true }).click()
      await expectOpen(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      // The history step of the dialog would cancel a navigation that has started.
      await expect(page).toHaveURL(path)
    }
  }
  expect(heard).toEqual([])
})

test('orders and enquiries are text on screen, in print and in an export, and link only to mail and chat', async ({
  openOperatorPage,
}) => {
  const { page, heard } = await operatorListening(openOperatorPage)
  await page.goto('/admin-contacts')
  for (const payload of PAYLOADS) {
    await page.getByRole('button', { name: `View message of ${payload}`, exact: true }).click()
    await expectOpen(page, payload)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await expectHarmlessExport(page)
  await page.goto('/admin-orders')
  for (const [index, payload] of PAYLOADS.entries()) {
    await page.getByRole('button', { name: `View order #${rows.orders[index]?.id}`, exact: true }).click()
    await expectOpen(page, payload)
    const mail = new URL((await page.getByRole('link', { name: 'Email', exact: true }).getAttribute('href')) ?? '')
    expect([mail.protocol, [...mail.searchParams.keys()]]).toEqual(['mailto:', ['subject', 'body']])
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('region', { name: 'Packing slip' }).getByText(payload).first()).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await expectHarmlessExport(page)
  expectHarmlessCells(await (await page.request.get('/api/products.csv')).text())
  expect(heard).toEqual([])
})

test('the login panel and the bell show payloads as text', async ({ openOperatorPage }) => {
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
