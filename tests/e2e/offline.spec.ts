import type { Locator, Page } from '@playwright/test'
import { wordsOf } from '~/content/words'
import { siteValues } from '~/domain/account/page-values'
import { type Language, languages, pathIn } from '~/languages'
import { publicRoutes } from '~/routes'
import { expect, test } from '../fixtures/browser/browser'
import { figureOf } from '../fixtures/browser/calculators'
import { addProduct } from '../fixtures/browser/catalogue'
import { fillOrder, openShop, orderDialog } from '../fixtures/browser/order-form'
import { seeWhole, touchUntilAwake, visitUntilKept } from '../fixtures/browser/pages'
import { newBatch } from '../fixtures/rows/batches'

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_(INTERNET_DISCONNECTED|FAILED)/] })

/** Scrolls to a field and waits until its island has started. */
async function reach(page: Page, label: string) {
  await page.locator('#calculator').getByLabel(label).focus()
  await expect(
    page.locator('astro-island:not([ssr])', { has: page.locator('form:not([data-line])').getByLabel(label) }),
  ).toHaveCount(1)
}

test('a cached page follows the settings, and opens offline as last seen, as a sack’s page does', async ({
  page,
  context,
  operatorPage,
}) => {
  await visitUntilKept(page)
  const footer = page.getByRole('contentinfo')
  const change = (value: string) => operatorPage.request.put('/api/settings/pan_number', { data: { value } })
  expect((await change('ABCDE1234F')).status()).toBe(200)
  await expect(async () => {
    await page.goto('/team')
    await expect(footer).toContainText('PAN ABCDE1234F', { timeout: 100 })
  }).toPass()
  const kept = await operatorPage.request.post('/api/batches', { data: newBatch({ lot: 'KEPT-1', isInStock: true }) })
  expect(kept.status()).toBe(201)
  await page.goto('/ur/sack/KEPT-1')
  await context.setOffline(true)
  await page.goto('/team')
  await expect(footer).toContainText('PAN ABCDE1234F')
  await page.goto('/ur/sack/KEPT-1')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('KEPT-1')
  await change('')
})

test.describe('offline, after one visit', () => {
  test.beforeEach(async ({ page, context }) => {
    await visitUntilKept(page)
    await context.setOffline(true)
  })

  test('opens pages with calculators and trout, and navigates between them', async ({ page }) => {
    await test.step('the feeding guide, whose calculator answers with the last prices', async () => {
      await page.goto('/feeding-guide')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await reach(page, 'Number of fish')
      await page.getByLabel('Number of fish').fill('1000')
      await page.getByLabel(/Average weight/).fill('50')
      await page.getByLabel(/Water temperature/).fill('10')
      await expect(figureOf(page, 'Feed a day')).toHaveText('0.70 kg')
      await expect(
        page
          .getByText(/₹[\d,]+/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
    })
    await test.step('the product pages, whose simple calculator answers', async () => {
      await page.goto('/products')
      await reach(page, 'Number of fish')
      await page.locator('#calculator').getByLabel('Number of fish').fill('1000')
      await page
        .locator('#calculator')
        .getByLabel(/Average weight/)
        .fill('50')
      await expect(
        page
          .getByText(/1(\.00?)? kg/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
    })
    await test.step('the contact details', async () => {
      await page.goto('/contact')
      await expect(page.getByRole('main').getByText('Lassipora, Pulwama').first()).toBeVisible()
      await expect(page.getByRole('main').getByText('+91').first()).toBeVisible()
    })
    await test.step('the trout that swims over every page, and the one of its drawings', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.goto('/team')
      const keptAs = (picture: string) =>
        page.evaluate(
          async (path) => (await caches.match(path, { ignoreSearch: true }))?.headers.get('content-type'),
          `/pictures/${picture}.svg`,
        )
      for (const picture of ['trout', 'trout-outline']) expect(await keptAs(picture), picture).toBe('image/svg+xml')
      await expect.poll(() => page.locator('#stream img').evaluateAll((fish) => fish.length)).toBe(6)
    })
    await test.step('from page to page by links', async () => {
      await page.goto('/about')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Team', exact: true }).click()
      await expect(page).toHaveURL('/team')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })

  test('opens the shop, which shows the age of its prices until it is online, with no broken picture', async ({
    page,
    context,
  }) => {
    await page.goto('/about')
    await seeWhole(page)
    await page.goto('/shop')
    await expect(page.getByRole('heading', { name: 'Early Stage Trout Feed' })).toBeVisible()
    const age = page.getByText(/No signal: these prices and stock are from \d+\s\w+\s\d{4}, /)
    await expect(age).toBeVisible()
    await seeWhole(page)
    await context.setOffline(false)
    await expect(age).toBeHidden()
  })

  test('handles the parameters of an address like the server', async ({ page }) => {
    const quantity = (form: Locator) => form.getByLabel('Quantity')
    await test.step('an order of two feeds, one of which is not for sale', async () => {
      await page.goto('/shop?order=LTF-EARLY-25&quantity=2&order=LTF-STOCK-25&quantity=3&order=LTF-NONE&quantity=1')
      const form = orderDialog(page, 'Early Stage Trout Feed')
      await expect(form).toContainText('5 bags ₹14,000')
      await expect(form.getByRole('alert')).toContainText('This order link is for LTF-NONE, which is not for sale just now.')
      await expect(quantity(form)).toHaveValue('2')
      await expect(quantity(form)).toBeFocused()
      await form.getByRole('button', { name: 'Close' }).click()
      await expect(page).toHaveURL('/shop')
    })
    await test.step('an order from the home page', async () => {
      await page.goto('/?order=LTF-STOCK-25&quantity=4')
      const form = orderDialog(page, 'Stock Stage Trout Feed')
      await expect(quantity(form)).toHaveValue('4')
      await expect(page.locator('[data-flow="home"]')).toHaveCount(1)
    })
    await test.step('what is not for sale', async () => {
      for (const path of ['/', '/shop']) {
        await page.goto(`${path}?order=LTF-NONE`)
        await expect(page.getByRole('alert')).toContainText('This order link is for LTF-NONE, which is not for sale just now.')
      }
    })
    await test.step('the bags that the calculator counts', async () => {
      await page.goto('/feeding-guide')
      await reach(page, 'Number of fish')
      await page.getByLabel('Number of fish').fill('5000')
      await page.getByLabel(/Average weight/).fill('50')
      const order = page.locator('#calculator').getByRole('link', { name: /^Order \d+ bags/ })
      const bags = /\d+/.exec((await order.textContent()) ?? '')?.[0] ?? ''
      await order.click()
      await expect(quantity(page.getByRole('dialog', { name: /^Order/ }))).toHaveValue(bags)
    })
    await test.step('a search, a category, details', async () => {
      await page.goto('/shop?search=grower')
      await expect(page.getByRole('searchbox')).toHaveValue('grower')
      await expect(page.getByRole('heading', { name: 'Early Stage Trout Feed' })).toBeHidden()
      await page.goto('/shop?category=small')
      await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Small Stage Trout Feed'])
      await page.goto('/shop?details=LTF-SMALL-25')
      await expect(page.getByRole('dialog', { name: 'Small Stage Trout Feed' })).toBeVisible()
    })
    await test.step('the subject of a message', async () => {
      await page.goto('/contact?subject=Delivery')
      await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Delivery')
      await expect(page.getByRole('radio', { name: 'Delivery' })).toBeChecked()
    })
    await test.step('the fish of the line', async () => {
      await page.goto('/?fishCount=700&averageWeight=33#line')
      await expect(page.locator('[data-line] [name="fishCount"]')).toHaveValue('700')
      await expect(page.locator('[data-says="day"]')).toHaveText('0.69 kg')
    })
  })

  test('caches nothing of the back office', async ({ page }) => {
    await expect(page.goto('/secure-portal-jk2024')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
    const kept = await page.context().newPage()
    await kept.goto('/about')
    const addresses = await kept.evaluate(async () => {
      const caching = (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url))
      return (await Promise.all(caching)).flat()
    })
    expect(addresses.length).toBeGreaterThan(10)
    expect(addresses.filter((address) => /admin|secure-portal|api\/(?!products)/.test(address))).toEqual([])
    expect(addresses.filter((address) => /\/(ur|hi)(\/|$)/.test(address))).toEqual([])
  })
})

test('an Urdu reader has the Urdu pages offline, and those of another language after a visit to one', async ({
  page,
  context,
}) => {
  await visitUntilKept(page, '/ur/about')
  const isKept = (path: string) => page.evaluate(async (at) => Boolean(await caches.match(at, { ignoreVary: true })), path)
  expect(await isKept('/about')).toBe(false)
  await page.goto('/hi/team')
  await expect.poll(() => isKept('/hi/products')).toBe(true)
  await context.setOffline(true)
  for (const path of ['/ur', '/ur/shop', '/ur/contact', '/ur/feeding-guide', '/hi/products']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('/ur/feeding-guide')
  const fish = page.locator('[name="fishCount"]').first()
  await fish.focus()
  await expect(page.locator('astro-island:not([ssr])', { has: fish })).toHaveCount(1)
})

test('an uncached page shows our offline page, in its language or the last one, with the cached pages', async ({
  page,
  context,
}) => {
  const isKept = (path: string) => page.evaluate(async (at) => Boolean(await caches.match(at, { ignoreVary: true })), path)
  const expectNoSignal = async (path: string, language: Language) => {
    await page.goto(path)
    const { pages } = wordsOf(language, siteValues)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages['/offline'].link)
    await expect(page).toHaveURL(path)
    await expect(page.locator('html')).toHaveAttribute('lang', languages[language].tag)
  }
  await visitUntilKept(page, '/ur/about')
  await page.goto('/about')
  await expect.poll(() => isKept('/offline')).toBe(true)
  await context.setOffline(true)
  await test.step('an address that names no language opens in the one read last', () => expectNoSignal('/order/none', 'en'))
  await test.step('an address that names one opens in it', () => expectNoSignal('/ur/nowhere', 'ur'))
  await page.goto('/ur/team')
  await test.step('a language that is not kept opens in the one read last', () => expectNoSignal('/hi/shop', 'ur'))
  await test.step('each page that it names is here', async () => {
    const links = await page.getByRole('main').locator('a[href^="/"]:not([hreflang])').all()
    const paths = await Promise.all(links.map((link) => link.getAttribute('href')))
    const named = publicRoutes.map(({ path }) => pathIn('ur', path)).filter((path) => path !== '/ur/offline')
    expect(paths.toSorted()).toEqual(named.toSorted())
    expect(paths.slice(0, 2), 'what a farmer needs at the pond').toEqual(['/ur/ponds', '/ur/orders'])
    for (const path of paths) expect(await isKept(path ?? ''), path ?? '').toBe(true)
    await page.getByRole('main').locator('a[href="/ur/ponds"]').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('ur', siteValues).pondsPage.introduction.title)
  })
  await test.step('with a signal, another try opens what was asked for', async () => {
    await expectNoSignal('/hi/shop', 'ur')
    await context.setOffline(false)
    await page.getByRole('link', { name: wordsOf('ur', siteValues).pages['/offline'].again }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  })
})

test('an offline order is listed in My orders, which opens offline, and is sent automatically', async ({
  page,
  context,
  operatorPage,
}) => {
  await visitUntilKept(page, '/shop')
  await openShop(page)
  const dialog = await fillOrder(page, 'Early Stage Trout Feed', { name: 'Ghulam Flightmode', quantity: 2 })
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Submit Order' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/orders')
  const own = page.getByRole('region', { name: 'My orders' })
  await expect(own).toContainText('Kept on this phone: 2 × Early Stage Trout Feed. It goes out when there is a signal.')
  await expect(own.getByText('No orders on this device yet')).toBeHidden()
  await context.setOffline(false)
  await expect(own).toContainText('Sent: 2 × Early Stage Trout Feed.')
  const orders = (await (await operatorPage.request.get('/api/orders')).json()) as { customerName: string }[]
  expect(orders.filter(({ customerName }) => customerName === 'Ghulam Flightmode')).toHaveLength(1)
})

test('caches nothing that only the operator sees', async ({ page, context, operatorPage }) => {
  const hidden = await addProduct(operatorPage, { name: 'Not for sale yet', isActive: false })
  await context.addCookies(await operatorPage.context().cookies())
  await visitUntilKept(page)
  const answered = page.waitForResponse('**/api/products')
  await page.goto('/shop')
  await page.mouse.move(10, 10)
  await answered
  const keptNames = () =>
    page.evaluate(async () => {
      const answer = await caches.match('/api/products', { ignoreVary: true })
      const products: { name: string }[] = answer ? await answer.json() : []
      return products.map(({ name }) => name)
    })
  await expect.poll(keptNames).toContain('Early Stage Trout Feed')
  expect(await keptNames()).not.toContain(hidden.name)
  await context.clearCookies()
  await context.setOffline(true)
  await page.goto('/shop')
  await expect(page.getByText(/No signal: these prices and stock are from/)).toBeVisible()
  await expect(page.getByText(hidden.name)).toBeHidden()
  await hidden.remove()
})

test('caches nothing with data saving', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
  await page.goto('/about')
  await touchUntilAwake(page)
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length))).toBe(0)
})
