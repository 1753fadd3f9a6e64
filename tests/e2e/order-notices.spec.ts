import type { Browser, BrowserContext, Page, Worker } from '@playwright/test'
import { chromiumPath } from '../../scripts/chromium.mjs'
import { test as base, expect } from '../fixtures/browser/browser'
import { placeOrder } from '../fixtures/browser/placed'
import { TestPushService } from '../fixtures/shops/push-service'
import { OPERATOR, TestServer } from '../fixtures/shops/server'

const SCOPE = '/admin/order-notices/'

const test = base.extend<{ service: TestPushService }, { browser: Browser }>({
  // The headless shell shows no notices.
  browser: [
    async ({ playwright }, use, { project }) => {
      const executablePath = chromiumPath()
      const whole = executablePath ? { executablePath } : { channel: 'chromium' }
      const browser = await playwright.chromium.launch({ ...project.use.launchOptions, ...whole })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  service: async ({ browserName: _browserName }, use) => {
    const service = await new TestPushService().start()
    await use(service)
    await service.stop()
  },
  server: async ({ service }, use) => {
    const server = await TestServer.start({ PUSH_TEST_SERVICE: service.url })
    await use(server)
    await server.remove()
  },
})

// The call without a session is reported in the console.
test.use({ serviceWorkers: 'allow', permissions: ['notifications'], expectedErrors: [/status of 401/] })

async function signIn(page: Page) {
  await page.getByLabel('Username').fill(OPERATOR.username)
  await page.getByLabel('Password').fill(OPERATOR.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Subscribes to the push service of the test instead of the browser's own. */
async function subscribeAt(service: TestPushService, context: BrowserContext) {
  await context.addInitScript((json) => {
    const subscription = { endpoint: json.endpoint, toJSON: () => json, unsubscribe: async () => true }
    let known: typeof subscription | null = null
    const own = { getSubscription: async () => known, subscribe: async () => (known = subscription) }
    Object.assign(PushManager.prototype, own)
  }, service.subscribe('phone'))
}

/** Sends a message to the worker, as the browser does with a message of its push service. */
async function deliver(page: Page, origin: string, data: string) {
  const browser = await page.context().newCDPSession(page)
  const known = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === origin + SCOPE)
      if (own) resolve(own.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await known, data })
}

interface Scope {
  registration: { getNotifications(): Promise<readonly { title: string; body: string }[]> }
  clients: { matchAll(options: object): Promise<readonly unknown[]> }
  opened?: string
}

const openPages = async () => {
  const { clients } = globalThis as unknown as Scope
  return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length
}

/** Clicks the only notice. A browser allows focus or a new page only after a real click, so this is recorded or skipped here. */
const press = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as Scope & typeof globalThis
    Object.assign(scope.clients, { openWindow: async (url: string) => (scope.opened = url) })
    Object.assign(Reflect.get(scope, 'WindowClient').prototype, { focus: async () => {} })
    const [notification] = await scope.registration.getNotifications()
    const Click = Reflect.get(scope, 'NotificationEvent')
    scope.dispatchEvent(new Click('notificationclick', { notification }))
  })

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
  await deliver(elsewhere, server.url, JSON.stringify(push))
  const shown = () =>
    worker.evaluate(async () => {
      const notifications = await (globalThis as unknown as Scope).registration.getNotifications()
      return notifications.map(({ title, body }) => [title, body])
    })
  await expect.poll(shown).toEqual([[`New order #${id}`, '6 bags']])

  await test.step('in a page of the back office that is open', async () => {
    await elsewhere.goto(`${server.url}/admin/dashboard`)
    await expect(elsewhere.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible()
    await press(worker)
    await expect(elsewhere).toHaveURL(`/admin-orders?order=${id}`)
    await expect.poll(shown).toEqual([])
  })

  await test.step('in a new one, after the sign-in of who is signed out', async () => {
    await deliver(elsewhere, server.url, JSON.stringify(push))
    await expect.poll(shown).toHaveLength(1)
    await elsewhere.getByRole('button', { name: 'Close' }).first().click()
    await elsewhere.goto('about:blank')
    await context.clearCookies()
    await expect.poll(() => worker.evaluate(openPages)).toBe(0)
    await press(worker)
    await expect.poll(() => worker.evaluate(() => (globalThis as unknown as Scope).opened)).toBe(`/admin-orders?order=${id}`)
    await elsewhere.goto(`${server.url}/admin-orders?order=${id}`)
    await signIn(elsewhere)
    await expect(elsewhere.getByRole('dialog')).toContainText(`#${id}`)
  })
})
