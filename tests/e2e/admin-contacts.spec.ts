import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { sendContact, uniqueName } from '../fixtures/browser/placed'

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search by name, email or subject' })

test('shows each enquiry with its sender, subject, day and a short message, and counts them', async ({ operatorPage: page }) => {
  const name = uniqueName('Rukhsana')
  await sendContact(page.request, { name, email: 'rukhsana@example.com', message: 'Which pellet? '.repeat(40) })
  await sendContact(page.request, { name: `${name} second`, phone: '' })
  await page.goto('/admin-contacts')
  const stats = page.getByRole('region', { name: 'Contacts at a glance' })
  await expect(stats).toHaveText(/^Total Contacts[\d,]+Today's Contacts[1-9][\d,]*Recent \(48h\)[1-9][\d,]*$/)
  await searchBox(page).fill(name)
  const row = rowOf(page, name).filter({ hasText: 'rukhsana@example.com' }).last()
  for (const text of ['+91 94190 11111', 'Product Inquiry', 'Which pellet? Which', '…']) await expect(row).toContainText(text)
  expect(((await row.textContent()) ?? '').length).toBeLessThan(250)
  await expect(rowOf(page, `${name} second`)).not.toContainText('+91')
  await expectAccessible(page)
})

test('reads and answers an enquiry only by keyboard', async ({ operatorPage: page }) => {
  const name = uniqueName('Tariq')
  const { id } = await sendContact(page.request, {
    name,
    email: 'tariq&cc=x@example.com',
    subject: 'Price & terms?',
    message: 'One\nTwo',
  })
  await page.goto('/admin-contacts')
  await searchBox(page).focus()
  await page.keyboard.type(name)
  await expect(page.getByRole('status').filter({ hasText: '1–1 of 1 contact' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: `View message of ${name}` })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Price & terms?' })
  await expect(dialog).toContainText('One\nTwo')
  await expect(dialog.getByRole('link', { name: 'Reply via Email' })).toHaveAttribute(
    'href',
    'mailto:tariq%26cc%3Dx@example.com?subject=Re%3A%20Price%20%26%20terms%3F',
  )
  await expect(page).toHaveURL(new RegExp(`contact=${id}`))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: `View message of ${name}` })).toBeFocused()
})

test('an enquiry answered by WhatsApp leaves the open list, and Undo restores it', async ({ operatorPage: page }) => {
  const name = uniqueName('Shakeela')
  await sendContact(page.request, { name })
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  await page.goto(`/admin-contacts?search=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `View message of ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Waits for an answer.')
  await expect(dialog.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919419011111')
  await dialog.getByRole('link', { name: 'WhatsApp' }).click()
  await expect(dialog).toContainText(/Answered on WhatsApp, \d+\s\w+\s\d{4}, .* \(\S+\)/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog).toContainText('Waits for an answer.')
  await dialog.getByRole('link', { name: 'WhatsApp' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page).not.toHaveURL(/contact=/)
  await expect(page.getByText('No contacts match this search.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Show' }).selectOption('answered')
  await expect(rowOf(page, name)).toContainText(/answered \d+\s\w+/)
  await expect(page).toHaveURL(/answered=yes/)
  await expectAccessible(page)
})

test('a complaint shows its deadline, is acknowledged and settled with an answer, and both can be undone', async ({
  operatorPage: page,
}) => {
  const name = uniqueName('Firdous')
  const sent = await sendContact(page.request, { name, kind: 'complaint', orderId: 1, subject: 'Torn bags' })
  const { number, link } = sent as typeof sent & { number: string; link: string }
  await page.goto(`/admin-contacts?kind=complaint&search=${encodeURIComponent(name)}`)
  await expect(rowOf(page, name)).toContainText(new RegExp(`${number} acknowledge by \\d+\\s\\w+\\s\\d{4}, `))
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await rowOf(page, name).locator('[data-tone]').evaluate(rightRoom)).toBeGreaterThanOrEqual(0)
  await page.getByRole('button', { name: `View message of ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Torn bags' })
  await expect(dialog.getByRole('link', { name: 'names order 1' })).toBeVisible()
  const filled = dialog.locator('.actions > :not(.outline)')
  await expect(filled).toHaveText(['Acknowledge'])
  await filled.click()
  await expect(dialog).toContainText(/settle by \d+\s\w+\s\d{4}acknowledged .* \(\S+\)/)
  await expect(filled).toHaveText(['Settle'])
  await dialog.getByRole('textbox', { name: 'Our answer' }).fill('Two new bags come.')
  await dialog.getByRole('button', { name: 'Settle', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Not settled after all' })).toBeVisible()
  await expectAccessible(page)
  const reader = await page.context().newPage()
  await reader.goto(link)
  await expect(reader.getByRole('heading', { name: `Complaint No. ${number}` })).toBeVisible()
  await expect(reader.getByText('Two new bags come.')).toBeVisible()
  await expectAccessible(reader)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(dialog.getByRole('button', { name: 'Settle', exact: true })).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Our answer' })).toHaveValue('')
  await reader.reload()
  await expect(reader.getByText('Two new bags come.')).toHaveCount(0)
})

/** The pixels between the end of an element and that of its cell. */
const rightRoom = (element: Element) =>
  (element.closest('td')?.getBoundingClientRect().right ?? 0) - element.getBoundingClientRect().right

const NO_CONTACTS = { open: 0, answered: 0 }
const COUNTS = { enquiry: NO_CONTACTS, order: NO_CONTACTS, complaint: NO_CONTACTS }
const NONE = {
  ...{ rows: [], page: 1, pages: 1, first: 0, last: 0, total: 0 },
  ...{ sums: COUNTS, stats: { total: 0, today: 0, recent: 0, counts: COUNTS } },
}

test('shows that there are none yet', async ({ operatorPage: page }) => {
  await page.route('**/api/contacts?*', (route) => route.fulfill({ json: NONE }))
  await page.goto('/admin-contacts')
  await expect(page.getByText('No contacts yet.')).toBeVisible()
  await expectAccessible(page)
})
