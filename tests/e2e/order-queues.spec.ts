import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/browser/browser'
import { placeOrder } from '../fixtures/browser/placed'

test.use({ shop: { name: 'queues of orders' } })

const bar = (page: Page) => page.getByRole('region', { name: 'Selected orders' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/** More milliseconds than between two polls of the list. */
const A_POLL = 4000

/** Lets the list, which is no longer paused, poll twice. */
async function pollTwice(page: Page) {
  await page.mouse.move(0, 0)
  for (let round = 0; round < 2; round++) {
    const polled = page.waitForResponse((answer) => /\/api\/orders\?/.test(answer.url()) && answer.request().method() === 'GET')
    await page.clock.fastForward(A_POLL)
    await polled
  }
}

interface Step {
  queue: string
  words: string
  act: (page: Page, main: Locator) => Promise<void>
  none: string
}

const press = async (_page: Page, main: Locator) => main.click()

const CHAIN: readonly Step[] = [
  { queue: 'confirm', words: 'Confirm', act: press, none: 'No orders to confirm.' },
  {
    queue: 'ship',
    words: 'Ship',
    none: 'No orders to ship.',
    async act(page, main) {
      await main.click()
      await dialog(page, 'Mark as shipped').getByRole('button', { name: 'Mark as shipped' }).click()
    },
  },
  {
    queue: 'bill',
    words: 'Make bills',
    none: 'No orders to bill.',
    async act(page, main) {
      await main.click()
      const bills = dialog(page, 'Make bills')
      await bills.getByRole('button', { name: 'Make 2 bills' }).click()
      // The bills can be printed even after the orders have left the queue.
      await expect(bar(page)).toBeHidden()
      await expect(bills.getByRole('button', { name: 'Print 2 bills' })).toBeVisible()
      await bills.getByRole('button', { name: 'Done' }).click()
    },
  },
  { queue: 'deliver', words: 'Delivered', act: press, none: 'No orders to deliver.' },
  {
    queue: 'unpaid',
    words: 'Take payment',
    none: 'No unpaid orders.',
    async act(page, main) {
      await main.click()
      await dialog(page, 'Take payment').getByRole('button', { name: 'Take ₹10,000' }).click()
    },
  },
]

test('orders move from queue to queue, and are no longer selected in the old one', async ({ operatorPage: page }) => {
  test.slow()
  await page.clock.install()
  for (const name of ['Bashir', 'Ali'])
    await placeOrder(page.request, { customerName: name, customerPhone: `+91 94190 2222${name.length}`, quantity: 2 })
  for (const { queue, words, act, none } of CHAIN) {
    await page.goto(`/admin-orders?queue=${queue}`)
    await expect(page.locator('main tbody tr')).toHaveCount(2)
    await page.getByRole('checkbox', { name: 'Select all orders of this page' }).click()
    await act(page, bar(page).getByRole('button', { name: `${words} (2)` }))
    await pollTwice(page)
    await expect(page.getByText(none, { exact: true })).toBeVisible()
    await expect(bar(page)).toBeHidden()
    await pollTwice(page)
    await expect(bar(page)).toBeHidden()
    await expect(page.getByText('match this search')).toBeHidden()
  }
})

test('orders moved by another operator leave the selection, and the others stay', async ({ openOperatorPage }) => {
  const [page, other] = [await openOperatorPage(), await openOperatorPage()]
  const [first, second] = [
    await placeOrder(page.request, { customerName: 'Gulzar' }),
    await placeOrder(page.request, { customerName: 'Hamid' }),
  ]
  await page.goto('/admin-orders?queue=confirm')
  await page.getByRole('checkbox', { name: `Select order #${first.id}` }).click()
  await page.getByRole('checkbox', { name: `Select order #${second.id}` }).click()
  await page.getByRole('searchbox').fill('Gulzar')
  await expect(bar(page)).toContainText('2 selected, 1 not shown')
  expect((await other.request.put(`/api/orders/${second.id}/status`, { data: { status: 'confirmed' } })).status()).toBe(200)
  await expect(bar(page)).toContainText(/^1 selected/)
  await page.getByRole('searchbox').fill('')
  await expect(bar(page).getByRole('button', { name: 'Confirm (1)' })).toBeVisible()
})
