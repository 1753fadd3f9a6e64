import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { picture } from '../fixtures/rows/pictures'

test('a notice is written for coming days, edited and removed', async ({ operatorPage: page }) => {
  const text = `Closed ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/admin-settings?tab=website')
  await page.getByRole('button', { name: 'Add a Notice' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Notice' })
  await dialog.getByLabel('First day').fill('2198-12-02')
  await dialog.getByLabel('Last day').fill('2198-12-01')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please write the notice in one language at least.')).toBeVisible()
  await expect(dialog.getByText('The last day is before the first one.')).toBeVisible()
  await dialog.getByLabel('Notice in Hindi').fill(text)
  await dialog.getByLabel('Last day').fill('2020-01-01')
  await dialog.getByLabel('First day').fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('This day is over: no page would show this.')).toBeVisible()
  await dialog.getByLabel('Last day').fill('2198-12-02')
  await dialog.getByLabel('First day').fill('2198-12-01')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('listitem').filter({ hasText: text })
  await expect(row).toContainText('To come from 1 Dec 2198 until 2 Dec 2198')
  await expectAccessible(page)
  page.once('dialog', (asked) => void asked.accept())
  await row.getByRole('button', { name: 'Remove' }).click()
  await expect(row).toBeHidden()
})

test('a certificate is saved with its picture', async ({ operatorPage: page }) => {
  await page.route('**/api/own-words', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 201, json: {} }) : route.fallback(),
  )
  await page.goto('/admin-settings?tab=website')
  await page.getByRole('button', { name: 'Add a Certificate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Certificate' })
  for (const label of ['Certificate', 'Number', 'Issued by']) await dialog.getByLabel(label, { exact: true }).fill(label)
  await dialog.getByLabel('Valid until').fill('2198-12-02')
  const file = { name: 'certificate.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg', 900, 1200) }
  await dialog.getByLabel('Choose a picture').setInputFiles(file)
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/own-words'))
  await dialog.getByRole('button', { name: 'Save' }).click()
  const words = { kind: 'certificate', name: 'Certificate', number: 'Number', issuer: 'Issued by', validUntil: '2198-12-02' }
  expect((await sent).postDataJSON()).toEqual({ words: { ...words, imageUrl: expect.stringMatching(/^\/uploads\/.+\.webp$/) } })
  await expect(dialog).toBeHidden()
})
