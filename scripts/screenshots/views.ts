import type { Page } from '@playwright/test'
import { typeFigures } from '../../tests/fixtures/calculators'
import { fillOrder, openShop } from '../../tests/fixtures/order-form'

/** A picture to take: where, as whom, and what is done there first. */
export interface View {
  name: string
  path: string
  isOperator?: boolean
  /** The screen as it first stands instead of the whole page. */
  isScreen?: boolean
  /** Only where the window is narrow: what wide ones do not have. */
  isNarrow?: boolean
  /** The page of the build that stands at the path, where the server shows it only when something goes wrong. */
  file?: string
  /** Calls that the server refuses, never answers, or answers with an empty list. */
  refused?: string
  emptied?: string
  unanswered?: string
  act?: (page: Page) => Promise<unknown>
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const FARM = { fishCount: '1000', averageWeight: '50', waterTemp: '10' }

async function openBell(page: Page) {
  await press('Notifications')(page)
  await page.getByRole('region', { name: 'Notifications' }).waitFor()
}

async function order(page: Page) {
  await openShop(page)
  return fillOrder(page, 'Early Stage Trout Feed', { name: 'Ghulam Nabi', quantity: 4 })
}

async function write(page: Page) {
  const field = (name: string) => page.getByRole('textbox', { name })
  await field('Name').fill('Haleema Jan')
  await field('Email').fill('haleema@example.com')
  await field('Subject').fill('Delivery to Verinag')
  await field('Message').fill('Does a truck come to Verinag this week?')
  await press('Send Message')(page)
  await page
    .getByText(/^(Message Sent|Error Sending)/)
    .first()
    .waitFor()
}

const publicViews: View[] = [
  { name: 'home', path: '/' },
  { name: 'home-first', path: '/', isScreen: true },
  { name: 'home-menu', path: '/', isScreen: true, act: press('Menu'), isNarrow: true },
  { name: 'home-bell', path: '/', isScreen: true, act: openBell },
  { name: 'home-order', path: '/?order=LTF-SMALL-25', isScreen: true, act: (page) => page.getByRole('dialog').waitFor() },
  { name: 'home-order-unknown', path: '/?order=NONE', isScreen: true },
  { name: 'about', path: '/about' },
  { name: 'products', path: '/products' },
  { name: 'products-answer', path: '/products', act: (page) => typeFigures(page, FARM) },
  { name: 'shop', path: '/shop' },
  { name: 'shop-first', path: '/shop', isScreen: true },
  { name: 'shop-none', path: '/shop?search=salmon', isScreen: true },
  { name: 'shop-placed', path: '/shop?placed=yes', isScreen: true },
  { name: 'shop-details', path: '/shop?details=LTF-STOCK-25', isScreen: true, act: (page) => page.getByRole('dialog').waitFor() },
  { name: 'shop-order', path: '/shop', isScreen: true, act: order },
  {
    name: 'shop-order-errors',
    path: '/shop',
    isScreen: true,
    act: async (page) => {
      const dialog = await order(page)
      for (const label of ['Full Name', 'Email', 'Phone']) await dialog.getByLabel(label).fill('')
      await dialog.locator('form[method="post"]').evaluate((form: HTMLFormElement) => {
        form.noValidate = true
      })
      await press('Submit Order')(page)
    },
  },
  {
    name: 'shop-order-failed',
    path: '/shop',
    isScreen: true,
    refused: '**/api/{orders,contact,notifications}',
    act: async (page) => {
      await order(page)
      await press('Submit Order')(page)
      await page.getByRole('dialog').getByRole('alert').first().waitFor()
    },
  },
  { name: 'guide', path: '/feeding-guide' },
  { name: 'guide-answer', path: '/feeding-guide', act: (page) => typeFigures(page, { ...FARM, pondSize: '20' }) },
  { name: 'team', path: '/team' },
  { name: 'contact', path: '/contact' },
  { name: 'contact-failed', path: '/contact', refused: '**/api/contact', act: write },
  { name: 'contact-sent', path: '/contact', act: write },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'closed', path: '/closed', file: 'dist/client/closed.html' },
]

const doorViews: View[] = [
  { name: 'login', path: '/secure-portal-jk2024' },
  { name: 'login-failed', path: '/secure-portal-jk2024', act: signInWrongly },
]

const operatorViews: View[] = [
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
]

async function setUpTwoFactor(page: Page) {
  await press('Set Up Two-Factor')(page)
  await page.getByRole('dialog').getByRole('img').waitFor()
}

async function signInWrongly(page: Page) {
  await page.getByLabel('Username').fill('operator')
  await page.getByLabel('Password').fill('not this one')
  await press('Sign In')(page)
  await page.getByText('Invalid username or password').first().waitFor()
}

export const views: readonly View[] = [
  ...publicViews,
  ...doorViews,
  ...operatorViews.map((view) => ({ ...view, isOperator: true })),
]
