import type { Page } from '@playwright/test'
import { OPERATOR } from '../../tests/fixtures/server'
import { press, type View } from './view'

const screens: View[] = [
  { name: 'dashboard', path: '/admin/dashboard' },
  { name: 'orders', path: '/admin-orders', isScreen: true },
  { name: 'orders-loading', path: '/admin-orders', isScreen: true, unanswered: '**/api/orders*' },
  { name: 'orders-none', path: '/admin-orders?search=nobody', isScreen: true },
  { name: 'orders-failed', path: '/admin-orders', isScreen: true, refused: '**/api/orders*' },
  { name: 'order', path: '/admin-orders', isScreen: true, act: press(/^View order/) },
  { name: 'contacts', path: '/admin-contacts', isScreen: true },
  { name: 'message', path: '/admin-contacts', isScreen: true, act: press(/^View message/) },
  { name: 'admin-products', path: '/admin-products' },
  { name: 'product', path: '/admin-products', isScreen: true, act: press(/^Edit /) },
  {
    name: 'product-errors',
    path: '/admin-products',
    isScreen: true,
    act: async (page) => {
      await press('Add Product')(page)
      await press('Save')(page)
    },
  },
  { name: 'product-import', path: '/admin-products', isScreen: true, act: press('Import CSV') },
  { name: 'showcase', path: '/admin-showcase' },
  { name: 'showcase-none', path: '/admin-showcase', emptied: '**/api/showcase-images' },
  { name: 'showcase-image', path: '/admin-showcase', isScreen: true, act: press(/^Edit /) },
  { name: 'analytics', path: '/admin-analytics' },
  { name: 'settings', path: '/admin-settings' },
  {
    name: 'settings-saved',
    path: '/admin-settings',
    isScreen: true,
    act: async (page) => {
      await page.getByLabel('Business Hours').fill('Mon-Sat: 9:00 AM - 6:00 PM')
      await press('Save All Settings')(page)
    },
  },
  { name: 'settings-password', path: '/admin-settings', isScreen: true, act: press('Change Password') },
  { name: 'settings-two-factor', path: '/admin-settings', isScreen: true, act: setUpTwoFactor },
  { name: 'customers', path: '/admin-customers' },
  { name: 'customer-payment', path: '/admin-customers', isScreen: true, act: openFirstRow },
  { name: 'bills', path: '/admin-bills' },
  { name: 'operators', path: '/admin-operators' },
  { name: 'changes', path: '/admin-changes' },
]

async function setUpTwoFactor(page: Page) {
  await press('Set Up Two-Factor')(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current Password').fill(OPERATOR.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('img').waitFor()
}

async function openFirstRow(page: Page) {
  await page.getByRole('row').nth(1).getByRole('button').first().click()
  await page.getByRole('dialog').waitFor()
}

export const operatorViews = screens.map((view) => ({ ...view, isOperator: true }))
