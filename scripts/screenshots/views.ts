import type { Page } from '@playwright/test'
import { typeFigures } from '../../tests/fixtures/calculators'
import { fillOrder, openShop } from '../../tests/fixtures/order-form'
import { operatorViews } from './operator-views'
import { orderViews } from './order-views'
import { pondViews } from './pond-views'
import { press, type View } from './view'

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
  {
    name: 'guide-printed',
    path: '/feeding-guide',
    isPaper: true,
    act: (page) => typeFigures(page, { ...FARM, pondSize: '20' }),
  },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'closed', path: '/closed', file: 'dist/client/closed.html' },
]

const doorViews: View[] = [
  { name: 'login', path: '/secure-portal-jk2024' },
  { name: 'login-failed', path: '/secure-portal-jk2024', act: signInWrongly },
  { name: 'login-code', path: '/secure-portal-jk2024', act: signInWithoutCode },
]

async function signInWithoutCode(page: Page) {
  const errors = [{ path: 'code', message: 'Please enter the code that your authenticator app shows.' }]
  const problem = { type: 'about:blank', title: 'Invalid', status: 422, detail: 'Please check the code.', errors }
  await page.route('**/api/session', (route) =>
    route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  )
  await page.getByLabel('Username').fill('operator')
  await page.getByLabel('Password').fill('not this one')
  await press('Sign In')(page)
  await page.getByLabel('Authentication Code').waitFor()
}

async function signInWrongly(page: Page) {
  await page.getByLabel('Username').fill('operator')
  await page.getByLabel('Password').fill('not this one')
  await press('Sign In')(page)
  await page.getByText('Invalid username or password').first().waitFor()
}

export const views: readonly View[] = [...publicViews, ...pondViews, ...orderViews, ...doorViews, ...operatorViews]
