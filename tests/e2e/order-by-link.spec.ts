import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/browser'

const LINK = '/?order=LTF-STOCK-25'
const form = (page: Page) => page.getByRole('dialog', { name: 'Order Stock Stage Trout Feed' })

/** Opens the link, and waits until its form is alive; before that, it posts to the server. */
async function openLink(page: Page) {
  await page.goto(LINK)
  await expect(page.locator('astro-island:not([ssr])', { has: form(page) })).toHaveCount(1)
}

async function fill(page: Page, name: string) {
  await form(page).getByLabel('Full Name').fill(name)
  await form(page).getByLabel('Email').fill('ghulam@example.com')
  await form(page).getByLabel('Phone').fill('+91 94190 00000')
  await form(page).getByLabel('Delivery Address').fill('Raceway Road, Kokernag')
  await form(page).getByLabel('Quantity').fill('1')
}

test('a shared link opens the order form; the order says that it is in for three seconds, then closes', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  await openLink(page)
  await expectNoAxeViolations(page)
  await fill(page, 'Ghulam Nabi')
  await form(page).getByRole('button', { name: 'Submit Order' }).click()
  const placed = page.getByRole('dialog', { name: 'Order Submitted Successfully!' })
  await expect(placed).toBeVisible()
  const shownAt = Date.now()
  expect(sent.filter((path) => /orders|contact|notifications/.test(path))).toEqual([
    '/api/orders',
    '/api/contact',
    '/api/notifications',
  ])
  await expect(page).toHaveURL(/\/$/)
  await expect(placed).toBeHidden()
  expect(Date.now() - shownAt).toBeGreaterThan(2000)
})

test('a shared link to a product that is not for sale says so', async ({ page }) => {
  await page.goto('/?order=LTF-NONE')
  await expect(page.getByRole('alert')).toContainText('This order link is for LTF-NONE, which is not for sale just now.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('closing the form leaves the plain home page', async ({ page }) => {
  await page.goto(LINK)
  await form(page).getByRole('button', { name: 'Close' }).click()
  await expect(form(page)).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
})

test('a form that is closed before its scripts run stays closed', async ({ page }) => {
  let run = () => {}
  const held = new Promise<void>((resolve) => {
    run = resolve
  })
  await page.route('**/_astro/OrderByLink*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(LINK)
  await form(page).getByRole('button', { name: 'Close' }).click()
  await expect(form(page)).toBeHidden()
  run()
  await expect(page).toHaveURL(/\/$/)
  await expect(form(page)).toBeHidden()
})

for (const call of ['contact', 'notifications']) {
  test.describe(`with the call to ${call} failing`, () => {
    test.use({ expectedErrors: [/503/] })

    test('counts as failed and keeps what was typed', async ({ page }) => {
      await page.route(`**/api/${call}`, (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
      )
      await openLink(page)
      await fill(page, 'Ghulam Nabi')
      await form(page).getByRole('button', { name: 'Submit Order' }).click()
      await expect(form(page).getByRole('alert')).toHaveText('Failed to submit order. Please try again.')
      await expect(form(page).getByLabel('Full Name')).toHaveValue('Ghulam Nabi')
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form of a shared link posts to the shop', async ({ page }) => {
    await page.goto(LINK)
    await fill(page, 'Ghulam Nabi')
    await form(page).getByRole('button', { name: 'Submit Order' }).click()
    await expect(page).toHaveURL(/\/shop\?placed=yes$/)
    await expect(page.getByRole('alert')).toContainText('Order submitted successfully!')
  })
})
