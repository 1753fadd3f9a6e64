import { expect, test } from '../fixtures/browser'
import { expectAccessible, seeWhole } from '../fixtures/pages'

test.beforeEach(({ page }) => page.goto('/feeding-guide'))

test('gives each life stage its rate, feeds and hours', async ({ page }) => {
  const table = page.getByRole('table', { name: 'Feeding schedule' })
  const rows = [
    ['Fry', ['5%', '5 kg', '10', 'Every hour from 8 to 5']],
    ['Fingerling', ['3%', '3 kg', '4', '8, 11, 2 and 5 o’clock']],
    ['Grower', ['2%', '2 kg', '2', '9 and 4 o’clock']],
    ['Broodstock', ['1.5%', '1.5 kg', '2', '9 and 4 o’clock']],
  ] as const
  for (const [stage, cells] of rows)
    await expect(table.getByRole('row', { name: stage }).getByRole('cell')).toHaveText([...cells])
})

test('leads from its contents to each part', async ({ page }) => {
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  for (const link of await links.all()) {
    const id = (await link.getAttribute('href')) ?? ''
    await expect(page.locator(`section${id}`), id).toHaveCount(1)
  }
  await links.filter({ hasText: 'Trouble' }).click()
  await expect(page.getByRole('heading', { name: 'When something is wrong' })).toBeInViewport()
})

test('says what to do when fish stop eating, and opens another trouble', async ({ page }) => {
  const troubles = page.getByRole('region', { name: 'When something is wrong' })
  await expect(troubles.getByText('Stop feeding at once.')).toBeVisible()
  const left = troubles.getByText('Skip the next feed and clean the floor.')
  await expect(left).toBeHidden()
  await troubles.getByText('Pellets left on the floor').click()
  await expect(left).toBeVisible()
})

test('names the source of each figure that is not its own', async ({ page }) => {
  const marks = page.getByRole('link', { name: /^Source \d+$/ })
  expect(await marks.count()).toBeGreaterThan(5)
  for (const mark of await marks.all()) {
    const source = page.locator((await mark.getAttribute('href')) ?? '')
    await expect(source).toHaveText(/\S{4}/)
  }
  const list = page.getByRole('region', { name: 'Sources' }).getByRole('listitem')
  await expect(list.filter({ hasText: 'Leitritz' })).toHaveCount(1)
})

test('tells what the water allows', async ({ page }) => {
  const water = page.getByRole('region', { name: 'What the water allows' })
  for (const range of ['12 to 18 °C', '7 mg/L or more', '15 to 25 kg/m³']) await expect(water).toContainText(range)
  await expect(page.getByRole('region', { name: 'Best practices' }).getByRole('listitem')).toHaveCount(7)
})

test('passes axe with every trouble open', async ({ page }) => {
  await page.getByRole('group').evaluateAll((troubles) => {
    for (const trouble of troubles) trouble.setAttribute('open', '')
  })
  await seeWhole(page)
  await expectAccessible(page)
})
