import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'

const pages = [
  {
    path: '/',
    sent: ['Message Sent!', 'Thank you for your message. We will get back to you soon.'],
    failed: ['Error', 'Failed to send message. Please try again.'],
  },
  {
    path: '/contact',
    sent: ['Message Sent Successfully!', 'Thank you for contacting us. Our team will respond within 24 hours.'],
    failed: ['Error Sending Message', 'Please try again or contact us directly via email.'],
  },
]

const form = (page: Page) => page.locator('main section', { has: page.getByLabel('Message', { exact: true }) })
const toast = (page: Page) => page.getByRole('region', { name: 'Notices (F8)' }).getByRole('listitem')
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })

/** The gap between two elements next to or below each other, in px. */
async function gapBetween(one: Locator, other: Locator): Promise<number> {
  const [first, second] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!first || !second) return Number.NaN
  return Math.max(
    second.x - first.x - first.width,
    first.x - second.x - second.width,
    second.y - first.y - first.height,
    first.y - second.y - second.height,
  )
}

/** Opens a page with the contact form and waits for its script, which validates the fields. */
async function openForm(page: Page, path: string) {
  await page.goto(path)
  await send(page).scrollIntoViewIfNeeded()
  await expect(page.locator('form[method="post"][novalidate]')).toHaveCount(1)
}

async function fill(page: Page, name: string) {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('textbox', { name: 'Email' }).fill('rukhsana@example.com')
  await page.getByLabel('Subject').fill('Feeding Advice')
  await page.getByLabel('Message', { exact: true }).fill('Which pellet suits fish of 40 g?')
}

async function enquiriesOf(request: APIRequestContext, name: string): Promise<object[]> {
  const enquiries: { name: string }[] = await (await request.get('/api/contacts')).json()
  return enquiries.filter((enquiry) => enquiry.name === name)
}

for (const { path, sent, failed } of pages) {
  test.describe(`the form on ${path}`, () => {
    test.describe('with the call failing', () => {
      test.use({ expectedErrors: [/503/] })

      test('keeps input, retries with the same key, shows Submitting..., confirms, and is cleared', async ({
        page,
        operatorPage,
      }, { project }) => {
        const name = `Rukhsana Bano of ${path} ${project.name}`
        const keys: (string | undefined)[] = []
        const released = Promise.withResolvers<void>()
        await page.route('**/api/contact', async (route) => {
          keys.push(route.request().headers()['idempotency-key'])
          if (keys.length <= 2) return route.fulfill({ status: 503, body: '' })
          await released.promise
          await route.continue()
        })
        await openForm(page, path)
        await fill(page, name)
        for (let press = 0; press < 2; press++) {
          await send(page).click()
          await expect(page.getByRole('alert')).toHaveText(failed.join(' '))
          await expect(toast(page)).toHaveCount(0)
          await expect(page.getByText(failed[1] ?? ''), 'said once').toHaveCount(1)
        }
        const later = page.getByRole('button', { name: 'Keep it and send it later' })
        expect(await gapBetween(later, send(page))).toBeGreaterThanOrEqual(8)
        await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name)
        await page.getByLabel('Subject').fill('Delivery')
        await send(page).click()
        await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
        released.resolve()
        await expect(form(page).getByRole('status').locator('[data-sent]')).toHaveText(sent.join(' '))
        await expect(form(page).getByText(sent.join(' '))).toBeInViewport()
        await expect(page.getByText(sent[1] ?? ''), 'said once').toHaveCount(1)
        await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
        expect(await enquiriesOf(operatorPage.request, name)).toMatchObject([{ subject: 'Delivery', phone: '' }])
        expect(keys).toHaveLength(3)
        expect(keys[0]).toMatch(/^[\w-]{36}$/)
        expect(keys[1]).toBe(keys[0])
        expect(keys[2]).not.toBe(keys[0])
      })
    })
  })
}

test('shows a message at each invalid field and focuses the first', async ({ page }) => {
  await openForm(page, '/contact')
  await page.getByRole('textbox', { name: 'Email' }).fill('rukhsana')
  await send(page).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Please fill in this field.')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/email address such as/)
  await expectAccessible(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/422/] })

  test('each form posts and gets a page; a refused one returns with its input', async ({ page, operatorPage }, { project }) => {
    for (const { path } of pages) {
      const name = `Mohammad Ashraf of ${path} ${project.name}`
      await page.goto(path)
      await fill(page, name)
      await send(page).click()
      await expect(page).toHaveURL(/\/contact\?sent=yes#write$/)
      await expect(page.getByText('Message Sent Successfully!')).toBeInViewport()
      expect(await enquiriesOf(operatorPage.request, name)).toHaveLength(1)
    }
    await page.goto('/contact')
    await page.getByRole('radio', { name: 'Product Inquiry' }).check()
    await fill(page, 'Mohammad Ashraf')
    await page.getByLabel('Subject').fill('')
    await page.getByLabel('Message', { exact: true }).fill(' ')
    await send(page).click()
    await expect(page.getByLabel('Message', { exact: true })).toHaveAccessibleDescription('Please fill in this field.')
    await expect(page.getByRole('radio', { name: 'Product Inquiry' })).toBeChecked()
    await expect(page.getByLabel('Subject')).toHaveValue('Product Inquiry')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mohammad Ashraf')
  })
})

test('shows by the reader’s clock whether the office is open', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-28T12:29:00Z')
  await openForm(page, '/contact')
  await expect(page.getByText('Open now, until 6 pm')).toBeVisible()
  await page.clock.setFixedTime('2026-11-28T12:30:00Z')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('Closed. Opens on Monday at 9 am')).toBeVisible()
})

test('an inquiry type fills in the subject and focuses the first empty field', async ({ page }) => {
  await openForm(page, '/contact')
  const [name, email, message] = ['Name', 'Email', 'Message'].map((label) => page.getByLabel(label, { exact: true }))
  const steps = [
    ['Product Inquiry', name, ' '],
    ['Bulk Order', name, 'Nazir'],
    ['Delivery', email, 'nazir@example.com'],
    ['Complaint', message, 'The bags were torn.'],
    ['Other', message, 'It is settled.'],
  ] as const
  for (const [type, next, typed] of steps) {
    const radio = page.getByRole('radio', { name: type, exact: true })
    await radio.click()
    await expect(radio).toBeChecked()
    await expect(page.getByLabel('Subject')).toHaveValue(type)
    await expect(next as Locator).toBeFocused()
    await next?.fill(typed)
  }
  await page.getByLabel('Subject').fill('Two torn bags')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.getByRole('radio', { name: 'Delivery' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Complaint' })).toBeFocused()
  await expect(page.getByLabel('Subject')).toHaveValue('Complaint')
})

test('a complaint gets a number that links to its page; another message does not', async ({ page }) => {
  await openForm(page, '/contact?subject=Complaint&order=7')
  await expect(page.getByLabel('Number of the order')).toHaveValue('7')
  await fill(page, 'Mehbooba Wani')
  await page.getByLabel('Subject').fill('Complaint')
  await page.getByRole('textbox', { name: 'Email (optional)' }).fill('')
  await page.getByRole('textbox', { name: 'Phone' }).fill('')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Please give a phone number or an email address')).toBeVisible()
  await page.getByRole('textbox', { name: 'Phone' }).fill('94190 00000')
  await page.getByRole('button', { name: 'Send Message' }).click()
  const number = form(page)
    .getByRole('status')
    .getByRole('link', { name: /^C-\d\d\/\d{5}$/ })
  await expect(number).toBeVisible()
  const [path, name] = [await number.getAttribute('href'), await number.textContent()]
  const way = new URL((await page.getByRole('link', { name: 'Send it to yourself' }).getAttribute('href')) ?? '')
  expect(way.searchParams.get('text')).toBe(`My complaint No. ${name}: ${new URL(page.url()).origin}${path}`)
  await fill(page, 'Mehbooba Wani')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(form(page).getByText('Message Sent Successfully!')).toBeVisible()
  await expect(number).toBeHidden()
  await page.goto(path ?? '')
  await expect(page.getByRole('heading', { name: `Complaint No. ${name}` })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/orders')
  await expect(page.getByRole('link', { name: `Complaint No. ${name}` })).toContainText('Received')
  await page.goto('/buying-from-us')
  await page.getByRole('link', { name: 'Make a complaint' }).click()
  await expect(page.locator('#contact-form')).toBeInViewport()
  await expect(page.getByLabel('Subject')).toHaveValue('Complaint')
})
