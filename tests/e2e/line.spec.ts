import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { figureOf } from '../fixtures/browser/calculators'

test('the fish moves by its thumb and by keys, and shows the same figures as the calculator', async ({ page }) => {
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

test('the line runs from left to right in Urdu, and uses the temperature stored on the device', async ({ page }) => {
  await page.goto('/ur/feeding-guide')
  await page.locator('[name="fishCount"]').fill('2000')
  await page.locator('[name="averageWeight"]').fill('50')
  await page.locator('[name="waterTemp"]').fill('10')
  await expect(page.locator('#calculator')).toContainText('1.4 kg')
  await page.goto('/ur')
  const line = page.locator('form[data-line]')
  await line.scrollIntoViewIfNeeded()
  await line.getByRole('slider').focus()
  await expect(line.locator('[data-says="day"]')).toContainText('1.4 kg')
  await expect(line.locator('[data-says="feeds"]')).toContainText('10 °C')
  const places = await line
    .locator('.wide use[data-grams]')
    .evaluateAll((fish) => fish.map((each) => each.getBoundingClientRect().left))
  expect(places).toEqual([...places].sort((one, other) => one - other))
  await test.step('no word touches a figure', async () => {
    const gaps = await line.locator('.fish').evaluate((sentence) => {
      const inputs = [...sentence.querySelectorAll('input:not([type="hidden"])')].map((input) => input.getBoundingClientRect())
      return [...sentence.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .flatMap((node) => {
          const range = document.createRange()
          range.selectNodeContents(node)
          return [...range.getClientRects()].flatMap(({ left, right, width, top, bottom }) =>
            inputs
              .filter((box) => width > 1 && top < box.bottom && bottom > box.top)
              .map((box) => Math.max(left - box.right, box.left - right)),
          )
        })
    })
    expect(gaps.length).toBeGreaterThan(0)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(3.5)
  })
})

test('the line keeps its example when a calculator without figures starts next to it', async ({ page }) => {
  await page.goto('/products')
  const line = page.locator('form[data-line]')
  await line.scrollIntoViewIfNeeded()
  await expect(line.getByLabel('Number of fish')).toHaveValue('1000')
  const calculator = page.locator('#calculator')
  await calculator.getByLabel('Number of fish').fill('4000')
  await expect(line.getByLabel('Number of fish')).toHaveValue('4000')
  await expect(line.getByLabel('Average weight in grams')).toHaveValue('50')
  await calculator.getByRole('button', { name: 'Clear the fields' }).click()
  await expect(line.getByLabel('Number of fish')).toHaveValue('1000')
  await expect(line.locator('[data-says="day"]')).toHaveText('1 kg')
})

test('once visible, the line shows the stored fish, and input from before its script counts', async ({ page }) => {
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

const lowLine = (page: Page) => page.locator('#calculator').getByRole('slider', { name: 'Weight of one fish' })

test('in the guide, slider and typed weight are in sync, and a chosen life stage stays', async ({ page }) => {
  await page.goto('/feeding-guide')
  const [slider, weight] = [lowLine(page), page.locator('[name="averageWeight"]')]
  expect((await slider.locator('..').boundingBox())?.height).toBe(56)
  await page.locator('[name="fishCount"]').fill('1000')
  await slider.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', '1 kg')
  await expect(weight).toHaveValue('1000')
  await expect(figureOf(page, 'Feed a day')).toHaveText('20 kg')
  await page.getByLabel('Life stage').selectOption('grower')
  await weight.fill('1,5')
  await weight.fill('5')
  await expect(slider).toHaveAttribute('aria-valuetext', '5 g')
  await slider.press('ArrowRight')
  await expect(weight).toHaveValue('5')
  await expect(page.getByLabel('Life stage')).toHaveValue('grower')
  await expect(page.getByRole('status').filter({ hasText: 'At 5 g your fish are fry.' })).toBeVisible()
  await page.getByRole('button', { name: 'Change to Fry' }).click()
  await expect(page.getByLabel('Life stage')).toHaveValue('fry')
  await page.getByRole('button', { name: 'Clear the fields' }).click()
  await expect(slider).toHaveAttribute('aria-valuetext', '50 g')
  await expectAccessible(page)
})

test('the guide keeps a weight set by the slider before the calculator started', async ({ page }) => {
  const island = Promise.withResolvers<void>()
  await page.route('**/AdvancedCalculator.*.js', async (route) => {
    await island.promise
    await route.continue()
  })
  await page.goto('/feeding-guide', { waitUntil: 'domcontentloaded' })
  await lowLine(page).press('End')
  island.resolve()
  await expect(page.locator('[name="averageWeight"]')).toHaveValue('1000')
  await page.locator('[name="fishCount"]').fill('2000')
  await expect(figureOf(page, 'Feed a day')).toHaveText('40 kg')
})

test('on the products page the slider works too, and the calculator below follows it', async ({ page }) => {
  await page.goto('/products')
  const line = page.locator('form[data-line]')
  await line.scrollIntoViewIfNeeded()
  await line.getByLabel('Average weight in grams').fill('120')
  await expect(line.getByText('2.4 kg', { exact: true })).toBeVisible()
  await expect(line.getByText('₹9,000, 72 kg')).toBeVisible()
  const below = page.locator('#calculator')
  await below.getByLabel('Number of fish').focus()
  await expect(below.getByLabel('Average weight in grams')).toHaveValue('120')
})
