import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteValues } from '~/domain/account/page-values'
import { INQUIRY_TYPES } from '~/domain/contacts/contact-subjects'
import { DISTRICTS } from '~/domain/district-names'
import { districtCalled } from '~/domain/districts'
import { FEEDING_HOURS, FEEDING_RATES } from '~/domain/feeding/feeding'
import { LIFE_STAGES } from '~/domain/feeding/stages'
import { LANGUAGES } from '~/languages'
import { publicRoutes } from '~/routes'
import { site } from '~/site'
import { questionsOf } from './faq'
import { schedule } from './feeding-guide'
import { wordsOf } from './words'

const words = wordsOf('en', siteValues)
const { about, pages } = words

test.each(publicRoutes)('gives $path a title and a description short enough for search results', ({ path }) => {
  const { title, description } = pages[path]
  expect(`${title} · ${site.name}`.length).toBeLessThanOrEqual(60)
  expect(description.length).toBeGreaterThan(70)
  expect(description.length).toBeLessThanOrEqual(155)
})

test('gives each page a different title', () => {
  const all = Object.values(pages)
  expect(new Set(all.map(({ title }) => title)).size).toBe(publicRoutes.length)
  expect(new Set(all.map(({ description }) => description)).size).toBe(publicRoutes.length)
})

test.each(LANGUAGES)('recognises each district by its name in %s', (language) => {
  const { districts } = wordsOf(language, siteValues)
  for (const district of DISTRICTS) expect(districtCalled(districts[district]), district).toBe(district)
})

test('uses the calculator’s rates in the feeding schedule', () => {
  expect(schedule.map(({ lifeStage, rate, feeds }) => [lifeStage, rate, feeds])).toEqual([
    ['fry', '5%', 10],
    ['fingerling', '3%', 4],
    ['grower', '2%', 2],
    ['broodstock', '1.5%', 2],
  ])
})

test('lists one hour for each feed of a day', () => {
  for (const lifeStage of LIFE_STAGES) expect(FEEDING_HOURS[lifeStage], lifeStage).toHaveLength(FEEDING_RATES[lifeStage].feeds)
})

test('keeps the subject that the dashboard counts', () => {
  expect(INQUIRY_TYPES).toContain('Product Inquiry')
})

test('states the protein and dry matter of a bag', () => {
  expect(about.protein.inBag('early')).toBe('11.5\u00a0kg of a 25\u00a0kg bag')
  expect(about.dryMatter.inBag).toBe('23\u00a0kg of a 25\u00a0kg bag')
})

test('asks each question once, and answers with the contact figures', () => {
  const questions = questionsOf(words)
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length)
  const answer = questions.at(-1)?.answer ?? ''
  for (const figure of ['1 ton', '5 tons', '24 hours']) expect(answer).toContain(figure)
})

test('separates the sources of an answer with the punctuation of the language', () => {
  const sources = questionsOf(wordsOf('ur', siteValues)).map(({ source }) => source)
  expect(sources.filter((source) => source.includes('؛ '))).toHaveLength(3)
  expect(sources.join()).not.toContain('; ')
})

test('has no addresses of other sites and no leftovers in the texts', () => {
  const folder = new URL('.', import.meta.url)
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.ts$/.test(name)))
    expect(readFileSync(new URL(file, folder), 'utf8'), file).not.toMatch(/lorem|TODO|https?:(?!\/\/schema\.org)|TBD/i)
})
