import { beforeAll, expect, inject, test } from 'vitest'
import { wordsOf } from '~/content/words'
import { siteValues } from '~/domain/account/page-values'
import { seededCompany } from '../fixtures/rows/new-values'
import { all, documentOf, linkTo, named, one, textOf, texts } from '../fixtures/shops/served-pages'

const { faq, home, line } = wordsOf('en', { ...siteValues, ...seededCompany })
const tiles = [
  { ...home.highlights.pellets, path: '/products' },
  { ...home.highlights.weight, path: '/feeding-guide#calculator' },
  { ...home.highlights.mill, path: '/contact' },
]

let page: Document
beforeAll(async () => {
  page = await documentOf('/')
})

test('has its sections in order, including the four link targets', () => {
  const wanted = ['Gallery', 'Featured products', 'Our products', 'Feeding guide', 'Team', 'Questions farmers ask', 'Contact']
  expect(texts(page, 'main h2').filter((heading) => wanted.includes(heading))).toEqual(wanted)
  expect(texts(page, 'h1')).toEqual([expect.stringMatching(/Trout feed for Kashmir/)])
  const ids = all(page, 'main section[id]').map(({ id }) => id)
  const linked = ['products', 'feeding-guide', 'team', 'contact']
  expect(ids.filter((id) => linked.includes(id))).toEqual(linked)
})

test('has the line with three linked highlight tiles before the text about the company', () => {
  expect(texts(page, 'main h2').slice(0, 5)).toEqual([line.title, ...tiles.map(({ title }) => title), home.about.title])
  for (const { title, link, path } of tiles) {
    const tile = all(page, 'li').find((item) => textOf(item.querySelector('h2')) === title)
    expect(tile && linkTo(tile, link).getAttribute('href')).toBe(path)
  }
})

test('has no picture twice', () => {
  const sources = all(page, 'main img').map((image) => image.getAttribute('src'))
  expect(sources.length).toBeGreaterThan(5)
  expect(new Set(sources).size).toBe(sources.length)
})

test('Buy Now on a featured card links to the shop, with no form open', () => {
  const featured = named(page, 'Featured products')
  const buttons = all(featured, 'a').filter((link) => textOf(link).startsWith('Buy Now'))
  expect(new Set(buttons.map((link) => link.getAttribute('href')))).toEqual(new Set(['/shop']))
  expect(page.querySelectorAll('dialog[open]')).toHaveLength(0)
})

test('View Products leads to three stages, each with fish, price and stock', async () => {
  const stages = all(named(page, 'Our products'), 'li')
  expect(stages.map((stage) => textOf(one(stage, 'h3')))).toEqual(['Fish under 15 g', 'Fish 15 to 49 g', 'Fish from 50 g'])
  const small = stages[1] as Element
  for (const words of ['Small Stage Trout Feed', '2.5 mm', '42%', '14 KJ/GM', '₹2,750', '25 kg', '₹110 a kg', 'In Stock'])
    expect(textOf(small)).toContain(words)
  const path = linkTo(small, 'Order Small Stage Trout Feed').getAttribute('href') ?? ''
  expect(path).toBe('/shop?order=LTF-SMALL-25')
  expect(textOf(one(await documentOf(path), 'dialog[open] h2'))).toBe('Order Small Stage Trout Feed')
})

test('marks the banking partner as a sample until one is set', () => {
  const heading = all(page, 'h3').find((each) => textOf(each) === 'Banking partner')
  expect(textOf(heading?.nextElementSibling)).toBe(faq.banking.sample + faq.banking.check)
  expect(textOf(one(page, 'main'))).not.toMatch(/placeholder|to be named/i)
})

test('shows the products with badge, old price, rating, reviews and delivery', () => {
  const card = (name: string) =>
    all(named(page, 'Featured products'), 'li').find((item) => textOf(item).includes(name)) ?? expect.fail(name)
  const early = card('Early Stage Trout Feed')
  for (const words of ['Best Seller', '₹2,500', '₹3,000', '4.5', '(50 reviews)', 'Free delivery', '46%', '1.5 mm', '15 KJ/GM'])
    expect(textOf(early)).toContain(words)
  expect(textOf(one(early, 's'))).toContain('₹3,000')
  expect(textOf(card('Small Stage Trout Feed'))).toContain('New')
  expect(textOf(card('Stock Stage Trout Feed'))).toContain('4.7')
})

test('without scripts the gallery shows its three pictures', async () => {
  const pictures = all(named(page, 'Gallery'), 'img').map((picture) => picture.getAttribute('src'))
  expect(pictures).toHaveLength(3)
  for (const source of pictures) expect((await fetch(`${inject('shopUrl')}${source}`)).status).toBe(200)
})
