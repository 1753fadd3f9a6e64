import type { Page } from '@playwright/test'
import { routes } from '../../src/routes'
import { planOf, typeFigures } from '../../tests/fixtures/browser/calculators'
import { fillOrder, openShop } from '../../tests/fixtures/browser/order-form'
import { operatorViews } from './operator-views'
import { orderViews } from './order-views'
import { pondViews } from './pond-views'
import { press, type View } from './view'

const FARM = { fishCount: '2000', averageWeight: '50', waterTemp: '10' }

/** Types a farm with its pond, and waits for the plan on the screen, because printing does not wait. */
async function planFarm(page: Page) {
  await typeFigures(page, { ...FARM, pondSize: '20' })
  await planOf(page).getByText('1.4 kg').first().waitFor()
}

async function openBell(page: Page) {
  await press('Notifications')(page)
  await page.getByRole('region', { name: 'Notifications' }).waitFor()
}

async function order(page: Page) {
  await openShop(page)
  return fillOrder(page, 'Early Stage Trout Feed', { name: 'Ghulam Nabi', quantity: 4 })
}

async function write(page: Page) {
  await page.getByRole('button', { name: 'Send Message' }).scrollIntoViewIfNeeded()
  await page.locator('form[method="post"][novalidate]').waitFor()
  const field = (name: string) => page.getByRole('textbox', { name })
  await field('Name').fill('Haleema Jan')
  await field('Email').fill('haleema@example.com')
  await field('Subject').fill('Delivery to Verinag')
  await field('Message').fill('Does a truck come to Verinag this week?')
  await press('Send Message')(page)
}

const publicViews: View[] = [
  { name: 'home', shows: 'Buy Now', path: '/' },
  { name: 'home-first', shows: 'Buy Now', path: '/', isScreen: true },
  { name: 'home-menu', shows: 'Pond Book', path: '/', isScreen: true, act: press('Menu'), isNarrow: true },
  { name: 'home-bell', shows: 'No notifications yet.', path: '/', isScreen: true, act: openBell },
  {
    name: 'home-order',
    shows: 'Submit Order',
    path: '/?order=LTF-SMALL-25',
    isScreen: true,
    act: (page) => page.getByRole('dialog').waitFor(),
  },
  { name: 'home-order-unknown', shows: 'which is not for sale just now', path: '/?order=NONE', isScreen: true },
  { name: 'about', shows: 'Feed milled where the trout are', path: '/about' },
  { name: 'products', shows: 'Three feeds, one for each size of fish', path: '/products' },
  { name: 'products-answer', shows: '1.4 kg', path: '/products', act: (page) => typeFigures(page, FARM) },
  { name: 'shop', shows: 'Buy Now', path: '/shop' },
  { name: 'shop-first', shows: 'Buy Now', path: '/shop', isScreen: true },
  { name: 'shop-none', shows: 'No feed matches this search.', path: '/shop?search=salmon', isScreen: true },
  { name: 'shop-placed', shows: 'Order submitted successfully!', path: '/shop?placed=yes', isScreen: true },
  {
    name: 'shop-details',
    shows: 'Pellet Size',
    path: '/shop?details=LTF-STOCK-25',
    isScreen: true,
    act: (page) => page.getByRole('dialog').waitFor(),
  },
  { name: 'shop-order', shows: 'Submit Order', path: '/shop', isScreen: true, act: order },
  {
    name: 'shop-order-errors',
    shows: 'Please fill in this field.',
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
    shows: 'Failed to submit order.',
    refusals: [503],
    path: '/shop',
    isScreen: true,
    refused: '**/api/{orders,contact,notifications}',
    act: async (page) => {
      await order(page)
      await press('Submit Order')(page)
      await page.getByRole('dialog').getByRole('alert').first().waitFor()
    },
  },
  { name: 'guide', shows: 'Work out your feed', path: '/feeding-guide' },
  {
    name: 'guide-answer',
    shows: 'You are here: 1.4 kg',
    path: '/feeding-guide',
    act: planFarm,
  },
  { name: 'team', shows: 'Who leads', path: '/team' },
  { name: 'contact', shows: 'Write to us', path: '/contact' },
  {
    name: 'contact-failed',
    shows: 'Error Sending Message',
    refusals: [503],
    path: '/contact',
    refused: '**/api/contact',
    act: write,
  },
  { name: 'contact-complaint', shows: 'Number of the order', path: '/contact?subject=Complaint' },
  { name: 'contact-sent', shows: 'Message Sent Successfully!', path: '/contact', act: write },
  {
    name: 'guide-printed',
    shows: '1.4 kg',
    path: '/feeding-guide',
    isPaper: true,
    act: planFarm,
  },
  { name: 'wall-chart', shows: 'Which pellet, how much', path: '/wall-chart' },
  { name: 'wall-chart-printed', shows: 'Which pellet, how much', path: '/wall-chart', isPaper: true },
  { name: 'not-found', shows: 'Page Not Found', refusals: [404], path: '/no-such-page' },
  { name: 'closed', shows: 'We are back in a moment', path: '/closed', file: 'dist/client/closed.html' },
]

const doorViews: View[] = [
  { name: 'login', shows: 'Username', refusals: [401], path: '/secure-portal-jk2024' },
  {
    name: 'login-failed',
    shows: 'Invalid username or password',
    refusals: [401],
    path: '/secure-portal-jk2024',
    act: signInWrongly,
  },
  {
    name: 'login-code',
    shows: 'Authentication Code',
    refusals: [401, 422],
    path: '/secure-portal-jk2024',
    act: signInWithoutCode,
  },
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

const listed: readonly View[] = [...publicViews, ...pondViews, ...orderViews, ...doorViews, ...operatorViews]

/** Pages without a view above, in their first state; those of the back office as an operator. */
const others: readonly View[] = routes
  .filter(({ path }) => !listed.some((view) => view.path === path))
  .map(({ path, label }) => ({ name: path.slice(1).replaceAll('/', '-'), path, isOperator: label !== undefined }))

export const views: readonly View[] = [...listed, ...others]
