import { expect, test } from '../fixtures/browser'
import { expectAccessible, seeWhole } from '../fixtures/pages'

test.beforeEach(({ page }) => page.goto('/team'))

test('shows who leads by their offices, and invents no person', async ({ page }) => {
  const leaders = page.getByRole('region', { name: 'Who leads' }).getByRole('listitem')
  await expect(leaders.getByRole('heading')).toHaveText([
    'Managing Director',
    'Head of Production',
    'Feed Nutritionist',
    'Quality Manager',
  ])
  for (const leader of await leaders.all()) await expect(leader).toContainText('Name to follow')
})

test('leads from each department to the contact form, with its subject', async ({ page }) => {
  const departments = page.getByRole('region', { name: 'Whom to ask' })
  await expect(departments.getByRole('term')).toHaveText(['Sales', 'Nutrition', 'Farm advice', 'Dispatch', 'Quality'])
  await departments.getByRole('link', { name: 'Product Inquiry' }).click()
  await expect(page).toHaveURL(/\/contact/)
})

test('states four values and passes axe', async ({ page }) => {
  await expect(page.getByRole('region', { name: 'How we work' }).getByRole('listitem')).toHaveCount(4)
  await seeWhole(page)
  await expectAccessible(page)
})
