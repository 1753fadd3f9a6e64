import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/browser/browser'
import { fillOrder, openShop } from '../fixtures/browser/order-form'
import { uniqueName } from '../fixtures/browser/placed'

const SENTENCE = 'This looked as if a program had sent it. Please press the button once more, or call us.'

/** Simulates a program that fills in every field of a form, visible or not. */
const fillAsProgram = (page: Page) => page.locator('input[name="remark"]').fill('https://cheap.example', { force: true })

async function namesOf(page: Page, path: string): Promise<string[]> {
  const rows: { name?: string; customerName?: string }[] = await (await page.request.get(path)).json()
  return rows.map(({ name, customerName }) => name ?? customerName ?? '')
}

test('the hidden field blocks a program, a person can send with the next press, and nobody can focus it', async ({
  page,
  operatorPage,
}) => {
  const name = uniqueName('Bot')
  await openShop(page)
  const dialog = await fillOrder(page, 'Early Stage Trout Feed', { name, quantity: 1 })
  await fillAsProgram(page)
  await dialog.getByRole('button', { name: 'Submit Order' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(SENTENCE)
  await expect(dialog.getByLabel('Full Name')).toHaveValue(name)
  expect(await namesOf(operatorPage, '/api/orders')).not.toContain(name)
  page.once('dialog', (alert) => alert.accept())
  await dialog.getByRole('button', { name: 'Submit Order' }).click()
  await expect(dialog).toBeHidden()
  expect(await namesOf(operatorPage, '/api/orders')).toContain(name)
  await page.goto('/contact')
  const field = page.locator('input[name="remark"]')
  await expect(field).toHaveAttribute('tabindex', '-1')
  await expect(field).toHaveAttribute('autocomplete', 'off')
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0)
  const box = await field.locator('xpath=ancestor::div[@aria-hidden]').boundingBox()
  expect(box).toMatchObject({ width: 1, height: 1 })
})
