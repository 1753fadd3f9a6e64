import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { typeFigures } from '../fixtures/browser/calculators'
import { resize } from '../fixtures/browser/frames'

test('leads from its contents to a part, opens a trouble there, and is accessible with all open', async ({ page }) => {
  await page.goto('/feeding-guide')
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Trouble' }).click()
  await expect(page.getByRole('heading', { name: 'When something is wrong' })).toBeInViewport()
  const troubles = page.getByRole('region', { name: 'When something is wrong' })
  await expect(troubles.getByText('Stop feeding at once.')).toBeVisible()
  const left = troubles.getByText('Skip the next feed and clean the floor.')
  await expect(left).toBeHidden()
  await troubles.getByText('Pellets left on the floor').click()
  await expect(left).toBeVisible()
  await page.getByRole('group').evaluateAll((all) => {
    for (const trouble of all) trouble.setAttribute('open', '')
  })
  await expectAccessible(page)
})

test('its contents stay at the top as a row of chips, and its fields beside an answer that is longer', async ({ page }) => {
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

test('a phone has the day’s feed and its order in a bar of 56 pixels while its answer is not seen', async ({ page }) => {
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
