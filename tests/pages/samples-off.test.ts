import { beforeAll, expect, test } from 'vitest'
import { wordsOf } from '~/content/words'
import { siteValues } from '~/domain/account/page-values'
import { pricePerKilogram } from '~/domain/catalog/products'
import type { Product } from '~/domain/catalog/schema'
import { DISTRICTS } from '~/domain/district-names'
import { formatRupees } from '~/domain/money'
import { LANGUAGES, type Language, pathIn } from '~/languages'
import { publicRoutes } from '~/routes'
import { newProduct } from '../fixtures/rows/products'
import { operatedServer } from '../fixtures/shops/operated-server'
import { documentOf, one, textOf } from '../fixtures/shops/served-pages'

const shop = operatedServer()

const CHARGE = '470'
const FREE = /\bfree\b|مفت|मुफ़्त/i

/** The texts shown when the shop has set its own values. */
function namedIn(language: Language) {
  const { about, team, faq } = wordsOf(language, siteValues)
  return [...about.certificates.samples.names, about.certificates.samples.text, team.sample, faq.banking.sample]
}

/** The texts of the samples in a language. */
function samplesIn(language: Language) {
  const { badges, before, reviews } = wordsOf(language, siteValues).home.featured
  const around = reviews('|')
    .replaceAll(/[()\u2066-\u2069]/g, '')
    .split('|')
    .map((part) => part.trim())
  return [...namedIn(language), '★', badges['Best Seller'], badges.Premium, before, ...around.filter(Boolean)]
}

beforeAll(async () => {
  await shop.operator.put('/api/settings/show_sample_figures', { value: 'false' })
  for (const place of DISTRICTS) await shop.operator.post('/api/delivery-charges', { place, amount: CHARGE })
})

const paths = [
  ...publicRoutes.map(({ path }) => path),
  ...['/shop/LTF-EARLY-25', '/shop?details=LTF-EARLY-25', '/shop?order=LTF-EARLY-25', '/?order=LTF-EARLY-25'],
]
const pages = LANGUAGES.flatMap((language) => paths.map((path) => ({ language, at: pathIn(language, path) })))

test.each(pages)(
  'with samples off $at shows no price, star, count or gift that no row accounts for',
  async ({ language, at }) => {
    const products: Product[] = await (await shop.operator.get('/api/products')).json()
    // The price of several bags of a feed, as the line shows it.
    const bags = (price: string) => [1, 2, 3].map((count) => String(Number(price) * count))
    const accounted = [CHARGE, ...products.flatMap((product) => [...bags(product.price), pricePerKilogram(product) ?? ''])]
    const page = await documentOf(at, shop.server.url)
    const facts = [...page.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent).join()
    expect(facts).not.toMatch(/rating|review/i)
    for (const [, price = ''] of facts.matchAll(/"price":"([^"]+)"/g)) expect(products.map((each) => each.price)).toContain(price)
    for (const hidden of page.querySelectorAll('script, style')) hidden.remove()
    const text = [
      textOf(one(page, 'body')),
      ...[...page.querySelectorAll('meta')].map((meta) => meta.getAttribute('content')),
    ].join(' ')
    expect(page.querySelectorAll('s')).toHaveLength(0)
    // The footer uses the word premium in its own text.
    const main = textOf(one(page, 'main'))
    expect(samplesIn(language).filter((words) => main.includes(words))).toEqual([])
    expect(FREE.exec(text)?.[0]).toBeUndefined()
    const prices = text.match(/₹\d[\d,]*\d(?:\.\d+)?/g) ?? []
    expect(prices.filter((price) => !accounted.filter(Boolean).map(formatRupees).includes(price))).toEqual([])
  },
)

test('with samples on, the home page shows them by position, also for a feed that the operator made', async () => {
  await shop.operator.put('/api/settings/show_sample_figures', { value: 'true' })
  await shop.operator.post('/api/products', newProduct())
  const text = textOf(one(await documentOf('/', shop.server.url), 'main'))
  for (const words of ['Best Seller', '₹3,500', '★ 4.7', '(100 reviews)', '₹3,700', '★ 4.8', '(125 reviews)'])
    expect(text).toContain(words)
})

test.each(LANGUAGES)('with samples on, the pages in %s mark samples, and structured data has none', async (language) => {
  const shown = { said: '', facts: '' }
  for (const path of ['/', '/about', '/team']) {
    const page = await documentOf(pathIn(language, path), shop.server.url)
    shown.facts += [...page.querySelectorAll('script[type="application/ld+json"]')].map(textOf).join()
    shown.said += textOf(one(page, 'main'))
  }
  for (const words of namedIn(language)) {
    expect(shown.said).toContain(words.trim())
    expect(shown.facts).not.toContain(words.trim())
  }
})

test('a value of the operator replaces its sample on an already built page', async () => {
  const { about, team, faq } = wordsOf('en', siteValues)
  await shop.operator.put('/api/settings/leader_director', { value: 'Bashir Ahmad' })
  await shop.operator.put('/api/settings/banking_partner', { value: 'Wular Bank' })
  const certificate = { kind: 'certificate', name: 'Licence 12', number: '12', issuer: 'The mill', validUntil: '2999-12-31' }
  expect((await shop.operator.post('/api/own-words', { words: certificate })).status).toBe(201)
  const main = async (path: string) => one(await documentOf(path, shop.server.url), 'main')
  const names = [...(await main('/team')).querySelectorAll('.name')].map(textOf)
  expect(names).toEqual(['Bashir Ahmad', team.sample, team.sample, team.sample])
  expect(textOf(await main('/'))).not.toContain(faq.banking.sample.trim())
  expect(textOf(await main('/about'))).toContain('Licence 12')
  expect(textOf(await main('/about'))).not.toContain(about.certificates.samples.text)
})
