import sharp from 'sharp'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language, pathIn } from '~/languages'
import { megabytesOf } from '../../scripts/bench/limited'
import { newProduct } from '../fixtures/rows/products'
import { operatedServer } from '../fixtures/shops/operated-server'
import { documentOf, one } from '../fixtures/shops/served-pages'
import { TestServer } from '../fixtures/shops/server'

const PATH = '/shop/LTF-SMALL-25'
/** WhatsApp documents 600 kB; older versions of it show no picture above 300 kB. */
const MAX_BYTES = 300_000

const shop = operatedServer()

const ask = (path: string, headers: Record<string, string> = {}) => fetch(shop.server.url + path, { headers, redirect: 'manual' })
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')

/** What a chat reads of a page. */
async function told(path: string) {
  const page = await documentOf(path, shop.server.url)
  const of = (name: string) => plain(one(page, `meta[property="og:${name}"]`).getAttribute('content') ?? '')
  const url = new URL(of('image'))
  return {
    title: of('title'),
    description: of('description'),
    alt: of('image:alt'),
    size: [of('image:width'), of('image:height')],
    card: url.pathname + url.search,
  }
}

async function drawn(path: string) {
  const answer = await ask(path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.length).toBeLessThan(MAX_BYTES)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  return bytes
}

/** The largest difference from the ground in the columns of a part of a card. */
async function contrastOf(bytes: Buffer, left: number, width: number) {
  const { channels } = await sharp(await sharp(bytes).extract({ left, top: 0, width, height: 630 }).toBuffer()).stats()
  return Math.max(...channels.map(({ min, max }) => max - min))
}

const FISH: Record<Language, string> = { en: 'Fish 15 to 49 g', ur: '15 سے 49 g کی مچھلی', hi: '15 से 49 g की मछली' }
const NAMES: Record<Language, string> = {
  en: 'Small Stage Trout Feed',
  ur: 'ٹراؤٹ کی خوراک، سمال اسٹیج (Small Stage)',
  hi: 'ट्राउट चारा, स्मॉल स्टेज (Small Stage)',
}

test.each(LANGUAGES)('a chat shows name, price, bag and fish of a feed in %s, with its own picture', async (language) => {
  const { title, description, alt, size, card } = await told(pathIn(language, PATH))
  expect(title).toBe(`${NAMES[language]} · ₹2,750`)
  for (const words of ['₹2,750', '25 kg', FISH[language]])
    for (const text of [description, alt]) expect(text.replaceAll('\u00a0', ' ')).toContain(words)
  expect(alt).toContain(NAMES[language])
  expect(size).toEqual(['1200', '630'])
  expect(card).toMatch(new RegExp(`^${pathIn(language, PATH)}/card\\.jpg\\?v=[\\w-]+$`))
  const bytes = await drawn(card)
  expect(await contrastOf(bytes, 285, 630)).toBeGreaterThan(150)
  for (const left of [0, 915]) expect(await contrastOf(bytes, left, 285)).toBeLessThan(8)
})

test.each(LANGUAGES)('a card in %s is the same on a machine with other fonts, or none', async (language) => {
  const bare = await TestServer.start({ FONTCONFIG_FILE: '/none/fonts.conf', FONTCONFIG_PATH: '/none' })
  try {
    const path = `${pathIn(language, PATH)}/card.jpg`
    const bytes = Buffer.from(await (await fetch(bare.url + path)).arrayBuffer())
    expect(bytes.equals(await drawn(path))).toBe(true)
  } finally {
    await bare.remove()
  }
})

test('the cards of three languages differ, and so do those of three feeds', async () => {
  const paths = [...LANGUAGES.map((language) => pathIn(language, PATH)), '/shop/LTF-EARLY-25', '/shop/LTF-STOCK-25']
  const cards = await Promise.all(paths.map(async (path) => (await drawn((await told(path)).card)).toString('base64')))
  expect(new Set(cards).size).toBe(paths.length)
})

async function newFeed(values: Parameters<typeof newProduct>[0]) {
  const made = await shop.operator.post('/api/products', newProduct(values))
  expect(made.status).toBe(201)
  return made.json()
}

test('a new price or name changes the address and the bytes of a card; the stock changes neither', async () => {
  const path = '/shop/PRICED'
  const save = async (changed: object) => {
    const { id, version, ...row } = (await shop.operator.read('/api/products')).find(
      ({ sku }: { sku: string }) => sku === 'PRICED',
    )
    expect((await shop.operator.put(`/api/products/${id}`, { ...row, ...changed })).status).toBe(200)
    const { card, title } = await told(path)
    return { card, title, bytes: (await drawn(card)).toString('base64') }
  }
  await newFeed({ sku: 'PRICED', price: '1000.00' })
  const first = await save({})
  expect(await save({ stockQuantity: 7 })).toEqual(first)
  const dearer = await save({ price: '1100.00' })
  expect(dearer.title).toContain('₹1,100')
  const renamed = await save({ name: 'Spring Feed' })
  const heavier = await save({ weight: '50 kg' })
  for (const part of ['card', 'bytes'] as const)
    expect(new Set([first, dearer, renamed, heavier].map((each) => each[part])).size).toBe(4)
  expect((await ask(first.card)).headers.get('cache-control')).toBe('no-cache')
})

test('a card has an ETag, is kept for good at the address of its version, and is asked again elsewhere', async () => {
  const { card } = await told(PATH)
  const answer = await ask(card)
  expect(answer.headers.get('cache-control')).toContain('immutable')
  const tag = answer.headers.get('etag') ?? ''
  expect((await ask(card, { 'If-None-Match': tag })).status).toBe(304)
  for (const other of ['/card.jpg', '/card.jpg?v=other', '/card.jpg?a=1']) {
    const again = await ask(PATH + other)
    expect([again.headers.get('cache-control'), again.headers.get('etag')]).toEqual(['no-cache', tag])
  }
})

const WORDS = { latin: 'Winter Feed of the Valley ', urdu: 'سردیوں کی خوراک وادی ', hindi: 'सर्दियों का चारा घाटी श्रेष्ठ ' }

test.each(Object.entries(WORDS))(
  'a name of 120 letters in %s stays within the square, without a picture too',
  async (script, words) => {
    const name = words.repeat(10).slice(0, 119).trim()
    await newFeed({ sku: `LONG-${script}`, name, images: [] })
    const bytes = await drawn(`/shop/LONG-${script}/card.jpg`)
    for (const left of [0, 915]) expect(await contrastOf(bytes, left, 285)).toBeLessThan(8)
  },
)

/** The width of the name on a card in pixels, between two heights where only the name stands. */
async function nameWidth(sku: string, name: string) {
  await newFeed({ sku, name, images: [] })
  const part = sharp(await drawn(`/shop/${sku}/card.jpg`)).extract({ left: 300, top: 300, width: 600, height: 128 })
  const { info } = await sharp(await part.png().toBuffer())
    .trim({ threshold: 40 })
    .toBuffer({ resolveWithObject: true })
  return info.width
}

test.each([
  ['a Devanagari conjunct', 'क्ष', 'कष'],
  ['joined Urdu letters', 'بے', 'ب\u200cے'],
])('%s is shaped: narrower than its letters apart', async (what, shaped, apart) => {
  const sku = what.replaceAll(' ', '-')
  const [joined, single] = [await nameWidth(sku, shaped.repeat(5)), await nameWidth(`${sku}-APART`, apart.repeat(5))]
  expect(joined).toBeGreaterThan(20)
  expect(joined).toBeLessThan(single)
})

test.each(['https://example.com/bag.webp', '/pictures/none.webp', '/uploads/none.webp'])(
  'a feed whose picture is %s has a card with the drawing of its stage',
  async (image) => {
    const sku = `AWAY-${image.length}`
    await newFeed({ sku, images: [image] })
    await drawn(`/shop/${sku}/card.jpg`)
  },
)

test('markup in a name is text, and an unknown or hidden feed has no card', async () => {
  await newFeed({ sku: 'MARKED', name: '<b>&amp; "Feed"</span>' })
  await drawn('/shop/MARKED/card.jpg')
  await newFeed({ sku: 'HIDDEN', isActive: false })
  for (const path of ['/shop/HIDDEN', '/shop/NONE', '/ur/shop/NONE', '/shop/%', '/shop'])
    expect((await ask(`${path}/card.jpg`)).status, path).toBe(404)
  const posted = await fetch(`${shop.server.url}${PATH}/card.jpg`, { method: 'POST' })
  expect(posted.status).toBe(405)
})

/** Megabytes by which 5,000 requests may enlarge the process, and the connections that a machine accepts at once. */
const MORE_MEGABYTES = 200
const AT_ONCE = 500

/** Asks this often, `AT_ONCE` at a time. A busy machine would send more of them so late that the server gives them up. */
const askOften = (times: number, each: (index: number) => Promise<void>) =>
  Promise.all(
    Array.from({ length: AT_ONCE }, async (_, first) => {
      for (let index = first; index < times; index += AT_ONCE) await each(index)
    }),
  )

test('5,000 cards asked at once: some are to be asked for later, and the shop stays small and goes on', async () => {
  const skus = Array.from({ length: 10 }, (_, index) => `MANY-${index}`)
  for (const sku of skus) await newFeed({ sku, name: `Feed ${sku}` })
  const paths = skus.flatMap((sku) => LANGUAGES.map((language) => pathIn(language, `/shop/${sku}/card.jpg`)))
  const [known = ''] = paths
  const bytes = await drawn(known)
  const headers = { 'If-None-Match': (await ask(known)).headers.get('etag') ?? '' }
  const { pid = 0 } = shop.server
  const before = megabytesOf(pid).now
  const statuses: Record<number, number> = {}
  const count = async (path: string, answer: Response) => {
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    const body = Buffer.from(await answer.arrayBuffer())
    if (answer.status === 200 && path === known) expect(body.equals(bytes)).toBe(true)
    if (answer.status === 503) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  let slowest = 0
  const health = async () => {
    const began = performance.now()
    expect((await ask('/api/health')).status).toBe(200)
    slowest = Math.max(slowest, performance.now() - began)
  }
  const began = performance.now()
  await askOften(5000, async (each) => {
    if (each % AT_ONCE === 0) await health()
    const path = each % 3 === 0 ? known : (paths[each % paths.length] as string)
    await count(path, await ask(path, each % 2 === 0 && path === known ? headers : {}))
  })
  expect(slowest).toBeLessThan((performance.now() - began) / 3)
  expect(Object.keys(statuses)).toEqual(['200', '304', '503'])
  expect(Object.values(statuses).reduce((sum, each) => sum + each)).toBe(5000)
  for (const path of paths.slice(-3)) await drawn(path)
  expect(megabytesOf(pid).peak - before).toBeLessThan(MORE_MEGABYTES)
})

test('unknown cards wait for no drawing, however many are asked at once', async () => {
  const others: number[] = []
  await askOften(1000, async (each) => {
    const { status } = await ask(`/shop/NONE-${each}/card.jpg`)
    if (status !== 404) others.push(status)
  })
  expect(others).toEqual([])
})
