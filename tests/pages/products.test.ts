import { beforeAll, expect, test } from 'vitest'
import { versioned } from '~/domain/catalog/versioned'
import { all, documentOf, linkTo, named, one, textOf, texts } from '../fixtures/shops/served-pages'

const STAGES = [
  ['Early Stage Trout Feed', ['under 15 g', '1.5 mm', '46%', '15 KJ/GM'], 'early'],
  ['Small Stage Trout Feed', ['15 to 49 g', '2.5 mm', '42%', '14 KJ/GM'], 'small'],
  ['Stock Stage Trout Feed', ['from 50 g', '4.0 mm', '38%', '13 KJ/GM'], 'stock'],
] as const

let page: Document
beforeAll(async () => {
  page = await documentOf('/products')
})

test.each(STAGES)('compares %s by fish, pellet, protein and energy, and links to its price', (stage, figures, category) => {
  const card = all(page, 'li').find(
    (item) => texts(page, 'h3').includes(stage) && item.querySelector('h3')?.textContent === stage,
  )
  if (!card) return expect.fail(`${stage} has no card.`)
  for (const figure of figures) expect(textOf(card)).toContain(figure)
  expect(linkTo(card, `Price and stock, ${stage}`).getAttribute('href')).toBe(`/shop?category=${category}`)
})

test('has the line before the stages and the analysis, and each bag once', () => {
  const sections = all(page, 'main > section').map(({ id }) => id)
  expect(sections).toEqual(['line', 'stages', 'analysis', 'calculator', 'promise'])
  const pictures = all(page, 'main img').map((picture) => picture.getAttribute('src'))
  expect(pictures).toEqual(['early', 'small', 'stock'].map((stage) => versioned(`/pictures/bag-${stage}-240.webp`)))
})

test('shows the analysis as a table of six figures for three stages', () => {
  const table = one(named(page, 'What is in the bag'), 'table')
  expect(texts(table, 'th[scope="col"]')).toEqual([
    'Figure',
    'Early Stage Trout Feed',
    'Small Stage Trout Feed',
    'Stock Stage Trout Feed',
  ])
  expect(all(table, 'tbody tr')).toHaveLength(6)
  const protein = all(table, 'tbody tr').find((row) => textOf(row).startsWith('Protein'))
  expect(protein && texts(protein, 'td')).toEqual(['46%', '42%', '38%'])
})

test('states three quality promises', () => {
  expect(all(named(page, 'Our quality promise'), 'li')).toHaveLength(3)
})

test.each([
  ['/products', '50 kg × 2% = 1 kg a day'],
  ['/feeding-guide', '50 kg × 1.4% = 0.70 kg a day'],
])('without scripts, %s shows its worked example once, and its calculator leads to the line', async (path, sum) => {
  const document = await documentOf(path)
  const example = named(document, 'Example')
  expect(textOf(example)).toContain(sum)
  expect(document.documentElement.outerHTML.replaceAll('&nbsp;', ' ').split(sum)).toHaveLength(2)
  expect(textOf(one(example, '[data-scripted]:has(button)'))).toContain('Try these figures')
  expect(texts(document, 'style').join('').replaceAll(' ', '')).toMatch(
    /@media\(scripting:none\)\{[^@{]*\[data-scripted\]\{display:none/,
  )
  expect(one(document, '#calculator form').getAttribute('action')).toBe('/#line')
  expect(textOf(one(document, '#calculator form [type="submit"]'))).toBe('Work it out')
  expect(linkTo(one(document, '#calculator noscript'), 'The feeding schedule').getAttribute('href')).toMatch(/#schedule$/)
})

test('links to the shop’s price of a stage', async () => {
  const shop = await documentOf('/shop?category=small')
  expect(texts(shop, 'main li h3')).toEqual(['Small Stage Trout Feed'])
  expect(textOf(one(shop, 'main'))).toContain('₹2,750')
})
