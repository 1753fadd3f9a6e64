import type { Locator, Page } from '@playwright/test'
import type { Order } from '~/domain/orders/schema'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { OF_SELECTED } from '../fixtures/browser/order-table'
import { placeOrder, uniqueName } from '../fixtures/browser/placed'

const MOST_TABS = 150

/** Moves the focus with Tab, backwards if the target is before it, as often as needed. */
async function reach(target: Locator) {
  const page = target.page()
  await expect(target).toBeVisible()
  const isBefore = await target.evaluate(
    (element) => (document.activeElement?.compareDocumentPosition(element) ?? 0) === Node.DOCUMENT_POSITION_PRECEDING,
  )
  const isFocused = () => target.evaluate((element) => element === document.activeElement)
  for (let tabs = 0; tabs < MOST_TABS && !(await isFocused()); tabs++) await page.keyboard.press(isBefore ? 'Shift+Tab' : 'Tab')
  await expect(target).toBeFocused()
}

async function press(target: Locator) {
  await reach(target)
  const isBox = await target.evaluate((element) => element instanceof HTMLInputElement)
  await target.page().keyboard.press(isBox ? 'Space' : 'Enter')
}

async function type(field: Locator, text: string) {
  await reach(field)
  await field.page().keyboard.press('ControlOrMeta+A')
  await field.page().keyboard.type(text)
}

async function choose(list: Locator, label: string) {
  await reach(list)
  await list.page().keyboard.type(label)
}

test.use({ viewport: { width: 1366, height: 768 } })

const FEED = 'Early Stage Trout Feed'

test('from a call to the statement, only by keyboard', async ({ operatorPage: page }) => {
  test.slow()
  // The print dialog would block the test.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  const farmer = uniqueName('Kokernag')
  const phone = `9${String(Date.now()).slice(-9)}`
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
  const button = (inside: Page | Locator, name: string) => inside.getByRole('button', { name, exact: true })
  const field = (inside: Locator, name: string) => inside.getByRole('textbox', { name })

  await page.goto('/admin-orders')
  await press(button(page, 'New Order'))
  const form = dialog('New Order')
  await type(field(form, 'Phone'), phone)
  await type(field(form, 'Name'), farmer)
  await choose(form.getByRole('combobox', { name: 'Feed', exact: true }), FEED)
  await type(form.getByRole('spinbutton', { name: 'Bags' }), '2')
  await type(field(form, 'Delivery address'), 'Raceway Road, Kokernag, Anantnag')
  await expectAccessible(page)
  await press(button(form, 'Take order'))
  await expect(form).toBeHidden()
  // Closing a dialog goes back in the history, which would cancel a later navigation.
  await expect(page).toHaveURL(/admin-orders$/)
  const orders: Order[] = await (await page.request.get('/api/orders')).json()
  const { id } = orders.find(({ customerName }) => customerName === farmer) as Order

  const other = await placeOrder(page.request, { customerName: `${farmer} 2` })
  await page.goto(`/admin-orders?search=${encodeURIComponent(farmer)}`)
  await press(button(page, `View order #${id}`))
  const order = dialog(`Order #${id}`)
  await press(button(order, 'Edit order'))
  const editor = dialog(`Edit order #${id}`)
  await type(editor.getByRole('spinbutton', { name: 'Bags' }), '4')
  await press(button(editor, 'Save order'))
  await expect(editor).toBeHidden()
  await expect(order.getByText('₹0 of ₹10,000 paid, ₹10,000 owing.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(order).toBeHidden()
  await expect(page).not.toHaveURL(/[?&]order=/)

  for (const each of [id, other.id]) await press(page.getByRole('checkbox', { name: `Select order #${each}`, exact: true }))
  await press(page.getByLabel(OF_SELECTED))
  await press(button(page, 'Ship (2)'))
  const truck = dialog('Mark as shipped')
  await type(field(truck, 'Vehicle'), 'JK03 A 1234')
  await press(button(truck, 'Mark as shipped'))
  await expect(truck).toBeHidden()

  await press(button(page, `View order #${id}`))
  await press(button(order, 'Make bill'))
  await expect(order.getByRole('link', { name: /^TF\// })).toBeVisible()

  const pay = async (how: string, amount: string, reference: string) => {
    await press(button(order, 'Take payment'))
    const payment = dialog(`Payment of ${farmer}`)
    await type(field(payment, 'Amount'), amount)
    if (how !== 'Cash') await pressMethod(payment, how)
    if (reference) await type(field(payment, 'Reference'), reference)
    await expectAccessible(page)
    await press(button(payment, 'Take payment'))
    await expect(payment).toBeHidden()
  }
  const pressMethod = async (payment: Locator, how: string) => {
    await reach(payment.getByRole('radio', { name: 'Cash' }))
    await page.keyboard.press('ArrowRight')
    await expect(payment.getByRole('radio', { name: how })).toBeChecked()
  }
  await pay('UPI', '5000', `4${phone}00`)
  await expect(order.getByText('₹5,000 of ₹10,000 paid, ₹5,000 owing.')).toBeVisible()
  await pay('Cash', '5000', '')
  await expect(order.getByText('₹10,000 of ₹10,000 paid.')).toBeVisible()
  await expect.poll(async () => (await (await page.request.get(`/api/orders/${id}`)).json()).paymentStatus).toBe('paid')

  await press(order.getByRole('link', { name: `Account of ${farmer}` }))
  const account = dialog(farmer)
  await expect(account.getByText('Nothing owed').first()).toBeVisible()
  const rows = account.getByRole('table').getByRole('row')
  await expect(rows).toHaveText([/Day/, /Payment .*Cash/, /Payment .*UPI/, /Bill TF\//])
  await expectAccessible(page)
  const statement = account.getByRole('link', { name: 'Send statement on WhatsApp' })
  const sent = new URL((await statement.getAttribute('href')) ?? '')
  expect(sent.pathname).toBe(`/91${phone}`)
  expect(sent.searchParams.get('text')).toMatch(/Bill TF\/.*₹10,000\n.*−₹5,000\n.*−₹5,000\nNothing is left to be paid\./)
  await press(button(account, 'Print statement'))
  await expect(page.locator('html[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  const printed = page.getByRole('region', { name: 'Statement' })
  await expect(printed).toContainText('Nothing is left to be paid.')
  // A placeholder is not a phone number.
  await expect(printed).not.toContainText('00000 00000')
  await expect(page.getByRole('main')).toBeHidden()
})
