import { expect, test } from 'vitest'
import { wordsOf } from '~/content/words'
import { siteValues } from '~/domain/account/page-values'
import { versioned } from '~/domain/catalog/versioned'
import { formatRupees } from '~/domain/money'
import { OTHER_LANGUAGES, pathIn } from '~/languages'
import { publicRoutes } from '~/routes'
import {
  all,
  documentOf,
  named,
  one,
  publicAddress,
  type Thing,
  textOf,
  texts,
  thingsOf,
  thingsOfType,
} from '../fixtures/shops/served-pages'

const { pages } = wordsOf('en', siteValues)
const indexed = publicRoutes.filter(({ isIndexed }) => isIndexed)

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

test.each(indexed)('$path has the company as in its header, without placeholders or ratings', async ({ path }) => {
  const page = await documentOf(path)
  const [company] = thingsOf(page).filter(({ '@type': type }) => /^(Organization|LocalBusiness)$/.test(type))
  expect(texts(page, 'header.bar a')[0]).toBe(String(company?.['name']))
  expect(company?.['url']).toBe(publicAddress(page, '/'))
  expect(JSON.stringify(thingsOf(page))).not.toMatch(/00000 00000|\.example|rating|review/i)
})

test.each(indexed.filter(({ path }) => path !== '/'))('$path has the breadcrumbs from the home page', async ({ path }) => {
  const label = pages[path].link
  const page = await documentOf(path)
  const [way] = thingsOfType<Thing & { itemListElement: object[] }>(page, 'BreadcrumbList')
  expect(way?.itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: publicAddress(page, '/') },
    { position: 2, name: label, item: publicAddress(page, path) },
  ])
})

test.each(['/', '/shop'])('%s publishes its products with the price, stock and picture of their cards', async (path) => {
  const page = await documentOf(path)
  const cards = all(page, 'main li').filter((card) => /Buy Now|Out of Stock/.test(textOf(card)))
  const products = thingsOfType<ProductThing>(page, 'Product')
  expect(products.length).toBeGreaterThanOrEqual(3)
  for (const { name, sku, image, offers } of products) {
    const card = cards.find((each) => texts(each, 'h3')[0] === name) ?? expect.fail(`${name} has no card.`)
    expect(textOf(card)).toContain(formatRupees(offers.price))
    expect(offers.priceCurrency).toBe('INR')
    if (image) expect(one(card, 'img').getAttribute('src')).toBe(versioned(new URL(image).pathname))
    const badge = BADGES[offers.availability] ?? 'unknown'
    const shown = path === '/shop' ? [sku, badge] : [badge === 'Out of Stock' ? badge : 'Buy Now']
    for (const words of shown) expect(textOf(card)).toContain(words)
  }
})

test('the structured data of the home page has no old price', async () => {
  const [early] = thingsOfType<ProductThing>(await documentOf('/'), 'Product')
  expect(early?.offers.price).toBe('2500.00')
})

const toldQuestions = (page: Document) =>
  thingsOfType<Thing & { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }>(page, 'FAQPage').flatMap(
    ({ mainEntity }) => mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]),
  )

test('the home page publishes its questions and answers word for word', async () => {
  const page = await documentOf('/')
  const shown = all(page, 'details[name="faq"]').map((item) => [one(item, 'summary').textContent, one(item, 'p').textContent])
  expect(shown).toHaveLength(8)
  expect(toldQuestions(page)).toEqual(shown)
})

test('the contact page publishes its quick answers word for word', async () => {
  const page = await documentOf('/contact')
  const shown = all(named(page, 'Quick answers'), 'dt').map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(toldQuestions(page)).toEqual(shown)
})

test.each(OTHER_LANGUAGES)(
  'what is in %s tells search engines nothing until a native reader has checked it',
  async (language) => {
    for (const path of ['/', '/contact']) {
      const page = await documentOf(pathIn(language, path))
      expect(page.querySelector('script[type="application/ld+json"]')).toBeNull()
    }
  },
)
