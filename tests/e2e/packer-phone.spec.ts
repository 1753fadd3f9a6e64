import type { Locator, Page } from '@playwright/test'
import type { Order } from '~/domain/orders/schema'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { expectLargeTargets } from '../fixtures/browser/targets'
import { newOrder } from '../fixtures/rows/orders'
import { OPERATOR } from '../fixtures/shops/server'

const PASSWORD = 'walnuts-beside-the-weir'
const ORDERS = 10
const MOST_TAPS = 24
const A_PAGE = 50

// The login page of a visitor requests the enquiries and is refused; without a signal every request fails.
test.use({
  shop: { name: 'packer phone' },
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  serviceWorkers: 'allow',
  expectedErrors: [/401 \(Unauthorized\)|ERR_(INTERNET_DISCONNECTED|FAILED)|409 \(Conflict\)/],
})

async function signIn(page: Page, owner: Page, username: string) {
  const account = { name: 'Bilal Dar', username, newPassword: PASSWORD, role: 'packer', password: OPERATOR.password }
  expect((await owner.request.post('/api/operators', { data: account })).status()).toBe(201)
  await page.goto('/secure-portal-jk2024')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin-orders')
}

async function confirmedOrder(owner: Page, customerName: string, quantity = 1): Promise<Order> {
  const data = { ...newOrder({ customerName, quantity, channel: 'phone' }), isConfirmed: true }
  const answer = await owner.request.post('/api/orders', { data })
  expect(answer.status()).toBe(201)
  return answer.json()
}

const packedButton = (page: Page, { id }: Order) => page.getByRole('button', { name: `Packed, order #${id}`, exact: true })

const truckTick = (page: Page, { id }: Order) =>
  page.getByRole('checkbox', { name: `Order #${id} goes on the truck`, exact: true })

/** Waits until the device keeps the list of these orders with its page, and can open them without a signal. */
async function expectKept(page: Page, orders: readonly Order[]) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state))
  await expect
    .poll(() => keptTexts(page))
    .toEqual(
      expect.arrayContaining([expect.stringContaining(orders.at(-1)?.customerName ?? ''), expect.stringContaining('<html')]),
    )
}

/** The texts of what the device keeps for the store room, without scripts and styles. */
const keptTexts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    if (!(await caches.has('operator'))) return []
    const room = await caches.open('operator')
    const kept = (await room.keys()).filter(({ url }) => !url.includes('/_astro/'))
    return Promise.all(kept.map(async (request) => (await room.match(request))?.text() ?? ''))
  })

const readOrder = async (owner: Page, { id }: Order) => (await owner.request.get(`/api/orders/${id}`)).json()

test('a packer loads a truck of ten orders, for a while without a signal', async ({ page, context, operatorPage: owner }) => {
  test.slow()
  const placed: Order[] = []
  for (let nth = 1; nth <= ORDERS; nth++) placed.push(await confirmedOrder(owner, `Packed ${nth}`))
  const [, promised] = placed as [Order, Order]
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
  await owner.request.put(`/api/orders/${promised.id}/handling`, { data: { privateNotes: '', promisedDay: today } })
  await signIn(page, owner, 'bilal')

  let taps = 0
  const tap = async (target: Locator) => {
    await target.tap()
    taps++
  }
  const load = page.getByRole('region', { name: 'To load' })
  await expect(load).toContainText('TodayEarly 1')
  await expect(load).toContainText(`All to shipEarly ${ORDERS}`)
  await expect(page.getByRole('main').getByRole('checkbox').first()).toHaveAccessibleName(
    `Order #${promised.id} goes on the truck`,
  )
  await expectAccessible(page)
  await expectLargeTargets(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  for (const [nth, order] of placed.entries()) {
    if (nth === 3) {
      await expectKept(page, placed)
      await context.setOffline(true)
      const search = page.getByRole('searchbox', { name: 'Search orders' })
      await search.fill(placed[7]?.customerName ?? '')
      await expect(page.getByText('The search finds only orders that this device keeps.')).toBeVisible()
      await expect(page.getByRole('main').getByRole('button', { name: /^Packed, order/ })).toHaveCount(1)
      await search.fill('')
      await expect(page.getByRole('main').getByRole('button', { name: /^Packed, order/ })).toHaveCount(ORDERS)
    }
    if (nth === 5) {
      await page.reload()
      await expect(page.getByRole('status').getByText(/^No signal: these orders are from/)).toBeVisible()
      await expect(load).toContainText(`All to shipEarly ${ORDERS}`)
      for (const marked of placed.slice(0, 5)) await expect(packedButton(page, marked)).toHaveAttribute('aria-pressed', 'true')
    }
    await tap(packedButton(page, order))
    await expect(packedButton(page, order)).toHaveAttribute('aria-pressed', 'true')
    if (nth === 5) {
      await expect(page.getByText('sent as soon as there is a signal')).toHaveCount(3)
      expect(await readOrder(owner, order)).not.toHaveProperty('packed')
      await context.setOffline(false)
    }
  }
  await expect(page.getByText('sent as soon as there is a signal')).toHaveCount(0)
  await expect(page.getByText(/^No signal: these orders/)).toHaveCount(0)
  for (const order of placed) expect((await readOrder(owner, order)).packed.by).toBe('bilal')

  await tap(page.getByRole('button', { name: `Take all packed (${ORDERS})` }))
  await expect(load).toContainText(`On the truck (${ORDERS})Early ${ORDERS}`)
  await tap(page.getByRole('button', { name: `Ship the truck (${ORDERS})` }))
  const form = page.getByRole('form', { name: 'Mark as shipped' })
  await tap(form.getByLabel('Vehicle'))
  await page.keyboard.type('JK 03 A 1234')
  await tap(form.getByLabel('Driver’s phone'))
  await page.keyboard.type('9419012345')
  await tap(form.getByRole('button', { name: 'Mark as shipped' }))
  await expect(page.getByText('No orders to ship.')).toBeVisible()
  expect(taps).toBeLessThanOrEqual(MOST_TAPS)
  for (const order of placed)
    expect(await readOrder(owner, order)).toMatchObject({ status: 'shipped', dispatch: { vehicle: 'JK 03 A 1234' } })

  // The truck is asked once: its next order ships at one tap.
  const next = await confirmedOrder(owner, 'Packed last')
  await page.getByRole('button', { name: `Ship order #${next.id}` }).tap()
  await expect(page.getByText('No orders to ship.')).toBeVisible()
  expect(await readOrder(owner, next)).toMatchObject({
    status: 'shipped',
    dispatch: { vehicle: 'JK 03 A 1234', driverPhone: '+919419012345' },
  })
  await expect(page.getByRole('main')).not.toContainText('₹')
})

test('what a packer’s device keeps holds no money, and goes when he signs out or somebody else signs in', async ({
  page,
  context,
  operatorPage: owner,
}) => {
  const orders: Order[] = []
  for (let nth = 0; nth <= A_PAGE; nth++) orders.push(await confirmedOrder(owner, 'Kept without money'))
  const [first, last] = [orders[0] as Order, orders.at(-1) as Order]
  await signIn(page, owner, 'nazir')
  await expect.poll(async () => (await keptTexts(page)).some((text) => text.includes(`"id":${last.id},`))).toBe(true)
  for (const text of await keptTexts(page)) expect(text).not.toMatch(/₹|totalAmount|unitPrice|discount/)

  await page.waitForFunction(() => navigator.serviceWorker.controller)
  // A page of the list that was not opened yet, and what is on the truck.
  await context.setOffline(true)
  await truckTick(page, first).tap()
  await page.getByRole('button', { name: 'Next', exact: true }).tap()
  await truckTick(page, last).tap()
  await page.reload()
  await expect(truckTick(page, last)).toBeChecked()
  await expect(page.getByRole('region', { name: 'To load' })).toContainText('On the truck (2)Early 2')
  await page.getByRole('button', { name: 'Ship the truck (2)' }).tap()
  await page.getByLabel('Vehicle').fill('JK 03 A 1234')
  await page.reload()
  await page.getByRole('button', { name: 'Ship the truck (2)' }).tap()
  await expect(page.getByLabel('Vehicle')).toHaveValue('JK 03 A 1234')
  expect(await page.evaluate(() => localStorage.getItem('truck'))).not.toMatch(/₹|totalAmount|unitPrice|discount/)
  await page.keyboard.press('Escape')
  await context.setOffline(false)

  await page.getByRole('button', { name: 'Logout' }).tap()
  await expect(page).toHaveURL('/secure-portal-jk2024')
  expect(await page.evaluate(() => caches.has('operator'))).toBe(false)
  expect(await page.evaluate(() => localStorage.getItem('truck'))).toBe(null)
  await context.setOffline(true)
  await expect(page.goto('/admin-orders')).rejects.toThrow(/ERR_/)
  await context.setOffline(false)

  await page.goto('/secure-portal-jk2024')
  await page.evaluate(async () => (await caches.open('operator')).put('/api/packing?page=1', new Response('[]')))
  await page.getByLabel('Username').fill(OPERATOR.username)
  await page.getByLabel('Password', { exact: true }).fill(OPERATOR.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin/)
  expect(await page.evaluate(() => caches.has('operator'))).toBe(false)
  await page.goto('/admin-orders')
  await expect(page.getByRole('row').filter({ hasText: 'Kept without money' }).first()).toBeVisible()
  expect(await page.evaluate(() => caches.has('operator'))).toBe(false)
  const changes = orders.map(({ id }) => ({ id, from: 'confirmed', to: 'cancelled' }))
  expect((await owner.request.put('/api/orders/statuses', { data: { changes } })).status()).toBe(200)
})

test('marks made without a signal say who was quicker', async ({ page, context, operatorPage: owner }) => {
  const [cancelled, packed] = [await confirmedOrder(owner, 'Was cancelled'), await confirmedOrder(owner, 'Was packed')]
  await signIn(page, owner, 'shazia')
  await expect(packedButton(page, packed)).toBeVisible()
  await context.setOffline(true)
  await packedButton(page, cancelled).tap()
  await packedButton(page, packed).tap()
  await owner.request.put(`/api/orders/${cancelled.id}/status`, { data: { status: 'cancelled' } })
  await owner.request.put(`/api/orders/${packed.id}/packed`, { data: { packed: true } })
  await context.setOffline(false)
  const conflicts = page.getByRole('alert')
  await expect(conflicts).toContainText(`Order #${cancelled.id} was cancelled. Its bags stay here.`)
  await expect(conflicts).toContainText(`Order #${packed.id} was packed by ${OPERATOR.username} already.`)
  await expect(packedButton(page, cancelled)).toHaveCount(0)
  await conflicts.getByRole('button', { name: 'I have read this' }).tap()
  await expect(conflicts).toHaveCount(0)
})

test('a packer says what he finds, an operator accepts it, and both see who packed', async ({ page, operatorPage: owner }) => {
  const order = await confirmedOrder(owner, 'Counted with', 2)
  const products = await (await owner.request.get('/api/products')).json()
  const [{ name, stockQuantity }] = products
  await signIn(page, owner, 'gulzar')
  await packedButton(page, order).tap()
  await page.getByRole('button', { name: 'Stock is wrong' }).tap()
  const form = page.getByRole('form', { name: 'Stock is wrong' })
  await form.getByLabel('Feed').selectOption({ label: name })
  const expected = Number(/There should be (\d+) bags/.exec((await form.textContent()) ?? '')?.[1])
  expect(expected).toBeGreaterThan(stockQuantity)
  await form.getByLabel('Bags that I find').fill(String(expected - 2))
  await form.getByLabel('Why').fill('Two bags are torn.')
  await form.getByRole('button', { name: 'Send the count' }).tap()
  await expect(page.getByText(`${name}: ${expected - 2} of ${expected}.`)).toBeVisible()

  await owner.goto('/admin-products')
  const waiting = owner.getByRole('region', { name: 'Counts to accept' })
  await expect(waiting).toContainText(`${name}: ${expected - 2} of ${expected} found`)
  await waiting.getByRole('button', { name: 'Change the stock by −2' }).click()
  await expect(waiting).toHaveCount(0)
  const after = await (await owner.request.get('/api/products')).json()
  expect(after[0].stockQuantity).toBe(stockQuantity - 2)
  await owner.goto('/admin-orders?queue=ship')
  await expect(owner.getByRole('row').filter({ hasText: 'Counted with' })).toContainText('packed')
  await owner.goto(`/admin-orders?order=${order.id}`)
  await expect(owner.getByRole('dialog').getByRole('list', { name: 'History' })).toContainText(/Packed .* by gulzar/)
})

test('a packer prints slips without amounts, or one loading list', async ({ page, operatorPage: owner }) => {
  const order = await confirmedOrder(owner, 'Printed for', 3)
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await signIn(page, owner, 'yasir')
  await page.getByRole('checkbox', { name: `Order #${order.id} goes on the truck` }).tap()
  await page.getByRole('button', { name: 'Slips' }).tap()
  const slip = page.locator('[data-sheet="slip"]')
  await expect(slip).toHaveCount(1)
  await expect(slip).toContainText('Printed for')
  await expect(slip).not.toContainText('₹')
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(slip).toHaveCount(0)
  await page.getByRole('button', { name: 'Loading list' }).tap()
  const list = page.locator('[data-sheet="list"]')
  await expect(list).toContainText('Early 3')
  await expect(list).toContainText(`#${order.id} Printed for`)
  await expect(list).not.toContainText('₹')
})
