import type { Page, Worker } from '@playwright/test'
import { expect } from '../fixtures/browser/browser'
import { placeOrder } from '../fixtures/browser/placed'
import { deliver, openedBy, openPages, press, shownBy, subscribeAt, test } from '../fixtures/browser/push-messages'
import { OPERATOR } from '../fixtures/shops/server'

const SCOPE = '/admin/order-notices/'

// The call without a session is reported in the console.
test.use({ serviceWorkers: 'allow', permissions: ['notifications'], expectedErrors: [/status of 401/] })

async function signIn(page: Page) {
  await page.getByLabel('Username').fill(OPERATOR.username)
  await page.getByLabel('Password').fill(OPERATOR.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('an order notifies a browser without open tabs within ten seconds, and a click opens it', async ({
  page,
  context,
  request,
  server,
  service,
}) => {
  await subscribeAt(service, context)
  await page.goto('/admin-settings?tab=notices')
  await signIn(page)
  const notices = page.getByRole('region', { name: 'Notices of Orders' })
  await expect(notices).toContainText('This device can ring for each new order')
  await notices.getByRole('button', { name: 'Tell This Device of Orders' }).click()
  await expect(notices).toContainText('This device rings for each new order')
  await expect(notices.getByRole('listitem')).toContainText(/^Chrome on \w+, since .* \(this device\)/)
  const worker = context.serviceWorkers().find((each) => each.url().endsWith('/order-notices-worker.js')) as Worker
  await page.close()

  const ordered = Date.now()
  const { id } = await placeOrder(request, { quantity: 6 })
  await expect.poll(() => service.received.length, { timeout: 10_000 }).toBe(1)
  const [{ push, at }] = service.received as [(typeof service.received)[number]]
  console.log(`The push service had the order after ${at - ordered} ms.`)
  expect(at - ordered).toBeLessThan(10_000)

  const elsewhere = await context.newPage()
  await deliver(elsewhere, server.url, SCOPE, JSON.stringify(push))
  const shown = () => shownBy(worker)
  await expect.poll(shown).toEqual([[`New order #${id}`, '6 bags']])

  await test.step('in a page of the back office that is open', async () => {
    await elsewhere.goto(`${server.url}/admin/dashboard`)
    await expect(elsewhere.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible()
    await press(worker)
    await expect(elsewhere).toHaveURL(`/admin-orders?order=${id}`)
    await expect.poll(shown).toEqual([])
  })

  await test.step('in a new one, after the sign-in of who is signed out', async () => {
    await deliver(elsewhere, server.url, SCOPE, JSON.stringify(push))
    await expect.poll(shown).toHaveLength(1)
    await elsewhere.getByRole('button', { name: 'Close' }).first().click()
    await elsewhere.goto('about:blank')
    await context.clearCookies()
    await expect.poll(() => worker.evaluate(openPages)).toBe(0)
    await press(worker)
    await expect.poll(() => openedBy(worker)).toBe(`/admin-orders?order=${id}`)
    await elsewhere.goto(`${server.url}/admin-orders?order=${id}`)
    await signIn(elsewhere)
    await expect(elsewhere.getByRole('dialog')).toContainText(`#${id}`)
  })
})
