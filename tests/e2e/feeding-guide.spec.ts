import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { typeFigures } from '../fixtures/browser/calculators'
import { resize } from '../fixtures/browser/frames'

test('its contents stay at the top as a row of chips, and its fields next to a longer result', async ({ page }) => {
  await resize(page, { width: 1440, height: 900 })
  await page.goto('/feeding-guide')
  const chips = page.getByRole('navigation', { name: 'On this page' })
  expect((await chips.getByRole('link').first().boundingBox())?.height).toBe(44)
  const [field, chart] = [page.locator('[name="fishCount"]'), page.getByRole('img', { name: /^The example is at/ })]
  const column = await page.getByRole('region', { name: 'Example', exact: true }).boundingBox()
  expect((await chart.boundingBox())?.width).toBeCloseTo(column?.width ?? 0, 0)
  const before = await field.boundingBox()
  await page.mouse.wheel(0, 500)
  await expect.poll(async () => (await chips.boundingBox())?.y).toBe(0)
  expect((await field.boundingBox())?.y).toBeGreaterThan((before?.y ?? 0) - 500)
  await expect(field).toBeInViewport({ ratio: 1 })
})

test('on a phone a bar of 56 pixels shows the daily feed and the order button while the result is out of view', async ({
  page,
}) => {
  await resize(page, { width: 360, height: 560 })
  await page.goto('/feeding-guide')
  await typeFigures(page, { fishCount: '5000', averageWeight: '30' })
  const order = page.getByRole('link', { name: 'Order 6 bags of Small Stage Trout Feed, ₹16,500' }).first()
  await expect(order).toHaveText('Order')
  await expect(order).toBeInViewport({ ratio: 1 })
  expect((await order.locator('..').boundingBox())?.height).toBe(56)
  await expectAccessible(page)
  await order.click()
  await expect(page).toHaveURL('/shop?order=LTF-SMALL-25&quantity=6')
})
