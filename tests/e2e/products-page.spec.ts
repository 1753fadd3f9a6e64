import { expect, test } from '../fixtures/browser'
import { expectAccessible, seeWhole } from '../fixtures/pages'

const STAGES = [
  ['Early Stage', 'under 15 g', '1.5mm', '46%', '15 KJ/GM', 'early'],
  ['Small Stage', '15 to 50 g', '2.5mm', '42%', '14 KJ/GM', 'small'],
  ['Stock Stage', 'over 50 g', '4.0mm', '38%', '13 KJ/GM', 'stock'],
] as const

test.beforeEach(({ page }) => page.goto('/products'))

test('compares the three stages by fish, pellet, protein and energy', async ({ page }) => {
  for (const [stage, ...figures] of STAGES) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: stage, exact: true }) })
    for (const figure of figures.slice(0, 4)) await expect(card, stage).toContainText(figure)
    await expect(card.getByRole('link', { name: `Price and stock, ${stage}` })).toHaveAttribute(
      'href',
      `/shop?category=${figures[4]}`,
    )
  }
})

test('leads to the shop’s own price of a stage', async ({ page }) => {
  await page.getByRole('link', { name: 'Price and stock, Small Stage' }).click()
  await expect(page).toHaveURL(/\/shop\?category=small$/)
  await expect(page.getByText('₹2,750')).toBeVisible()
})

test('draws the pellets at their true ratio', async ({ page }) => {
  const radii = await page
    .getByRole('img', { name: /^Pellets drawn to one scale/ })
    .locator('circle')
    .evaluateAll((circles) => circles.map((circle) => Number(circle.getAttribute('r'))))
  const [early = 0, small = 0, stock = 0] = radii
  expect([small / early, stock / early]).toEqual([expect.closeTo(2.5 / 1.5, 5), expect.closeTo(4 / 1.5, 5)])
})

test('lays the analysis out as a table of six figures for three stages', async ({ page }) => {
  const table = page.getByRole('table', { name: 'What is in the bag' })
  await expect(table.getByRole('columnheader')).toHaveText([/Figure/, 'Early Stage', 'Small Stage', 'Stock Stage'])
  await expect(table.getByRole('row')).toHaveCount(7)
  const protein = table.getByRole('row', { name: /^Protein/ })
  await expect(protein.getByRole('cell')).toHaveText(['46%', '42%', '38%'])
})

test('promises what a buyer may hold it to', async ({ page }) => {
  await expect(page.getByRole('region', { name: 'Our quality promise' }).getByRole('listitem')).toHaveCount(3)
})

test('shows every picture and passes axe', async ({ page }) => {
  await seeWhole(page)
  await expectAccessible(page)
})
