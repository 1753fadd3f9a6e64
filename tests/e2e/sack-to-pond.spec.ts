import type { Page } from '@playwright/test'
import { ponds } from '~/content/en/ponds'
import { sack } from '~/content/en/sack'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { fillPond } from '../fixtures/browser/pond-page'
import { PHONE } from '../fixtures/browser/widths'
import { newBatch } from '../fixtures/rows/batches'

const { entries, lots, today } = ponds
const LOT = 'E-261101-7'

test.use(PHONE)

const lotLine = (page: Page) => page.getByRole('list', { name: lots.title }).getByText(LOT)

test('a sack goes from its page into the pond book, is fed, and is called back there', async ({ page, operatorPage }) => {
  const api = operatorPage.request
  const made = await (await api.post('/api/batches', { data: newBatch({ lot: LOT, isInStock: true }) })).json()
  const recall = (data: object) => api.put(`/api/batches/${made.id}/state`, { data })

  await page.goto(`/sack/${LOT}`)
  await page.getByRole('link', { name: sack.actions.ponds }).click()
  await expect(page.getByText(today.pondFirst)).toBeAttached()
  await fillPond(page, ponds, 'Raceway 1')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(lots.lot)).toHaveValue(LOT)
  await expect(dialog.getByText('Best before 1 Feb 2099.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: entries.save, exact: true }).click()
  await expect(dialog).toBeHidden()
  expect(new URL(page.url()).search).toBe('')

  await page.getByRole('button', { name: today.inPond(today.fed, 'Raceway 1') }).click()
  await expect(page.getByText(/^Written:/)).toBeVisible()
  await page.reload()
  await expect(lotLine(page)).toBeVisible()
  await expect(page.getByText(lots.left('24.5 kg', '25 kg'))).toBeVisible()
  await page.getByRole('button', { name: today.views.lines }).click()
  await expect(page.getByText(`fed, ${lots.named(LOT)}`)).toBeVisible()
  await expectNoSidewaysScroll(page)

  await recall({ state: 'recalled', reason: 'Mould was found.' })
  await page.reload()
  const line = page.getByRole('alert').filter({ hasText: LOT })
  await expect(line).toContainText('Mould was found.')
  await expect(line.getByRole('link', { name: lots.call })).toHaveAttribute('href', /^tel:/)
  await expectAccessible(page)
  await recall({ state: 'free' })
  await page.reload()
  await expect(lotLine(page)).toBeVisible()
  await expect(line).toHaveCount(0)
})
