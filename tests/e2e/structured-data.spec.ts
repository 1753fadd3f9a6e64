import type { Page } from '@playwright/test'
import { pages } from '../../src/content/pages'
import { formatRupees } from '../../src/rules/money'
import { navigation, site } from '../../src/site'
import { expect, test } from '../fixtures/browser'
import { addProduct } from '../fixtures/catalogue'
import { publicAddress, type Thing, thingsOf, thingsOfType } from '../fixtures/structured-data'

interface ProductThing extends Thing {
  name: string
  sku: string
  image?: string
  offers: { price: string; priceCurrency: string; availability: string }
}

const BADGES: Record<string, string> = {
  'https://schema.org/InStock': 'In Stock',
  'https://schema.org/LimitedAvailability': 'Low Stock',
  'https://schema.org/OutOfStock': 'Out of Stock',
}

for (const { path, label } of navigation) {
  test(`${path} names the company as its header does, without placeholders or ratings`, async ({ page }) => {
    await page.goto(path)
    const [company] = (await thingsOf(page)).filter(({ '@type': type }) => /^(Organization|LocalBusiness)$/.test(type))
    await expect(page.getByRole('banner').getByRole('link').first()).toHaveText(String(company?.['name']))
    expect(company?.['url']).toBe(await publicAddress(page, '/'))
    const told = JSON.stringify(await thingsOf(page))
    expect(told).not.toMatch(/00000 00000|\.example|rating|review/i)
  })

  if (path === '/') continue
  test(`${path} says the way from the home page to it`, async ({ page }) => {
    await page.goto(path)
    const [way] = await thingsOfType<Thing & { itemListElement: { position: number; name: string; item: string }[] }>(
      page,
      'BreadcrumbList',
    )
    expect(way?.itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: await publicAddress(page, '/') },
      { position: 2, name: label, item: await publicAddress(page, path) },
    ])
    await expect(page.locator('a[aria-current="page"]').first()).toHaveText(label)
  })
}

for (const [path, things] of [
  ['/', 'its featured products'],
  ['/shop', 'its products'],
] as const) {
  test(`${path} tells ${things} with the price, the stock and the picture of their cards`, async ({ page }) => {
    await page.goto(path)
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
    const products = await thingsOfType<ProductThing>(page, 'Product')
    expect(products.length).toBeGreaterThanOrEqual(3)
    for (const { name, sku, image, offers } of products) {
      const card = cards
        .filter({ hasText: /Buy Now|Out of Stock/ })
        .filter({ has: page.getByRole('heading', { name, exact: true }) })
      await expect(card.first()).toContainText(formatRupees(offers.price))
      expect(offers.priceCurrency).toBe('INR')
      if (image) await expect(card.first().locator('img')).toHaveAttribute('src', new URL(image).pathname)
      if (path === '/shop') await expect(card.filter({ hasText: sku })).toContainText(BADGES[offers.availability] ?? 'unknown')
      else await expect(card.first()).toContainText(BADGES[offers.availability] === 'Out of Stock' ? 'Out of Stock' : 'Buy Now')
    }
  })
}

test('a product’s stock is told as it stands: in stock, low, or none', async ({ page, operatorPage }) => {
  for (const [stockQuantity, availability] of [
    [10, 'InStock'],
    [9, 'LimitedAvailability'],
    [0, 'OutOfStock'],
  ] as const) {
    const { id, sku } = await addProduct(operatorPage, { stockQuantity })
    await page.goto('/shop')
    const told = (await thingsOfType<ProductThing>(page, 'Product')).find((product) => product.sku === sku)
    expect(told?.offers.availability).toBe(`https://schema.org/${availability}`)
    await operatorPage.request.delete(`/api/products/${id}`)
  }
})

test('a product named as the end of a script ends none', async ({ page, operatorPage }) => {
  const name = '</script><script>document.title="broken"</script><!--'
  const { id, sku } = await addProduct(operatorPage, { name })
  await page.goto('/shop')
  await expect(page).toHaveTitle(`${pages['/shop'].title} · ${site.name}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await thingsOfType<ProductThing>(page, 'Product')).toContainEqual(expect.objectContaining({ name, sku }))
  await operatorPage.request.delete(`/api/products/${id}`)
})

test('the home page tells its questions and answers word for word', async ({ page }) => {
  await page.goto('/')
  const shown = await page
    .locator('details[name="faq"]')
    .evaluateAll((items) =>
      items.map((item) => [item.querySelector('summary')?.textContent, item.querySelector('p')?.textContent]),
    )
  expect(shown).toHaveLength(8)
  expect(await toldQuestions(page)).toEqual(shown)
})

test('the contact page tells its quick answers word for word', async ({ page }) => {
  await page.goto('/contact')
  const answers = page.getByRole('region', { name: 'Quick answers' })
  const shown = await answers
    .locator('dt')
    .evaluateAll((terms) => terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]))
  expect(shown.length).toBeGreaterThan(0)
  expect(await toldQuestions(page)).toEqual(shown)
})

async function toldQuestions(page: Page) {
  const [faq] = await thingsOfType<Thing & { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }>(page, 'FAQPage')
  return faq?.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])
}

test.describe('the company as the operator has set it', () => {
  const settings = {
    support_phone: '+91 94190 12345',
    company_address: 'Lassipora, Pulwama 192305',
    business_hours: 'Mon-Fri 10-5',
  }

  for (const path of ['/', '/contact'] as const) {
    test(`is told on ${path} as it is shown`, async ({ page, operatorPage }) => {
      const before: { key: string; value: string }[] = await (await operatorPage.request.get('/api/settings')).json()
      for (const [key, value] of Object.entries(settings))
        await operatorPage.request.put(`/api/settings/${key}`, { data: { value } })
      await page.goto(path)
      const [business] = await thingsOfType(page, 'LocalBusiness')
      expect(business).toMatchObject({
        telephone: settings.support_phone,
        address: { streetAddress: settings.company_address, addressCountry: 'IN' },
        openingHours: 'Mo-Fr 10:00-17:00',
      })
      for (const words of Object.values(settings)) await expect(page.locator('main').getByText(words)).toBeVisible()
      for (const { key, value } of before.filter(({ key }) => key in settings))
        await operatorPage.request.put(`/api/settings/${key}`, { data: { value } })
    })
  }
})

test('what a page tells goes with it when the next page comes without a reload', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team', exact: true }).click()
  await expect(page).toHaveTitle(`${pages['/team'].title} · ${site.name}`)
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', pages['/team'].title)
  expect(JSON.stringify(await thingsOf(page))).toContain('/team"')
})
