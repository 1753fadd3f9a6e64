import { expect, test } from '../fixtures/browser/browser'
import { expectNoShift, watchShifts } from '../fixtures/browser/layout-shift'
import { seedShop } from '../fixtures/shops/seeded-shop'

test.use({ shop: { name: 'office-shifts' } })

test('lists of the back office keep their place while their rows and counts come', async ({ openOperatorPage, server }) => {
  await seedShop(server, { orders: 120, contacts: 5, customers: 20 })
  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 1366, height: 768 },
  ])
    for (const [path, row] of [
      ['/admin-orders', 'of 1'],
      ['/admin-customers', 'customers'],
    ] as const) {
      const page = await openOperatorPage()
      await page.setViewportSize({ width, height })
      await watchShifts(page)
      await page.goto(path)
      await expect(page.getByRole('main').getByText(row).first()).toBeVisible()
      await expect(page.getByRole('table')).toBeVisible()
      await expectNoShift(page)
      await page.close()
    }
})
