import type { Locator } from '@playwright/test'
import { ponds as pondWords } from '~/content/en/ponds'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { exampleOf, FARM, figureOf, planOf, typeFigures } from '../fixtures/browser/calculators'
import { resize } from '../fixtures/browser/frames'
import { openExample } from '../fixtures/browser/pond-page'

test('plans 1000 growers of 50 g at 10 °C in 20 m³ as you type', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/feeding-guide#calculator')
  await expect(exampleOf(page)).toContainText('1,000 growers of 50 g in water of 10 °C')
  await expect(exampleOf(page)).toContainText('The day’s feed appears here')
  await expectAccessible(page)
  await typeFigures(page, { fishCount: '1000' })
  await expect(planOf(page)).toBeHidden()
  await typeFigures(page, FARM)
  const figures = [
    ['Biomass', '50 kg'],
    ['Feed a day', '0.70 kg'],
    ['Each feed', '0.35 kg'],
    ['Feeds a day', '2'],
    ['A week', '4.9 kg'],
    ['A month', '21 kg'],
    ['Temperature factor', '0.7 at 10 °C'],
    ['Bags of 25 kg a month', '1'],
    ['Cost of these bags', '₹3,000, at ₹3,000 a bag'],
  ] as const
  for (const [label, figure] of figures) await expect(figureOf(page, label), label).toHaveText(figure)
  await expect(figureOf(page, 'Stocking density')).toContainText('2.5 kg/m³ Low')
  await expect(figureOf(page, 'Published range')).toContainText('0.65 kg to 0.75 kg a day, 1.3% to 1.5%')
  await expect(figureOf(page, 'Published range')).toContainText('Leitritz')
  await expect(planOf(page).getByText(/^Caution\. Below 12\s°C/)).toBeVisible()
  await expect(planOf(page).getByText(/^Note\. Less than 10\skg/)).toBeVisible()
  await expect(planOf(page).getByRole('img')).toHaveAccessibleName(/^You are at 10\s°C: 0\.70\skg a day\./)
  await planOf(page).getByText('The curve as a table').click()
  await expect(planOf(page).getByRole('row')).toHaveText([
    'WaterShare of the full rationFeed a day',
    'Under 8 °C0.50.50 kg',
    '8 to 12 °C, you are here0.70.70 kg',
    '12 to 18 °C11 kg',
    '18 to 22 °C0.90.90 kg',
    'Over 22 °C0.60.60 kg',
  ])
  await expect(planOf(page).getByRole('link', { name: 'Stock Stage', exact: true })).toHaveAttribute(
    'href',
    '/shop?category=stock',
  )
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await typeFigures(page, { fishCount: '5000', averageWeight: '120', waterTemp: '12' })
  await expect(figureOf(page, 'Published range')).toContainText('6.6 kg to 7.8 kg a day')
  await expect(figureOf(page, 'Published range')).toContainText(
    'Begin with the lower figure, 6.6 kg a day, as what trout leave is lost and fouls the water; give a tenth more each day, up to 12 kg,',
  )
  await expectAccessible(page)
  await typeFigures(page, { fishCount: '125000', averageWeight: '950' })
  await expect(figureOf(page, 'Biomass')).toHaveText('1,18,750 kg')
  for (const width of [320, 768, 1366]) {
    await resize(page, { width, height: 800 })
    expect((await figureOf(page, 'Biomass').boundingBox())?.height, `one line at ${width} px`).toBeLessThan(30)
    await expectNoSidewaysScroll(page)
  }
})

test('announces the plan once, sends it by WhatsApp, and warns about warm water and a crowded pond', async ({ page }) => {
  await page.goto('/feeding-guide#calculator')
  const spoken = page.getByRole('status').filter({ hasText: 'a day' })
  await typeFigures(page, FARM)
  await expect(figureOf(page, 'Feed a day')).toHaveText('0.70 kg')
  await expect(spoken).toHaveAttribute('aria-live', 'polite')
  await expect(spoken).toContainText('0.70 kg a day, in 2 feeds of 0.35 kg')
  await expect(spoken).toContainText('Stocking density 2.5 kg/m³, Low.')
  await test.step('as a WhatsApp text', async () => {
    await expect(figureOf(page, 'Cost of these bags')).toContainText('₹3,000')
    const link = planOf(page).getByRole('link', { name: 'Send by WhatsApp' })
    const address = new URL((await link.getAttribute('href')) ?? '')
    expect(address.host).toBe('wa.me')
    expect(address.searchParams.get('text')?.split('\n')).toEqual([
      'Feeding plan: 1,000 fish of 50\u00a0g (Grower)',
      'Water: 10\u00a0°C',
      'Biomass: 50\u00a0kg',
      'A day: 0.70\u00a0kg, in 2 feeds of 0.35\u00a0kg',
      'A week: 4.9\u00a0kg',
      'A month: 21\u00a0kg, 1 bag of 25\u00a0kg, ₹3,000',
      'Feed: Stock Stage',
    ])
  })
  await test.step('with warnings', async () => {
    await typeFigures(page, { ...FARM, waterTemp: '21', pondSize: '1.9' })
    await expect(planOf(page).getByText(/More than 25\skg of fish/)).toBeVisible()
    await expect(planOf(page).getByText(/feed little or nothing/)).toBeVisible()
    await expect(figureOf(page, 'Stocking density')).toContainText('High')
    await expect(figureOf(page, 'Published range')).toContainText('no figure')
  })
  await test.step('and saves its figures as a pond', async () => {
    await planOf(page).getByRole('link', { name: 'Save as a pond' }).click()
    const form = page.getByRole('dialog', { name: 'Add a pond' })
    await expect(form.getByLabel('Number of fish')).toHaveValue('1000')
    await expect(form.getByLabel('Water in m³')).toHaveValue('1.9')
    await expect(page).toHaveURL('/ponds')
  })
})

test('omits the temperature in the simple figures, and shows and orders next to them what the water needs', async ({ page }) => {
  await page.goto('/products#calculator')
  await typeFigures(page, { fishCount: '1000', averageWeight: '50', waterTemp: '10' })
  await expect(figureOf(page, 'Feed a day')).toHaveText('1 kg')
  await expect(figureOf(page, 'A month')).toHaveText('30 kg')
  await expect(figureOf(page, 'Feed a day, 10 °C')).toHaveText('0.70 kg')
  await expect(page.getByRole('status').filter({ hasText: 'a day' }), 'read aloud').toContainText('0.70 kg a day')
  await expect(planOf(page).getByRole('link').first()).toHaveText('Order 1 bag of Stock Stage Trout Feed, ₹3,000')
  await expect(planOf(page)).toContainText('Below 12 °C')
  await expect(planOf(page)).toContainText('does not adjust the ration')
  await expect(planOf(page).getByRole('link', { name: 'The full calculator' })).toHaveAttribute(
    'href',
    '/feeding-guide#calculator',
  )
  await expectAccessible(page)
  await test.step('and fits a narrow phone whose letters are twice as large', async () => {
    await resize(page, { width: 160, height: 740 })
    await expectNoSidewaysScroll(page)
  })
})

test('leads to an order of its bags, and keeps the result above a phone’s keyboard', async ({ page }) => {
  await resize(page, { width: 360, height: 560 })
  await page.goto('/feeding-guide#calculator')
  await typeFigures(page, { fishCount: '5000', averageWeight: '30' })
  const glance = page.getByText('4.5 kg a day · 6 bags a month')
  await expect(glance).toBeVisible()
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { value: 400 })
    visualViewport?.dispatchEvent(new Event('resize'))
  })
  const foot = async () => {
    const { y, height } = (await glance.locator('..').boundingBox()) ?? { y: 0, height: 0 }
    return Math.round(y + height)
  }
  await expect.poll(foot).toBe(400)
  await expect(planOf(page).getByRole('link').first()).toHaveText('Order 6 bags of Small Stage Trout Feed, ₹16,500')
  await figureOf(page, 'Feed a day').evaluate((figure) => figure.scrollIntoView({ block: 'start' }))
  await expect(glance).toBeHidden()
  await planOf(page).getByRole('link').first().click()
  await expect(page).toHaveURL('/shop?order=LTF-SMALL-25&quantity=6')
  await expect(page.getByRole('dialog', { name: 'Order Small Stage Trout Feed' })).toBeVisible()
})

test.describe('when the products call fails', () => {
  test.use({ expectedErrors: [/503.*\/api\/products/] })

  test('still calculates the bags, says why there is no cost, and retries', async ({ page }) => {
    const refusal = { status: 503, contentType: 'application/problem+json', body: '{"title":"Busy","status":503}' }
    await page.route('**/api/products', (route) => route.fulfill(refusal))
    await page.goto('/feeding-guide#calculator')
    await typeFigures(page, FARM)
    await expect(figureOf(page, 'Bags of 25 kg a month')).toHaveText('1')
    await expect(figureOf(page, 'Cost of these bags')).toContainText('could not be looked up')
    await expect(planOf(page).getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
      'href',
      /1%20bag%20of%2025%C2%A0kg%0AFeed/,
    )
    await expectAccessible(page)
    await page.unrouteAll({ behavior: 'wait' })
    await planOf(page).getByRole('button', { name: 'Try again' }).click()
    await expect(figureOf(page, 'Cost of these bags')).toHaveText('₹3,000, at ₹3,000 a bag')
  })
})

test('in dark mode, the result is visible against its background', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const lightness = (part: Locator) =>
    part.evaluate((each) => {
      const [red = 0, green = 0, blue = 0] = getComputedStyle(each).backgroundColor.match(/\d+/g)?.map(Number) ?? []
      return red + green + blue
    })
  await page.goto('/feeding-guide#calculator')
  await typeFigures(page, FARM)
  const answer = planOf(page).locator('dl').first().locator('..')
  await expect(answer).toBeVisible()
  expect(await lightness(answer)).toBeGreaterThan(await lightness(page.locator('#calculator')))
  await openExample(page, '/ponds', pondWords)
  const card = page.getByRole('article')
  expect(await lightness(card.locator('dl').first())).toBeGreaterThanOrEqual(await lightness(card))
})
