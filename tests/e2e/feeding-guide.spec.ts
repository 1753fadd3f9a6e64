import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/browser'

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
