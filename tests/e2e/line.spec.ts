import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/browser'
import { atBothWidths } from '../fixtures/widths'

atBothWidths(() => {
  test('the fish slides by its thumb and by keys, and says the calculator’s own figures', async ({ page }) => {
    await page.goto('/')
    const line = page.locator('form[data-line]')
    const slider = line.getByRole('slider', { name: 'Weight of one fish' })
    await line.scrollIntoViewIfNeeded()
    await slider.focus()
    await expect(slider).toHaveAttribute('aria-valuetext', '50 g, Stock Stage, 1 kg a day')
    await slider.press('End')
    await expect(line.getByLabel('Average weight in grams')).toHaveValue('1000')
    await expect(slider).toHaveAttribute('aria-valuetext', '1000 g, Stock Stage, 20 kg a day')
    await slider.press('Home')
    await expect(slider).toHaveAttribute('aria-valuetext', /^(0\.5|1) g, Early Stage, /)
    await line.getByLabel('Number of fish').fill('2000')
    await line.getByLabel('Average weight in grams').fill('120')
    await expect(line.getByText('4.8 kg', { exact: true })).toBeVisible()
    await expect(line.getByRole('link', { name: 'Order 6 bags' })).toHaveAttribute('href', '/shop?order=LTF-STOCK-25&quantity=6')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await test.step('the guide goes on with the same fish', async () => {
      await page.goto('/feeding-guide')
      await expect(page.getByLabel('Number of fish')).toHaveValue('2000')
      await expect(page.getByLabel('Average weight in grams')).toHaveValue('120')
    })
  })
})

test('the line runs from left to right in Urdu, and keeps the temperature that is known on the device', async ({ page }) => {
  await page.goto('/ur/feeding-guide')
  await page.locator('[name="fishCount"]').fill('1000')
  await page.locator('[name="averageWeight"]').fill('50')
  await page.locator('[name="waterTemp"]').fill('10')
  await expect(page.locator('#calculator')).toContainText('0.70 kg')
  await page.goto('/ur')
  const line = page.locator('form[data-line]')
  await line.scrollIntoViewIfNeeded()
  await line.getByRole('slider').focus()
  await expect(line.locator('[data-says="day"]')).toContainText('0.70 kg')
  await expect(line.locator('[data-says="feeds"]')).toContainText('10 °C')
  const places = await line
    .locator('.wide use[data-grams]')
    .evaluateAll((fish) => fish.map((each) => each.getBoundingClientRect().left))
  expect(places).toEqual([...places].sort((one, other) => one - other))
})

test('the line shows the fish that are kept once it is seen, and what was typed before its script counts', async ({ page }) => {
  const script = Promise.withResolvers<void>()
  await page.addInitScript(() => {
    localStorage.setItem('feeding_calculator_inputs', '{"fishCount":"3000","averageWeight":"20"}')
  })
  await page.goto('/')
  const line = page.locator('form[data-line]')
  await line.scrollIntoViewIfNeeded()
  await expect(line.getByLabel('Number of fish')).toHaveValue('3000')
  await expect(line.locator('[data-says="day"]')).toHaveText('1.8 kg')
  await page.route('**/slide.*.js', async (route) => {
    await script.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'domcontentloaded' })
  await line.getByLabel('Number of fish').fill('2000')
  script.resolve()
  await expect(line.locator('[data-says="day"]')).toHaveText('2 kg')
  await expect(line.getByLabel('Number of fish')).toHaveValue('2000')
})
