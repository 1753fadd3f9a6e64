import { departments } from '../../src/content/team'
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

test('has five departments', async ({ page }) => {
  const departments = page.getByRole('region', { name: 'Whom to ask' })
  await expect(departments.getByRole('term')).toHaveText(['Sales', 'Nutrition', 'Farm advice', 'Dispatch', 'Quality'])
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    for (const { name, ask } of departments)
      test(`${name} leads to the contact form with the subject ${ask}`, async ({ page }) => {
        await page.getByRole('region', { name: 'Whom to ask' }).getByRole('link', { name: ask }).click()
        await expect(page.getByRole('heading', { name: 'Write to us' })).toBeInViewport()
        await expect(page.getByLabel('Subject')).toHaveValue(ask)
        await expect(page.getByRole('button', { name: ask, exact: true })).toHaveAttribute('aria-pressed', 'true')
      })
  })
}

test('states four values and passes axe', async ({ page }) => {
  await expect(page.getByRole('region', { name: 'How we work' }).getByRole('listitem')).toHaveCount(4)
  await seeWhole(page)
  await expectAccessible(page)
})
