import { afterEach, expect, test } from 'vitest'
import { wordsOf } from '~/content/words'
import { siteValues } from '~/domain/account/page-values'
import { SETTING_DEFAULTS } from '~/domain/account/setting-defaults'
import { LANGUAGES, type Language, pathIn } from '~/languages'
import { publicRoutes } from '~/routes'
import { site } from '~/site'
import { newCertificate, newNotice, newPhoto, newQuestion } from '../fixtures/rows/custom-content'
import { operatedServer } from '../fixtures/shops/operated-server'
import { documentOf, named, one, textOf, texts, thingsOfType } from '../fixtures/shops/served-pages'

const shop = operatedServer()

const PATH = '/api/own-words'
const pages = [...publicRoutes.map(({ path }) => path), '/shop/LTF-EARLY-25', '/404']

const htmlOf = async (path: string) => (await fetch(shop.server.url + path)).text()
const add = async (body: object) => expect((await shop.operator.post(PATH, body)).status).toBe(201)

afterEach(async () => {
  for (const { id } of await shop.operator.read(PATH)) await shop.operator.delete(`${PATH}/${id}`)
})

test.each(pages)('a notice is shown on %s only in its language, and disappears completely when removed', async (path) => {
  const addresses = LANGUAGES.map((language) => [language, pathIn(language, path)] as const)
  const before = await Promise.all(addresses.map(([, address]) => htmlOf(address)))
  const { words } = newNotice({ text_ur: '<b>بند</b> \u202eabc', text_hi: undefined })
  await add({ words })
  for (const [language, address] of addresses) {
    const first = one(await documentOf(address, shop.server.url), 'body').querySelector('body > aside')
    expect(first ? textOf(first) : undefined, address).toBe(words[`text_${language}` as keyof typeof words])
  }
  await add(newNotice({ text_en: 'Next year.', from: '2198-01-01' }))
  expect(await htmlOf(path)).not.toContain('Next year.')
  for (const { id } of await shop.operator.read(PATH)) await shop.operator.delete(`${PATH}/${id}`)
  expect(await Promise.all(addresses.map(([, address]) => htmlOf(address)))).toEqual(before)
})

test.each(LANGUAGES)('certificates are shown on the page about the company: %s', async (language) => {
  const { title, text, see, samples } = wordsOf(language, siteValues).about.certificates
  const section = async () => named(await documentOf(pathIn(language, '/about'), shop.server.url), title)
  const before = await section()
  expect(textOf(before)).toContain(title + text)
  expect(texts(before, 'dt')).toEqual([...samples.names])
  await add(newCertificate({ name: 'Paper <1> & more', imageUrl: '/uploads/paper.webp' }))
  await add(newCertificate({ name: 'Second' }))
  const shown = await section()
  expect(shown.querySelectorAll('dt')).toHaveLength(0)
  expect(texts(shown, 'summary').map(withoutIsolates)).toEqual(['Paper <1> & more', 'Second'])
  for (const said of texts(shown, 'details p')) expect(withoutIsolates(said)).toMatch(/FS 700 123.*Any Body.*2199/)
  expect(texts(shown, 'a')).toEqual([see])
  expect(one(shown, 'a').getAttribute('href')).toBe('/uploads/paper.webp')
  expect(withoutIsolates(one(shown, 'a img').getAttribute('alt') ?? '')).toContain('Paper <1> & more')
})

test.each(LANGUAGES)('a photo of the mill and its people is shown once it is there: %s', async (language) => {
  const { photos } = wordsOf(language, siteValues).about
  const shown = async () =>
    [...(await documentOf(pathIn(language, '/about'), shop.server.url)).querySelectorAll('.photos figure')].map((figure) => [
      ...['src', 'alt'].map((name) => one(figure, 'img').getAttribute(name)),
      ...[...figure.querySelectorAll('figcaption')].map((caption) => withoutIsolates(textOf(caption))),
    ])
  expect(await shown()).toEqual([])
  await add(newPhoto({ of: 'people', imageUrl: '/uploads/people.webp', caption_en: 'We <three>', caption_ur: undefined }))
  await add(newPhoto())
  const captions = { en: [[], ['We <three>']], ur: [['ہماری مل'], []], hi: [[], []] }[language]
  expect(await shown()).toEqual([
    ['/uploads/mill.webp', photos.mill, ...(captions[0] ?? [])],
    ['/uploads/people.webp', photos.people, ...(captions[1] ?? [])],
  ])
})

test('what a laboratory measured stands beside what the bag states, on the page of its feed', async () => {
  const page = (sku: string, language = '') => documentOf(`${language}/shop/${sku}`, shop.server.url)
  await add(newCertificate({ name: 'Analysis', sku: 'LTF-STOCK-25', protein: '39.2%', moisture: '7.1%' }))
  await add(newCertificate({ name: 'Without figures', sku: 'LTF-STOCK-25' }))
  const measured = one(await page('LTF-STOCK-25'), '#measured')
  expect(texts(measured, 'tbody tr')).toEqual(['Protein38%39.2%', 'Moisture8% max7.1%'])
  expect(withoutIsolates(textOf(measured))).toMatch(/Analysis: FS 700 123, Any Body of Certification, valid until/)
  expect(texts(one(await page('LTF-STOCK-25', '/hi'), '#measured'), 'h2')).toEqual(['लैब की जाँच'])
  expect((await page('LTF-SMALL-25')).querySelectorAll('#measured')).toHaveLength(0)
})

const withoutIsolates = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')

test.each(LANGUAGES)('added questions come after those of the shop, in order: %s', async (language: Language) => {
  const { faq } = wordsOf(language, siteValues)
  const asked = async () => texts(named(await documentOf(pathIn(language, '/'), shop.server.url), faq.title), 'summary')
  const before = await asked()
  await add(newQuestion({ order: 7 }))
  await add(newQuestion({ order: 2, question_en: 'A second?', question_hi: 'दूसरा?' }))
  const own = { en: ['A second?', 'Do you come to the farm?'], ur: [], hi: ['दूसरा?', 'क्या आप फ़ार्म पर आते हैं?'] }
  expect(await asked()).toEqual([...before, ...own[language]])
})

test('structured data has the visible questions', async () => {
  await add(newQuestion())
  const page = await documentOf('/', shop.server.url)
  const [data] = thingsOfType(page, 'FAQPage') as unknown as { mainEntity: { name: string }[] }[]
  expect(data?.mainEntity.at(-1)).toMatchObject({
    name: 'Do you come to the farm?',
    acceptedAnswer: { text: 'Yes, on Mondays.\nCall us before.' },
  })
  const [, ...paragraphs] = texts(named(page, 'Questions farmers ask'), 'details:last-of-type > *')
  expect(paragraphs).toEqual(['Yes, on Mondays.', 'Call us before.'])
})

test.each(LANGUAGES)('emptied default content disappears completely: %s', async (language) => {
  const { about } = wordsOf(language, siteValues)
  const page = () => documentOf(pathIn(language, '/about'), shop.server.url)
  const keys = ['footer_text', 'motto', 'site_credit', 'about_story', 'copyright_year']
  const years = ['milestone_start', 'milestone_stages', 'milestone_analysis', 'milestone_shop']
  const save = async (key: string, value: string) =>
    expect((await shop.operator.put(`/api/settings/${key}`, { value })).status, key).toBe(200)
  const headings = async () => texts(await page(), 'main h2')
  const before = await headings()
  expect(before).toEqual(expect.arrayContaining([about.story.title, about.journey.title]))
  const footer = await page().then((shown) => texts(shown, 'body > footer .fine span'))
  for (const key of [...keys, ...years.slice(1)]) await save(key, '')
  await save('milestone_start', '1999')
  expect(await headings()).toEqual(before.filter((heading) => heading !== about.story.title))
  expect(texts(await page(), '#journey li').map((step) => step.slice(0, 4))).toEqual(['1999'])
  const left = texts(await page(), 'body > footer .fine span')
  expect([footer.length, left.length, left[0]?.includes(site.since)]).toEqual([3, 1, false])
  expect((await page()).querySelectorAll('body > footer section:first-of-type p')).toHaveLength(0)
  await save('milestone_start', '')
  expect(await headings()).not.toContain(about.journey.title)
  const at = (key: string) => (SETTING_DEFAULTS as Record<string, string>)[key] ?? ''
  for (const key of [...keys, ...years]) await save(key, at(key))
  for (const key of keys.slice(0, 4)) for (const other of ['ur', 'hi']) await save(`${key}_${other}`, at(`${key}_${other}`))
})
