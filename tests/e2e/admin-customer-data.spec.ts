import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { resize } from '../fixtures/browser/frames'
import { expectLargeTargets } from '../fixtures/browser/targets'
import { newOrder } from '../fixtures/rows/orders'
import { OPERATOR } from '../fixtures/shops/server'

test.use({ shop: { name: 'customer-data' } })

/** A customer whose order has the email address of someone else, who has sent a message. */
async function fill(page: Page) {
  const order = { customerName: 'Ghulam Nabi', customerPhone: '94190 12345', customerEmail: 'zooni@fish.test', quantity: 1 }
  await page.request.post('/api/orders', { data: newOrder(order) })
  await page.request.put('/api/orders/1/status', { data: { status: 'delivered' } })
  const message = { name: 'Zooni Bhat', email: 'zooni@fish.test', subject: 'Other', message: 'Is it sinking feed?' }
  await page.request.post('/api/contact', { data: message })
}

test('data linked to a customer only by a typed address needs a decision before export or erasure', async ({
  operatorPage: page,
}) => {
  await fill(page)
  await resize(page, { width: 360, height: 740 })
  await page.goto('/admin-customers?customer=1')
  const copied = async () => {
    await page.getByRole('button', { name: 'Copy of everything' }).click()
    const dialog = page.getByRole('dialog', { name: 'Copy for Ghulam Nabi' })
    const hers = dialog.getByRole('switch', { name: /^Message #1 of Zooni Bhat, / })
    await expect(hers).not.toBeChecked()
    return { dialog, hers }
  }
  const fileOf = async (dialog: Awaited<ReturnType<typeof copied>>['dialog']) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download the copy' }).click(),
    ])
    return readFile(await file.path(), 'utf8')
  }
  const { dialog } = await copied()
  await expectAccessible(page)
  await expectLargeTargets(page)
  expect(await fileOf(dialog)).not.toContain('Zooni')
  const { hers } = await copied()
  await hers.check()
  expect(await fileOf(dialog)).toContain('sinking')

  await page.getByRole('button', { name: 'Erase…' }).click()
  const erasing = page.getByRole('dialog', { name: 'Erase Ghulam Nabi' })
  await expect(erasing.getByRole('switch', { name: /^Message #1 of Zooni Bhat, / })).not.toBeChecked()
  await expectAccessible(page)
  await erasing.getByRole('switch', { name: 'Erase all the same' }).check()
  await erasing.getByLabel('Current Password').fill(OPERATOR.password)
  await erasing.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('Erased', { exact: true }).first()).toBeVisible()
  const contacts = await (await page.request.get('/api/contacts')).json()
  expect(contacts).toMatchObject([{ name: 'Zooni Bhat' }])
})

test('only the owner closes a month, with his password', async ({ operatorPage: page }) => {
  await page.goto('/admin-settings?tab=bills')
  const month = page.getByLabel('Books Closed Until')
  await month.fill('9999-12')
  await page.getByRole('button', { name: 'Save All Settings' }).click()
  await expect(month).toHaveAccessibleDescription(/Please enter a month that is over\./)
  await month.fill('2024-03')
  await page.getByRole('button', { name: 'Save All Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm with Your Password' })
  await expect(dialog).toContainText('The books are closed until the end of March 2024')
  await dialog.getByLabel('Current Password').fill(OPERATOR.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Settings Updated', { exact: true })).toBeVisible()
})
