import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/browser/browser'
import { expectLargeTargets } from '../fixtures/browser/targets'
import { newOrder } from '../fixtures/rows/orders'

const GSTIN = '01ABCDE1234F1ZE'

test.use({ shop: { name: 'corrections' }, viewport: { width: 390, height: 844 }, expectedErrors: [/status of (409|422)/] })

const expectNarrow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

test('an operator takes bags back by line, mends a bill, moves a payment, and makes a paid order smaller', async ({
  operatorPage: page,
}) => {
  const post = async (path: string, data: object) => (await page.request.post(`/api${path}`, { data })).json()
  const [first, second] = [
    await post('/customers', { name: 'Ghulam Nabi', phone: '94190 12345' }),
    await post('/customers', { name: 'Habla Begum', phone: '98765 43210' }),
  ]
  const order = (quantity: number) => post('/orders', newOrder({ customerPhone: '94190 12345', channel: 'phone', quantity }))
  const [billed, paid] = [await order(10), await order(4)]
  await page.request.put(`/api/orders/${billed.id}/status`, { data: { status: 'delivered' } })
  const bill = await post(`/orders/${billed.id}/bill`, {})
  const payment = { customerId: first.id, kind: 'payment', method: 'cash', advance: '0' }
  await post('/ledger', { ...payment, amount: 10_000, orderId: paid.id })
  const wrong = await post('/ledger', { ...payment, amount: 700 })

  // Bags of a line come back, and what was owed for them goes.
  await page.goto(`/admin-bills?bill=${bill.number.replaceAll('/', '-')}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Take back by a credit note').click()
  const note = dialog.getByRole('form', { name: 'Credit note' })
  const bags = note.getByLabel(/^Early Stage/)
  await bags.fill('11')
  await note.getByLabel('Reason').fill('Wet.')
  await note.getByRole('button', { name: 'Write credit note' }).click()
  await expect(bags).toHaveAccessibleDescription(/Only 10 bags of this line are left\./)
  await expect(bags).toBeFocused()
  await bags.fill('3')
  await note.getByRole('button', { name: 'Write credit note' }).click()
  await expect(page.getByText(/^CN\/.+ takes back ₹7,500 of/)).toBeVisible()
  await expectNarrow(page)
  await expectLargeTargets(page)
  await dialog.getByRole('button', { name: /^CN\// }).click()
  await expect(dialog.getByRole('region', { name: /^Credit note/ })).toContainText('Early Stage')
  await expect(dialog.getByRole('region', { name: /^Credit note/ })).toContainText('7,500.00')
  await dialog.getByRole('button', { name: bill.number }).click()
  await dialog.getByText('Take back by a credit note').click()
  await expect(bags).toHaveAccessibleDescription('of 7')

  // The bill names another buyer, and a GSTIN of look-alike characters is refused.
  await dialog.getByText('Mend the name or GSTIN').click()
  const mend = dialog.getByRole('form', { name: 'Mend the bill' })
  await mend.getByLabel('Name').fill('Nabi Fisheries')
  await mend.getByLabel('GSTIN').fill('O1ABCDE1234F1ZE')
  await mend.getByRole('button', { name: 'Take back and bill again' }).click()
  await expect(mend.getByRole('textbox', { name: 'GSTIN' })).toHaveAttribute('aria-invalid', 'true')
  await mend.getByLabel('GSTIN').fill(GSTIN)
  await mend.getByRole('button', { name: 'Take back and bill again' }).click()
  await expect(dialog.getByRole('region', { name: /^Bill of supply/ })).toContainText(`Nabi Fisheries`)
  await expect(dialog.getByRole('region', { name: /^Bill of supply/ })).toContainText(`GSTIN ${GSTIN}`)
  await expectNarrow(page)

  // The payment goes to the customer who made it.
  await page.goto(`/admin-customers?customer=${first.id}`)
  await dialog.getByRole('button', { name: `Move to… another customer: payment ${wrong.id}` }).click()
  const move = page.getByRole('dialog', { name: `Move payment ${wrong.id} to…` })
  await move.getByLabel('Name or phone of the right customer').fill('Habla')
  await move.getByRole('button', { name: /^Habla Begum/ }).click()
  await expectNarrow(page)
  await expectLargeTargets(page)
  await move.getByRole('button', { name: 'Move the payment' }).click()
  await expect(page.getByText('₹700 is on the account of Habla Begum now.')).toBeVisible()
  expect(await balanceOf(page, second.id)).toBe('-700.00')

  // A paid order loses bags: what is too much is kept, then given back.
  await post('/ledger', { ...payment, amount: 17_500, orderId: billed.id })
  await page.goto(`/admin-orders?order=${paid.id}`)
  await makeSmaller(page, dialog, '3')
  await dialog.getByRole('button', { name: 'Keep ₹2,500 as advance' }).click()
  await expect(dialog.getByRole('form', { name: `Edit order #${paid.id}` })).toBeHidden()
  await makeSmaller(page, dialog, '2')
  await dialog.getByRole('button', { name: /^Give ₹.+ back$/ }).click()
  await expectNarrow(page)
  await expectLargeTargets(page)
  await dialog.getByRole('button', { name: /^Save and give ₹.+ back$/ }).click()
  await expect(dialog.getByRole('form', { name: `Edit order #${paid.id}` })).toBeHidden()
  const { entries } = await (await page.request.get(`/api/customers/${first.id}`)).json()
  expect(entries.filter(({ kind }: { kind: string }) => kind === 'refund')).toHaveLength(1)
})

const balanceOf = async (page: Page, id: number): Promise<string> =>
  (await (await page.request.get(`/api/customers/${id}`)).json()).balance

async function makeSmaller(page: Page, dialog: Locator, bags: string) {
  await page.getByRole('button', { name: 'Edit order' }).click()
  await dialog.getByLabel('Bags').fill(bags)
  await dialog.getByRole('button', { name: 'Save order' }).click()
}
