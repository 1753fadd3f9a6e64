import type { Locator } from '@playwright/test'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { resize } from '../fixtures/browser/frames'
import { searchBox, statusOf } from '../fixtures/browser/order-table'
import { placeOrder, uniqueName } from '../fixtures/browser/placed'

test('opens a complete order with the contacts of its customer, and Back closes it', async ({ operatorPage: page, server }) => {
  const customerName = uniqueName('Javaid')
  const customerEmail = 'javaid?bcc=x@example.com'
  const { id } = await placeOrder(page.request, { customerName, customerEmail, notes: 'Call before you come.', quantity: 3 })
  await page.goto(`/admin-orders?search=${encodeURIComponent(customerName)}`)
  await page.getByRole('button', { name: `View order #${id}` }).click()
  const dialog = page.getByRole('dialog', { name: `Order #${id}` })
  for (const text of [
    customerName,
    'Raceway Road, Kokernag',
    'Early Stage Trout Feed (LTF-EARLY-25)',
    '3 × ₹2,500',
    'Call before',
  ]) {
    await expect(dialog).toContainText(text)
  }
  const whatsapp = dialog.getByRole('link', { name: 'WhatsApp' })
  await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/919419000000\?text=Hello/)
  await expect(dialog.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    /^mailto:javaid%3Fbcc%3Dx@example\.com\?subject=/,
  )
  await dialog.getByText('Repeat', { exact: true }).click()
  await expect(dialog.getByRole('textbox', { name: 'Link for a repeat order' })).toHaveValue(
    `${server.url}/?order=LTF-EARLY-25&quantity=3`,
  )
  await expectAccessible(page)
  await statusOf(dialog.page(), id).last().selectOption('confirmed')
  const history = dialog.getByRole('list', { name: 'History' }).getByRole('listitem')
  await expect(history).toHaveText([/^pending/, /^confirmed/])
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(history).toHaveText([/^pending/, /^confirmed/, /^pending/])
  await dialog.getByText('For us alone').click()
  const notes = dialog.getByRole('textbox', { name: 'Private notes' })
  await notes.fill('Mine.')
  await page.reload()
  await expect(notes).toHaveValue('Mine.')
  await dialog.getByRole('button', { name: 'Save notes' }).click()
  await expect(dialog.getByText('Saved.')).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(searchBox(page)).toHaveValue(customerName)
})

test('has no chat without a valid phone, copies the link for a repeat order, and prints only a packing slip', async ({
  operatorPage: page,
  server,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id } = await placeOrder(page.request, { customerName: uniqueName('Aijaz'), customerPhone: 'ask my brother' })
  await page.goto(`/admin-orders?order=${id}`)
  const dialog = page.getByRole('dialog', { name: `Order #${id}` })
  await expect(dialog.getByRole('link', { name: 'Email' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveCount(0)
  await dialog.getByText('Repeat', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Copy link: Link for a repeat order' }).click()
  await expect(dialog.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/?order=LTF-EARLY-25&quantity=1`)
  await expect(dialog.getByRole('button', { name: 'Print packing slip' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const slip = page.getByRole('region', { name: 'Packing slip' })
  await expect(slip.locator('header svg'), 'the mark').toBeVisible()
  await expect(slip.getByRole('cell').last()).toHaveCSS('text-align', 'end')
  await expect(page.getByRole('heading')).toHaveText([new RegExp(`^Packing slip, order #${id} `)])
  for (const format of ['A5', 'A4']) {
    const pages = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g)
    expect(pages).toHaveLength(1)
  }
})

for (const width of [1366, 390])
  test(`shows goods first and one filled button in a foot that stays, at ${width} px`, async ({ operatorPage: page }) => {
    await resize(page, { width, height: 768 })
    const { id } = await placeOrder(page.request, {
      customerName: uniqueName('Rubina'),
      customerPhone: `+91 94190 ${width + 40_000}`,
    })
    await page.goto(`/admin-orders?order=${id}`)
    const dialog = page.getByRole('dialog', { name: `Order #${id}` })
    const filled = dialog.locator('article button:not(.outline, .icon):visible')
    const goods = dialog.getByText('Early Stage Trout Feed (LTF-EARLY-25)')
    const sheet = await dialog.locator('article').boundingBox()
    if (width === 1366) expect([sheet?.width, sheet?.height]).toEqual([960, 640])
    for (const [status, next] of [
      ['confirmed', 'Ship'],
      ['shipped', 'Make bill'],
      ['delivered', 'Make bill'],
    ] as const) {
      await statusOf(page, id).last().selectOption(status)
      await expect(filled).toHaveText([next])
    }
    await filled.click()
    await expect(filled).toHaveText(['Take payment'])
    for (const where of [0, 10_000]) {
      await dialog.locator('article').evaluate((article, top) => article.scrollTo(0, top), where)
      await expect(filled).toBeInViewport({ ratio: 1 })
    }
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0
    expect(await topOf(goods)).toBeLessThan(await topOf(dialog.getByRole('heading', { name: 'Money' })))
    if (width === 390) expect(await topOf(goods)).toBeLessThan(await topOf(dialog.getByText('Raceway Road, Kokernag')))
  })

test.describe('a missing order', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('is reported by its number', async ({ operatorPage: page }) => {
    await page.goto('/admin-orders?order=999999')
    await expect(page.getByRole('alert')).toHaveText('There is no order #999999.')
  })
})
