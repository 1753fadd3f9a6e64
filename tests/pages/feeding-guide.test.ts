import { beforeAll, expect, test } from 'vitest'
import { all, documentOf, linksOf, named, one, textOf, texts } from '../fixtures/shops/served-pages'

let page: Document
beforeAll(async () => {
  page = await documentOf('/feeding-guide')
})

test('gives each life stage its rate, feeds and hours', () => {
  const table = one(named(page, 'Feeding schedule'), 'table')
  const rows = all(table, 'tbody tr').map((row) => [textOf(row.querySelector('th')), ...texts(row, 'td')])
  expect(rows).toEqual([
    ['Fry', '5%', '5 kg', '10', 'Every hour from 8 to 5'],
    ['Fingerling', '3%', '3 kg', '4', '8, 11, 2 and 5 o’clock'],
    ['Grower', '2%', '2 kg', '2', '9 and 4 o’clock'],
    ['Broodstock', '1.5%', '1.5 kg', '2', '9 and 4 o’clock'],
  ])
})

test('links from its contents to each part', () => {
  const links = linksOf(named(page, 'On this page'))
  expect(links.map(([label]) => label)).toContain('Trouble')
  for (const [, part] of links) expect(page.querySelectorAll(`section${part}`), String(part)).toHaveLength(1)
})

test('shows what to do when fish stop eating, with the other problems closed', () => {
  const troubles = all(named(page, 'When something is wrong'), 'details')
  const open = troubles.filter((trouble) => trouble.hasAttribute('open'))
  expect(open.map(textOf)).toEqual([expect.stringContaining('Stop feeding at once.')])
  expect(troubles.map(textOf).join()).toContain('Pellets left on the floorSkip the next feed and clean the floor.')
})

test('names the source of each figure from elsewhere', () => {
  const marks = all(page, 'a[aria-label^="Source "]')
  expect(marks.length).toBeGreaterThan(5)
  for (const mark of marks) expect(textOf(page.querySelector(mark.getAttribute('href') ?? ''))).toMatch(/\S{4}/)
  expect(texts(named(page, 'Sources'), 'li').filter((source) => source.includes('Leitritz'))).toHaveLength(1)
})

test('shows what the water allows', () => {
  const water = textOf(named(page, 'What the water allows'))
  for (const range of ['12 to 18 °C', '7 mg/L or more', '15 to 25 kg/m³']) expect(water).toContain(range)
  expect(all(named(page, 'Best practices'), 'ol > li')).toHaveLength(7)
})

/** The sorted numbers of a page, without bidi isolates. */
const figuresOf = (of: Document) =>
  one(of, 'main')
    .innerHTML.replace(/<(script|style).*?<\/\1>|<[^>]*>|[\u2068\u2069]/gs, ' ')
    .match(/\d[\d.,]*\d|\d/g)
    ?.sort()

test.each(['ur', 'hi'])(
  'shows the figures of the English guide in %s, and leads to the shop in that language',
  async (language) => {
    const translated = await documentOf(`/${language}/feeding-guide`)
    expect(figuresOf(page)?.length).toBeGreaterThan(100)
    expect(figuresOf(translated)).toEqual(figuresOf(page))
    const toShop = all(translated, '#calculator a[href*="shop"]').map((link) => link.getAttribute('href'))
    expect(toShop).toEqual([`/${language}/shop?category=stock`])
  },
)
