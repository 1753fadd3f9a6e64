import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { exampleOf, FARM, figureField, figureOf, planOf, typeFigures } from '../fixtures/browser/calculators'
import { expectNoShift, watchShifts } from '../fixtures/browser/layout-shift'

test('shows the stored figures before its scripts, and typing replaces them', async ({ page }) => {
  for (const path of ['/feeding-guide', '/hi/products']) {
    const field = page.locator('form:not([data-line]) [name="fishCount"]')
    const scripts = Promise.withResolvers<void>()
    await page.addInitScript(() => {
      localStorage.setItem('feeding_calculator_inputs', '{"fishCount":"1000","averageWeight":"30"}')
    })
    await page.unrouteAll({ behavior: 'wait' })
    await page.route('**/_astro/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await expect(field).toHaveValue('1000')
    await field.click()
    await page.keyboard.type('2')
    scripts.resolve()
    const island = page.locator('astro-island:not([ssr])', { has: field })
    await expect(island).toHaveCount(1)
    await page.keyboard.type('000')
    await expect(field).toHaveValue('2000')
    await expect(island.locator('dd').filter({ hasText: /^\W*60\s/ })).toHaveCount(1)
  }
})

test('shows the stored figures on the next page and in another language, too', async ({ page }) => {
  await page.goto('/feeding-guide#calculator')
  await typeFigures(page, { fishCount: '1000', averageWeight: '50' })
  await expect(figureOf(page, 'Biomass')).toHaveText('50 kg')
  for (const next of ['Products', 'اردو']) {
    await page.getByRole('link', { name: next, exact: true }).first().click()
    const field = page.locator('form:not([data-line]) [name="fishCount"]')
    await expect(field).toHaveValue('1000')
    await expect(page.locator('astro-island[ssr]', { has: field })).toHaveCount(1)
    await field.click()
    await page.keyboard.type('2000')
    await expect(field).toHaveValue('2000')
    await field.fill('1000')
  }
})

test('stores the inputs on the device, for both calculators, without layout shift', async ({ page }) => {
  await page.goto('/feeding-guide#calculator')
  await typeFigures(page, FARM)
  await page.getByRole('combobox', { name: 'Life stage' }).selectOption('fingerling')
  await expect(figureOf(page, 'Feed a day')).toHaveText('1.05 kg')
  await watchShifts(page)
  await page.reload()
  await expect(figureOf(page, 'Feed a day')).toHaveText('1.05 kg')
  await expect(figureField(page, 'pondSize')).toHaveValue('20')
  await expectNoShift(page)
  await page.goto('/products#calculator')
  await expect(figureOf(page, 'Feed a day')).toHaveText('1.5 kg')
  await page.getByRole('button', { name: 'Clear the fields' }).click()
  await expect(figureField(page, 'fishCount')).toHaveValue('')
  await page.reload()
  await expect(exampleOf(page)).toContainText('The day’s feed appears here')
})

test('marks an impossible value at its field, and never shows NaN', async ({ page }) => {
  await page.goto('/feeding-guide#calculator')
  await typeFigures(page, { ...FARM, fishCount: 'many', waterTemp: '54F', pondSize: '0' })
  const fishCount = figureField(page, 'fishCount')
  await expect(fishCount).toHaveAttribute('aria-invalid', 'true')
  await expect(fishCount).toHaveAccessibleDescription(/Please enter how many fish/)
  await expect(figureField(page, 'waterTemp')).toHaveAccessibleDescription(/from 0 to 35/)
  await expect(figureField(page, 'pondSize')).toHaveAccessibleDescription(/in m³, such as 20/)
  await expect(figureOf(page, 'Feed a day')).toBeHidden()
  await expectAccessible(page)
  await typeFigures(page, { fishCount: '१,०००', waterTemp: '10' })
  await expect(figureOf(page, 'Biomass')).toHaveText('50 kg')
  await expect(fishCount).not.toHaveAttribute('aria-invalid')
  await expect(planOf(page)).not.toContainText('NaN')
})

test('presets the life stage by the weight until one is chosen, then suggests the better one', async ({ page }) => {
  const stage = page.getByRole('combobox', { name: 'Life stage' })
  await page.goto('/feeding-guide#calculator')
  await typeFigures(page, { fishCount: '5000', averageWeight: '30' })
  await expect(stage).toHaveValue('fingerling')
  await expect(figureOf(page, 'Recommended feed')).toHaveText('Small Stage, for fish 15 to 49 g')
  await page.reload()
  await expect(figureOf(page, 'Biomass')).toHaveText('150 kg')
  await typeFigures(page, { averageWeight: '120' })
  await expect(stage).toHaveValue('grower')

  await stage.selectOption('Fry')
  await typeFigures(page, { averageWeight: '30' })
  await expect(stage).toHaveValue('fry')
  await expect(stage).toHaveAccessibleDescription(
    'At 30 g your fish are fingerlings. The ration and the feed for fry are meant for fish under 15 g.',
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change to Fingerling' }).click()
  await expect(stage).toHaveValue('fingerling')
  await expect(figureOf(page, 'Feed a day')).toHaveText('4.5 kg')
})
