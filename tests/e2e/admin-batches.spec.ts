import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { pdfRectangles } from '../fixtures/browser/pdf-lengths'
import { placeOrder } from '../fixtures/browser/placed'
import { expectTrueTags } from '../fixtures/browser/printed-tags'
import { expectLargeTargets } from '../fixtures/browser/targets'
import { newBatch } from '../fixtures/rows/batches'

test.use({ viewport: { width: 390, height: 844 }, shop: { name: 'batches' }, expectedErrors: [/422 \(Unprocessable/] })

const BAGS = 50
/** As long as a reason may be. */
const REASON = 'Mould was found. '.repeat(12).slice(0, 200)

test('an operator mills a batch, ships another lot than planned, and calls it back', async ({ operatorPage: page }) => {
  await page.goto('/admin-batches')
  await page.getByRole('button', { name: 'Mill a batch' }).click()
  const mill = page.getByRole('dialog')
  await mill.getByLabel('Lot on the bags').fill('late-1')
  await mill.getByLabel('Feed', { exact: true }).selectOption('Early Stage Trout Feed')
  await mill.getByLabel('Bags', { exact: true }).fill(String(BAGS))
  await mill.getByLabel('Protein').fill('45.2%')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await mill.getByRole('button', { name: 'Save' }).click()
  const batch = page.getByRole('dialog', { name: 'Lot LATE-1' })
  await expect(batch).toContainText('50 of 50 bags left.')
  await expectLargeTargets(page)
  await expectAccessible(page)

  const soon = newBatch({ lot: 'SOON-1', bestBefore: '2026-12-31', milledOn: '2026-10-01' })
  expect((await page.request.post('/api/batches', { data: soon })).status()).toBe(201)
  const { id } = await placeOrder(page.request, { customerName: 'Bashir Lone', customerPhone: '+91 94190 20001', quantity: 2 })

  // The plan is the first to expire; one tap takes another.
  await page.goto(`/admin-orders?order=${id}`)
  const order = page.getByRole('dialog', { name: `Order #${id}` })
  const plan = order.getByRole('group', { name: /^Lots to load/ })
  await expect(plan).toHaveAccessibleName('Lots to load: SOON-1 ×2')
  await expect(page.locator('[data-sheet=slip]')).toContainText('planned lot SOON-1 ×2')
  await plan.getByRole('button', { name: /^LATE-1/ }).click()
  await expect(plan).toHaveAccessibleName('Lots to load: LATE-1 ×2')
  await expect(page.locator('[data-sheet=slip]')).toContainText('planned lot LATE-1 ×2')
  await page.request.put(`/api/orders/${id}/status`, { data: { status: 'confirmed' } })
  await order.getByRole('button', { name: 'Ship' }).click()
  const ship = page.getByRole('dialog', { name: 'Mark as shipped' })
  const lots = ship.getByRole('group', { name: /^Lots that leave/ })
  await expect(lots).toHaveAccessibleName('Lots that leave: LATE-1 ×2')
  await lots.getByRole('button', { name: /^SOON-1/ }).click()
  await expect(lots).toHaveAccessibleName('Lots that leave: SOON-1 ×2')
  await lots.getByRole('button', { name: /^SOON-1/ }).click()
  await ship.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(order).toContainText('lot LATE-1 ×2')

  // An expired lot leaves after a second yes.
  const expired = newBatch({ lot: 'OLD-1', milledOn: '2026-01-01', bestBefore: '2026-04-01' })
  expect((await page.request.post('/api/batches', { data: expired })).status()).toBe(201)
  const other = await placeOrder(page.request, { customerName: 'Farooq Dar', customerPhone: '+91 94190 20002' })
  await page.request.put(`/api/orders/${other.id}/status`, { data: { status: 'confirmed' } })
  await page.goto(`/admin-orders?order=${other.id}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Ship' }).click()
  const batchField = ship.getByLabel('Batch on the bags')
  await batchField.fill('old-1')
  await ship.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(batchField).toHaveAccessibleDescription(/^Lot OLD-1 was best before 1\sApr\s2026/)
  await ship.getByRole('button', { name: 'Take it all the same' }).click()
  await ship.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(page.getByRole('dialog', { name: `Order #${other.id}` })).toContainText('lot OLD-1 ×1')

  // A recall names who has it, and asks until each is told.
  await page.goto('/admin-batches')
  await page.getByRole('button', { name: 'View LATE-1' }).click()
  await expect(batch).toContainText('Bashir Lone')
  await batch.getByRole('combobox', { name: 'State' }).selectOption('recalled')
  await batch.getByLabel('Reason').fill(REASON)
  await batch.getByRole('button', { name: 'Save state' }).click()
  await expect(batch).toContainText('Mould was found.')
  await batch.getByLabel('Told').check()
  await expect(batch.getByLabel('Told')).toBeChecked()
  await expectLargeTargets(page)
  await expectAccessible(page)
  for (const [path, word] of [
    ['/sack/LATE-1', 'Do not feed'],
    ['/ur/sack/LATE-1', 'نہ کھلائیں'],
    ['/hi/sack/LATE-1', 'न खिलाएँ'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(word, { exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectAccessible(page)
    const sheets = pdfRectangles(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
    expect(sheets, `${path} on A5`).toHaveLength(1)
  }
})

test('prints 24 or 40 tags on A4, as many as bags, in true places and sizes', ({ operatorPage: page }) => expectTrueTags(page))
