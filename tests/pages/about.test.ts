import { beforeAll, expect, test } from 'vitest'
import { wordsOf } from '~/content/words'
import { siteValues } from '~/domain/account/page-values'
import { all, documentOf, named, textOf, texts } from '../fixtures/shops/served-pages'

let page: Document
beforeAll(async () => {
  page = await documentOf('/about')
})

test('tells why the feed is milled in Kashmir', () => {
  expect(texts(named(page, 'Why we mill here'), 'p').join()).toContain('here in Kashmir')
})

test('tells the journey in four milestones', () => {
  const years = texts(named(page, 'The journey'), 'li').map((milestone) => milestone.slice(0, 4))
  expect(years).toEqual(['2018', '2020', '2022', '2024'])
})

test('states for each figure its weight in a bag, and draws the bag filled accordingly', () => {
  const bars = named(page, 'What every bag must contain')
  expect(texts(bars, 'dd')).toEqual([
    '46% 11.5 kg of a 25 kg bag',
    '42% 10.5 kg of a 25 kg bag',
    '38% 9.5 kg of a 25 kg bag',
    '92% 23 kg of a 25 kg bag',
  ])
  const lengths = all(bars, 'rect:last-child').map((bar) => bar.getAttribute('width'))
  expect(lengths).toEqual(['46%', '42%', '38%', '92%'])
})

test('states mission and vision, and claims no certificate that the company does not hold', () => {
  expect(texts(page, 'h2')).toEqual(expect.arrayContaining(['Our mission', 'Our vision']))
  const { title, text, samples } = wordsOf('en', siteValues).about.certificates
  const rows = samples.names.map((name) => name + samples.text)
  expect(textOf(named(page, 'Certificates')), 'all that it says').toBe([title, text, ...rows].join(''))
  for (const name of samples.names) expect(name).toMatch(/^Sample: /)
})

test('says that its pictures are drawn', () => {
  const captions = texts(page, 'figure figcaption')
  expect(captions).toHaveLength(2)
  expect(all(page, 'figure')).toHaveLength(captions.length)
  for (const caption of captions) expect(caption).toMatch(/Drawn\.$/)
})
