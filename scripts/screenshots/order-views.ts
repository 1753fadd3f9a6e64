import type { Page } from '@playwright/test'
import { fillOrder, openShop } from '../../tests/fixtures/browser/order-form'
import type { DemoState } from '../fill-demo'
import type { View } from './view'

async function openOrdersOfDevice(page: Page) {
  await receive(page)
  await page.getByRole('link', { name: 'My Orders' }).first().click()
  await page.locator('#own-orders li').first().waitFor()
}

async function receive(page: Page) {
  await openShop(page)
  const form = await fillOrder(page, 'Early Stage Trout Feed', { name: 'Ghulam Nabi', quantity: 4 })
  await form.getByRole('button', { name: 'Submit Order' }).click()
  await page.getByRole('dialog', { name: 'Your order' }).getByText('Save this link').waitFor()
}

const SAID: Record<DemoState, string> = {
  pending: 'No payment now.',
  confirmed: 'Scan with any UPI app',
  'payment reported': 'We are looking for it',
  shipped: 'JK03 A 1234',
  'delivered and paid': 'Paid in full. Thank you.',
  cancelled: 'We have cancelled the order as you asked.',
  'cancel asked': 'You asked us to cancel this order.',
}

const orderPages = Object.entries(SAID).map(
  ([order, shows]): View => ({
    name: `order-page-${order.replaceAll(' ', '-')}`,
    path: '',
    order: order as DemoState,
    shows,
  }),
)

const bill = { path: '/bill', order: 'delivered and paid', shows: 'Bill of supply' } as const

/** Opens the whole data by the last digits of the phone of `scripts/fill-demo.ts`. */
async function openWhole(page: Page) {
  await page.locator('#whole summary').click()
  await page.locator('#digits').fill('0004')
  await page.locator('#whole button').click()
  await page.locator('p#whole').waitFor()
}

const opened = { order: 'delivered and paid', act: openWhole } as const

async function openAccount(page: Page) {
  await openWhole(page)
  await page.locator('#whole a').click()
  await page.locator('h1 small').waitFor()
}

const account = { path: '', order: 'delivered and paid', shows: 'TF/', act: openAccount } as const

export const orderViews: View[] = [
  { name: 'receipt', path: '/shop', isScreen: true, act: receive, shows: 'Save this link' },
  { name: 'own-orders', path: '/orders', shows: 'No orders on this device yet.' },
  {
    name: 'forget-device',
    path: '/orders',
    isScreen: true,
    act: (page) => page.getByRole('button', { name: 'Forget all on this device' }).click(),
    shows: 'From this device go:',
  },
  { name: 'own-orders-kept', path: '/shop', act: openOrdersOfDevice, shows: 'Early Stage Trout Feed' },
  ...orderPages,
  { name: 'bill', ...bill },
  { name: 'order-page-opened', path: '', shows: '+91 94191', ...opened },
  { name: 'bill-opened', ...bill, ...opened, shows: '+91 94191' },
  { name: 'buyer-account', ...account },
  { name: 'buyer-account-in-urdu', language: 'ur', ...account },
  { name: 'bill-printed', isPaper: true, ...bill },
  { name: 'bill-printed-in-urdu', isPaper: true, language: 'ur', ...bill },
]
