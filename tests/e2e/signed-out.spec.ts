import { chromium, type Page } from '@playwright/test'
import { chromiumPath } from '../../scripts/chromium.mjs'
import { expect, test } from '../fixtures/browser/browser'
import { newOrder } from '../fixtures/rows/orders'
import { OPERATOR } from '../fixtures/shops/server'

const CUSTOMER = 'Ghulam Seenonce'

test.use({ expectedErrors: [/401 \(Unauthorized\)|ERR_CACHE_MISS/] })

test('Back shows no customer data after sign-out', async ({ server }, { project }) => {
  const { launchOptions = {}, viewport = null } = project.use
  const executablePath = chromiumPath()
  const browser = await chromium.launch({
    ...launchOptions,
    // The headless shell has no back/forward cache.
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await (await browser.newContext({ baseURL: server.url, viewport })).newPage()
  const seen = await watchFor(page, CUSTOMER)
  await keepsPages(page)
  expect((await page.request.post('/api/orders', { data: newOrder({ customerName: CUSTOMER }) })).status()).toBe(201)
  await page.goto('/secure-portal-jk2024')
  await page.getByLabel('Username').fill(OPERATOR.username)
  await page.getByLabel('Password').fill(OPERATOR.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/admin/dashboard')
  await page.goto('/admin-orders')
  await expect(page.getByText(CUSTOMER).first()).toBeVisible()
  await page.goto('/admin/dashboard')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/secure-portal-jk2024')
  expect(seen).toContain('/admin-orders')
  seen.length = 0
  for (const by of [-2, -1]) {
    const moved = page.waitForEvent('framenavigated')
    await step(page, by)
    await moved
    await expect(page).toHaveURL(/\/secure-portal-jk2024/)
    await expect(page.getByLabel('Username')).toBeVisible()
  }
  expect(seen).toEqual([])
  await browser.close()
})

test('leaves nothing in the browser’s cache, signed in or signed out', async ({ operatorPage: page }) => {
  // A new phone number, because a known one belongs to another customer.
  const order = newOrder({ customerName: CUSTOMER, customerPhone: '94190 77123' })
  const { id } = await (await page.request.post('/api/orders', { data: order })).json()
  const paths = new Set<string>()
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/')) paths.add(pathname + search)
  })
  await page.goto('/admin-customers')
  await expect(page.getByText(CUSTOMER).first()).toBeVisible()
  await page.goto('/admin-orders')
  await page.getByRole('button', { name: `View order #${id}` }).click()
  await expect(page.getByRole('dialog')).toContainText(CUSTOMER)
  await page.evaluate(() => fetch('/robots.txt'))
  expect([...paths].join()).toMatch(/api\/orders.*api\/orders\/\d+/)
  expect(await cached(page, [...paths, '/robots.txt'])).toEqual(['/robots.txt'])

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/secure-portal-jk2024')
  await expect(page.getByLabel('Username')).toBeVisible()
  // The login page requests this one as a visitor.
  paths.delete('/api/notifications?page=1&size=50')
  expect(await cached(page, [...paths, '/robots.txt'])).toEqual([])
})

test('signs out the other tabs, too', async ({ operatorPage }) => {
  await operatorPage.request.post('/api/contact', {
    data: { name: CUSTOMER, email: 'g@example.com', subject: 'Fry', message: 'Which pellet?' },
  })
  await operatorPage.goto('/admin-contacts')
  await expect(operatorPage.getByText(CUSTOMER).first()).toBeVisible()
  const other = await operatorPage.context().newPage()
  await other.goto('/admin/dashboard')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(operatorPage).toHaveURL(/\/secure-portal-jk2024/)
  await expect(operatorPage.getByText('Which pellet?')).toBeHidden()
})

/** The paths whose responses are in the browser's cache. */
const cached = (page: Page, paths: readonly string[]) =>
  page.evaluate(async (asked) => {
    const isCached = (path: string) =>
      fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }).then(
        ({ ok }) => ok,
        () => false,
      )
    const found = await Promise.all(asked.map(isCached))
    return asked.filter((_, index) => found[index])
  }, paths)

/** Checks that this browser restores a public page from memory; otherwise this test could not fail. */
async function keepsPages(page: Page) {
  await page.goto('/robots.txt')
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })))
  await page.goto('/manifest.webmanifest')
  await step(page, -1)
  await expect(page).toHaveURL('/robots.txt')
  await expect.poll(() => page.evaluate(() => 'persisted' in window)).toBe(true)
}

/** Goes back or forward. Playwright's own step waits for a load event, which a page from memory does not have. */
const step = (page: Page, by: number) => page.evaluate((count) => void setTimeout(() => history.go(count)), by)

/** Records each painted frame in which the text is readable. */
async function watchFor(page: Page, words: string): Promise<string[]> {
  const seen: string[] = []
  await page.exposeFunction('noteSeen', (path: string) => seen.push(path))
  await page.addInitScript((text) => {
    const look = () => {
      if (document.body?.checkVisibility() && document.body.textContent.includes(text))
        (window as unknown as { noteSeen(path: string): void }).noteSeen(location.pathname)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, words)
  return seen
}
