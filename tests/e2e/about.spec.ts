import { expect, test } from '../fixtures/browser'
import { expectAccessible, seeWhole } from '../fixtures/pages'

test.beforeEach(({ page }) => page.goto('/about'))

test('tells the story of the mill at Lassipora', async ({ page }) => {
  await expect(page.getByRole('region', { name: 'Why we mill here' }).locator('p').filter({ hasText: 'Lassipora' })).toBeVisible()
})

test('tells the journey in four milestones', async ({ page }) => {
  const milestones = page.getByRole('region', { name: 'The journey' }).getByRole('listitem')
  await expect(milestones).toHaveText([/^2018/, /^2020/, /^2022/, /^2024/])
})

test('writes each capability’s figure beside its bar, and draws the bar as long', async ({ page }) => {
  const bars = page.getByRole('region', { name: 'What every bag is held to' })
  await expect(bars.getByRole('definition')).toHaveText(['46%', '42%', '38%', '92%'])
  const lengths = await bars.locator('rect:last-child').evaluateAll((drawn) => drawn.map((bar) => bar.getAttribute('width')))
  expect(lengths).toEqual(['46%', '42%', '38%', '92%'])
})

test('states mission and vision, and claims no certificate that it does not hold', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Our vision' })).toBeVisible()
  const certificates = page.getByRole('region', { name: 'Certificates' })
  await expect(certificates).toContainText('To be filled in by the manufacturer')
  await expect(certificates.getByRole('definition')).toHaveText([/^To follow/, /^To follow/, /^To follow/, /^To follow/])
})

test('says of its pictures that they are drawn, and passes axe', async ({ page }) => {
  await expect(page.getByRole('figure')).toHaveText([/A drawn view/, /A drawn view/])
  await seeWhole(page)
  await expectAccessible(page)
})
