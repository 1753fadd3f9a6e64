import type { Locator, Page } from '@playwright/test'
import type { ponds as english } from '~/content/en/ponds'
import { messageParamsIn } from '~/content/message-params'
import type { Shape } from '~/content/shape'
import { feedingPlan as urduPlan } from '~/content/ur/calculators'
import { ponds as urdu } from '~/content/ur/ponds'
import { expect, test } from '../fixtures/browser/browser'
import { FARM, figureOf, planOf, translatedPlanOf, typeFigures } from '../fixtures/browser/calculators'
import { resize } from '../fixtures/browser/frames'
import { A4, expectInkOn, PAPERS, pagesOn } from '../fixtures/browser/paper'

test('prints only the plan, on one page of any paper, in black on white', async ({ page }) => {
  await page.goto('/feeding-guide#calculator')
  await typeFigures(page, { ...FARM, pondSize: '1.9' })
  await expect(figureOf(page, 'Cost of these bags')).toContainText('₹')
  for (const paper of PAPERS) {
    await expectInkOn(page, paper, planOf(page))
    expect(await pagesOn(page, paper)).toEqual([{ sides: paper.sides, isWritten: true }])
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Feeding plan', exact: true })).toBeVisible()
  await expect(planOf(page)).toContainText('Lidder Trout Feeds')
  await expectMarkAndLine(planOf(page))
  await expect(planOf(page)).toContainText('Number of fish: 1,000 · Average weight in grams: 50')
  await expect(planOf(page)).toContainText(String(new Date().getFullYear()))
  for (const role of ['banner', 'contentinfo', 'textbox', 'button'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByRole('heading')).toHaveCount(1)
})

/** Asserts that a sheet has the company's mark and a whole trout for each weight of its line. */
async function expectMarkAndLine(sheet: Locator) {
  const line = sheet.locator('.bands')
  await expect(line.locator('text')).toHaveText(['Early', 'Small', 'Stock', '1 g', '5 g', '15 g', '50 g', '300 g'])
  for (const fish of await line.locator('use').all()) expect((await fish.boundingBox())?.width).toBeGreaterThan(5)
  const [mark, drawn] = [await sheet.locator('svg').first().boundingBox(), await line.boundingBox()]
  expect(mark?.width).toBe(32)
  expect(drawn?.height).toBeLessThan(70)
  expect((mark?.y ?? 0) + 32).toBeLessThanOrEqual(drawn?.y ?? 0)
}

test('prints a guide without figures as blank lines, in all languages', async ({ page }) => {
  for (const path of ['/feeding-guide', '/ur/feeding-guide', '/hi/feeding-guide']) {
    await page.emulateMedia({ media: null })
    await page.goto(path)
    // The page stores typed figures for the next page.
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    const sheet = page.locator('[data-printed]')
    await expect(sheet).toHaveCount(1)
    expect(await pagesOn(page, A4)).toEqual([{ sides: A4.sides, isWritten: true }])
    await page.emulateMedia({ media: 'print' })
    await expect(sheet.locator('dt')).toHaveCount(11)
    for (const text of await page.locator('main :is(h2, p, dt, dd):visible').allInnerTexts()) expect(text).not.toMatch(/\d/)
    if (path === '/feeding-guide') await expectMarkAndLine(sheet)
    await expect(page.getByRole('banner')).toBeHidden()
    await page.emulateMedia({ media: null })
    await page.locator('#calculator').getByRole('textbox').first().fill('1000')
    await page.emulateMedia({ media: 'print' })
    await expect(sheet.locator('dd').filter({ hasText: '1,000' })).toHaveCount(1)
  }
})

test.describe('in Urdu', () => {
  test.use({ locale: 'ur' })

  test('prints the plan on one page of any paper, in black on white', async ({ page }) => {
    await page.goto('/ur/feeding-guide#calculator')
    for (const [index, figure] of Object.values({ ...FARM, pondSize: '1.9' }).entries())
      await page.locator('#calculator').getByRole('textbox').nth(index).fill(figure)
    const plan = translatedPlanOf(page, 'ur')
    await expect(plan).toContainText('₹')
    await expect(plan.getByText(urduPlan(messageParamsIn('ur')).actions.print)).toBeVisible()
    for (const paper of PAPERS) {
      await expectInkOn(page, paper, plan)
      expect(await pagesOn(page, paper)).toEqual([{ sides: paper.sides, isWritten: true }])
    }
  })

  test('prints the record of a pond over the paper’s width, without a blank page', ({ page }) =>
    printRecord(page, '/ur/ponds', urdu))
})

test('prints the line with its figures, without the slider, in black on white', async ({ page }) => {
  await page.goto('/')
  const line = page.locator('#line')
  await expect(line.getByRole('slider')).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(line.getByRole('slider')).toHaveCount(0)
  for (const width of [718, 1046]) {
    await resize(page, { width, height: 700 })
    await expect(line.locator('.scale > svg:visible')).toHaveCount(1)
  }
  const colours = await line
    .locator('.answer, .answer :is(dt, dd, strong)')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).color))
  expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']))
  await expect(page.locator('.hero img')).toBeHidden()
})

async function printRecord(page: Page, path: string, { today, keeping }: Shape<typeof english>) {
  await page.goto(path)
  await page.getByRole('button', { name: today.empty.example, exact: true }).click()
  await page.getByRole('button', { name: today.views.record, exact: true }).click()
  const record = page.getByRole('region', { name: keeping.record.title(today.example.name), exact: true })
  await expect(record).toBeVisible()
  for (const paper of PAPERS) {
    await expectInkOn(page, paper, record)
    const pages = await pagesOn(page, paper)
    expect(pages).toEqual(pages.map(() => ({ sides: paper.sides, isWritten: true })))
  }
}

test('prints only the wall chart, on one A4 page, in black on white, in all languages', async ({ page }) => {
  for (const path of ['/wall-chart', '/ur/wall-chart', '/hi/wall-chart']) {
    await page.emulateMedia({ media: null })
    await page.goto(path)
    const sheet = page.locator('[data-printed]')
    await expectInkOn(page, A4, sheet)
    expect(await pagesOn(page, A4)).toEqual([{ sides: A4.sides, isWritten: true }])
    await page.emulateMedia({ media: 'print' })
    for (const role of ['banner', 'contentinfo', 'button'] as const) await expect(page.getByRole(role)).toHaveCount(0)
    // The pellets have the sizes stated in the rows.
    const widths = await sheet
      .locator('.pellets svg:first-child')
      .evaluateAll((all) => all.map((each) => each.getAttribute('width')))
    expect(widths).toEqual(['1.5mm', '2.5mm', '4.0mm'])
  }
})
