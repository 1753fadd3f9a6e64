import { navigation, site } from '../../src/site'
import { expect, test } from '../fixtures/browser'

/** The frame of every public page: the bar at its head and the footer. */
test.beforeEach(({ page }) => page.goto('/about'))

test('the bar links to the seven pages, with Contact as a highlighted button, on a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText(navigation.map(({ label }) => label))
  for (const [index, { path }] of navigation.entries()) await expect(links.nth(index)).toHaveAttribute('href', path)
  const groundOf = (name: string) => links.filter({ hasText: name }).evaluate((link) => getComputedStyle(link).backgroundColor)
  expect(await groundOf('Contact')).not.toBe(await groundOf('Team'))
})

const footerLinks = {
  'Quick Links': [
    ['Home', '/'],
    ['About', '/about'],
    ['Products', '/products'],
    ['Feeding Guide', '/feeding-guide'],
    ['Team', '/team'],
    ['Contact', '/contact'],
  ],
  Resources: [
    ['Feeding Calculator', '/feeding-guide#calculator'],
    ['Technical Specifications', '/products'],
    ['Quality Assurance', '/about'],
    ['WhatsApp Support', `https://wa.me/${site.whatsapp}`],
  ],
} as const

for (const [name, wanted] of Object.entries(footerLinks)) {
  test(`the footer’s ${name} lead where they say`, async ({ page }) => {
    const links = page.getByRole('contentinfo').getByRole('navigation', { name }).getByRole('link')
    await expect(links).toHaveText(wanted.map(([label]) => label))
    for (const [index, [, href]] of wanted.entries()) await expect(links.nth(index)).toHaveAttribute('href', href)
  })
}

test('the footer says what the company does, since when, and who made the site', async ({ page }) => {
  const footer = page.getByRole('contentinfo')
  for (const words of [
    'advanced manufacturing facility produces premium trout feed with superior nutritional profiles and proven results in aquaculture',
    '© 2024',
    'Manufacturing Excellence in Kashmir',
    'Website by',
  ])
    await expect(footer).toContainText(words)
})

test('the footer has email and phone as links, and four social places that say that they are placeholders', async ({ page }) => {
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Email', exact: true })).toHaveAttribute('href', `mailto:${site.email}`)
  await expect(footer.getByRole('link', { name: 'Phone', exact: true })).toHaveAttribute('href', /^tel:\+\d+$/)
  for (const name of ['Facebook', 'Instagram', 'Twitter', 'Pinterest', 'Product Catalog'])
    await expect(footer.getByText(`${name} (coming soon)`)).toBeVisible()
})

test('the contact phone and the chat number are links of the footer', async ({ page }) => {
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: site.phone, exact: true })).toHaveAttribute('href', /^tel:/)
  const chat = footer.getByRole('link', { name: /^WhatsApp \+/ })
  await expect(chat).toHaveAttribute('href', `https://wa.me/${site.whatsapp}`)
  await expect(chat).toHaveAttribute('target', '_blank')
})
