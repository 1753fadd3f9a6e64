import type { Page } from '@playwright/test'
import { OPERATOR } from '../../tests/fixtures/shops/server'
import { press, type View } from './view'

const screens: View[] = [
  { name: 'dashboard', shows: 'Customers owe', path: '/admin/dashboard' },
  { name: 'orders', shows: 'Javaid Bhat', path: '/admin-orders', isScreen: true },
  { name: 'orders-loading', shows: 'Loading the orders', path: '/admin-orders', isScreen: true, unanswered: '**/api/orders*' },
  { name: 'orders-none', shows: 'No orders match this search.', path: '/admin-orders?search=nobody', isScreen: true },
  {
    name: 'orders-failed',
    shows: 'The orders cannot be reached just now.',
    refusals: [503],
    path: '/admin-orders',
    isScreen: true,
    refused: '**/api/orders*',
  },
  { name: 'order', shows: 'History', path: '/admin-orders', isScreen: true, act: press(/^View order/) },
  { name: 'contacts', shows: 'Product Inquiry', path: '/admin-contacts', isScreen: true },
  { name: 'message', shows: 'Waits for an answer.', path: '/admin-contacts', isScreen: true, act: press(/^View message/) },
  { name: 'admin-products', shows: 'LTF-EARLY-25', path: '/admin-products' },
  { name: 'product', shows: 'Edit Product', path: '/admin-products', isScreen: true, act: press(/^Edit /) },
  {
    name: 'product-errors',
    shows: 'Please fill in this field.',
    path: '/admin-products',
    isScreen: true,
    act: async (page) => {
      await press('Add Product')(page)
      await press('Save')(page)
    },
  },
  { name: 'product-import', shows: 'Import Products', path: '/admin-products', isScreen: true, act: importProducts },
  { name: 'showcase', shows: 'Ready to leave', path: '/admin-showcase' },
  { name: 'showcase-none', shows: 'The gallery is empty', path: '/admin-showcase', emptied: '**/api/showcase-images' },
  { name: 'showcase-image', shows: 'Edit', path: '/admin-showcase', isScreen: true, act: press(/^Edit /) },
  { name: 'analytics', shows: 'Javaid Bhat', path: '/admin-analytics' },
  { name: 'settings', shows: 'Save All Settings', path: '/admin-settings' },
  { name: 'settings-bills', shows: 'UPI ID', path: '/admin-settings?tab=bills' },
  { name: 'settings-delivery', shows: 'Delivery charges', path: '/admin-settings?tab=delivery' },
  { name: 'settings-website', shows: 'Facebook', path: '/admin-settings?tab=website' },
  { name: 'settings-notices', shows: 'Low Stock Alerts', path: '/admin-settings?tab=notices' },
  { name: 'settings-security', shows: 'Recent Security Changes', path: '/admin-settings?tab=security' },
  {
    name: 'settings-saved',
    shows: 'Settings Updated',
    path: '/admin-settings',
    isScreen: true,
    act: async (page) => {
      await page.getByLabel('Business Hours').fill('Mon-Sat: 9:00 AM - 6:00 PM')
      await press('Save All Settings')(page)
    },
  },
  {
    name: 'settings-password',
    shows: 'New Password',
    path: '/admin-settings?tab=security',
    isScreen: true,
    act: press('Change Password'),
  },
  {
    name: 'settings-two-factor',
    shows: 'Scan this with an authenticator app',
    path: '/admin-settings?tab=security',
    isScreen: true,
    act: setUpTwoFactor,
  },
  { name: 'customers', shows: 'Ghulam Nabi', path: '/admin-customers' },
  { name: 'customer-payment', shows: 'Take payment', path: '/admin-customers', isScreen: true, act: openFirstRow },
  { name: 'day-book', shows: 'Cash in hand', path: '/admin-day-book' },
  { name: 'gst', shows: 'Place of supply', path: '/admin-gst?from=2026-04-01&to=2027-03-31' },
  { name: 'gst-loading', shows: 'Adding up the bills', path: '/admin-gst', isScreen: true, unanswered: '**/api/gst?*' },
  { name: 'gst-none', shows: 'No bills and no credit notes', path: '/admin-gst?from=2020-01-01&to=2020-01-31', isScreen: true },
  {
    name: 'gst-failed',
    shows: 'The GST tables cannot be reached just now.',
    refusals: [503],
    path: '/admin-gst',
    isScreen: true,
    refused: '**/api/gst?*',
  },
  { name: 'box', shows: 'Cash in hand', path: '/admin-box' },
  { name: 'box-entry', shows: 'Paid to', path: '/admin-box?write=expense', isScreen: true },
  { name: 'bills', shows: 'TF/', path: '/admin-bills' },
  { name: 'operators', shows: 'operator', path: '/admin-operators' },
  { name: 'changes', shows: 'pending → cancelled', path: '/admin-changes' },
]

async function importProducts(page: Page) {
  await page.getByLabel('Other actions', { exact: true }).click()
  await press('Import CSV')(page)
}

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
