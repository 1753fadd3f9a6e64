import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'

test.use({ expectedErrors: [/ERR_FAILED/] })

/** What the browser stores for the site, except counts: no personal text. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const rows: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const opened = await answer(indexedDB.open(name))
      for (const store of opened.objectStoreNames)
        rows.push(...(await answer(opened.transaction(store).objectStore(store).getAll())))
      opened.close()
    }
    const counts = /^(visitor_session_id|last_visit_timestamp|session_time_on_site|stream)$/
    const names = [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)).filter((name) => !counts.test(name))
    return { names, rows: rows.filter((row) => typeof row !== 'number') }
  })

test('deletes all data of the pond book, the orders and the forms, and no other tab restores it', async ({ page }) => {
  const other = await page.context().newPage()
  await other.goto('/contact')
  await other.getByLabel('Name', { exact: true }).fill('Nazir Forgotten')
  await expect.poll(async () => (await kept(other)).names).toContain('draft_contact')

  await page.route('**/api/contact', (route) => route.abort())
  await page.goto('/contact')
  for (const [field, text] of [
    ['Name', 'Nazir'],
    ['Subject', 'Delivery'],
    ['Message', 'When?'],
  ] as const)
    await page.getByLabel(field, { exact: true }).fill(text)
  await page.getByRole('textbox', { name: 'Email' }).fill('nazir@example.com')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Kept on this phone')).toBeVisible()
  await page.evaluate(() => {
    localStorage['orders'] = JSON.stringify([{ id: 4, at: '2026-11-22T08:00:00Z', goods: '2 × Early Stage', link: '/order/t-4' }])
    localStorage['last_buyer'] = '{"name":"Nazir","phone":"+91 94190 00000"}'
    localStorage['feeding_calculator_inputs'] = '{"fishCount":"1000"}'
  })

  await page.goto('/ponds')
  await page.getByRole('button', { name: 'Open the example pond' }).click()
  await expect(page.locator('#book article').first()).toBeVisible()
  await page.getByRole('button', { name: 'Forget all on this device' }).click()
  const dialog = page.getByRole('dialog', { name: 'Forget all on this device' })
  await expect(dialog).toContainText('Not sent yet, and lost with it: 1')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  expect((await kept(page)).rows.length).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Forget all on this device' }).click()
  await dialog.getByRole('button', { name: 'Yes, forget all' }).click()
  await expect(dialog.getByRole('status')).toHaveText(/^Done\./)
  await expect(page.locator('#book article')).toHaveCount(0)

  await expect(other.getByLabel('Name', { exact: true })).toHaveValue('')
  await Promise.all([page.waitForEvent('load'), dialog.getByRole('button', { name: 'Close' }).click()])
  await expect(page.getByRole('heading', { name: 'No pond in your book yet' })).toBeVisible()
  for (const tab of [page, other]) await expect.poll(() => kept(tab)).toEqual({ names: [], rows: [] })
  await page.goto('/orders')
  await expect(page.getByText('No orders on this device yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Forget all on this device' }).click()
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText('Not sent yet')).toBeHidden()
})
