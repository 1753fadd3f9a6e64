import { expect, test } from 'vitest'
import { pathIn } from '~/languages'
import { newOrder } from '../fixtures/rows/orders'
import { newProduct } from '../fixtures/rows/products'
import { newShowcaseImage } from '../fixtures/rows/showcase-images'
import { operatedServer } from '../fixtures/shops/operated-server'
import { all, documentOf, textOf, texts } from '../fixtures/shops/served-pages'

const shop = operatedServer()
const documentIn = (path: string) => documentOf(path, shop.server.url)
const cardOf = (page: Document, name: string) =>
  all(page, 'main .cards li').find((card) => texts(card, 'h3')[0] === name) ?? expect.fail(`${name} has no card.`)

const translations = { name_ur: 'سردی کی خوراک', description_ur: 'جاڑے میں بھی کھائے۔', name_hi: 'सर्दी का चारा' }

test('a feed has the Urdu name that the operator typed, otherwise the English one', async () => {
  await shop.operator.post('/api/products', newProduct({ translations }))
  const plain = newProduct({ name: 'Spring Feed', sku: 'SPRING' })
  await shop.operator.post('/api/products', plain)
  const urdu = await documentIn('/ur/shop')
  const card = cardOf(urdu, translations.name_ur)
  expect(textOf(card)).toContain(translations.description_ur)
  expect(card.querySelector('[lang="en"]')).toBeNull()
  const english = cardOf(urdu, plain.name).querySelector('h3 [lang="en"][dir="ltr"]')
  expect(textOf(english)).toBe(plain.name)

  const hindi = cardOf(await documentIn('/hi/shop'), translations.name_hi)
  expect(textOf(hindi.querySelector('p [lang="en"]'))).toBe(newProduct().description)
  const shown = textOf((await documentIn('/shop')).documentElement)
  for (const text of Object.values(translations)) expect(shown).not.toContain(text)
  const [order] = all(card, '[data-order]').map((button) => JSON.parse(button.getAttribute('data-order') ?? ''))
  expect(order).toMatchObject({ name: newProduct().name, shownName: translations.name_ur })
})

test('the shop in each language is searched by the names of all languages', async () => {
  const posted = await shop.operator.post(
    '/api/products',
    newProduct({ sku: 'SEARCHED', translations: { name_hi: 'ट्राउट बर्फ़ानी' } }),
  )
  expect(posted.status).toBe(201)
  const found = await documentIn(`/shop?search=${encodeURIComponent('बर्फ़ानी')}`)
  expect(texts(found, 'main .cards li h3')).toHaveLength(1)
})

test('a gallery picture has its title in the language of the page, or a marked English one', async () => {
  const title = 'मिल की तस्वीर'
  await shop.operator.post('/api/showcase-images', newShowcaseImage({ title: 'The mill', translations: { title_hi: title } }))
  const captions = async (path: string) =>
    all(await documentIn(path), 'figcaption').map((each) => [textOf(each), each.querySelector('[lang]')?.getAttribute('lang')])
  expect(await captions('/hi')).toContainEqual([title, undefined])
  expect(await captions('/ur')).toContainEqual(['The mill', 'en'])
  expect(await captions('/')).toContainEqual(['The mill', undefined])
})

test('the company’s name, address and hours are in the language of the page, or marked English', async () => {
  const urdu = { site_name_ur: 'لدر ٹراؤٹ فیڈز', company_address_ur: 'لاسی پورہ، پلوامہ', business_hours_ur: 'پیر سے ہفتہ' }
  for (const [key, value] of Object.entries(urdu)) await shop.operator.put(`/api/settings/${key}`, { value })
  const marked = async (path: string) => {
    const page = await documentIn(path)
    return [...page.querySelectorAll('footer li [lang], main dd [lang]')].map((each) => [textOf(each), each.getAttribute('lang')])
  }
  const [address, hours] = [urdu.company_address_ur, urdu.business_hours_ur].map((value) => [value, 'ur'])
  expect(await marked('/ur/contact')).toEqual([address, hours, address])
  expect((await marked('/hi/contact')).map(([, lang]) => lang)).toEqual(['hi', 'hi', 'hi'])
  for (const name of ['company_address_hi', 'business_hours_hi']) await shop.operator.put(`/api/settings/${name}`, { value: '' })
  expect((await marked('/hi/contact')).map(([, lang]) => lang)).toEqual(['en', 'en', 'en'])
  expect(await marked('/contact')).toEqual([])
  expect((await documentIn('/ur/about')).title).toContain(urdu.site_name_ur)
})

test('the home page shows a feed’s name in the language of the page', async () => {
  const products = await shop.operator.read('/api/products')
  await shop.operator.put(`/api/products/${products[0].id}`, { ...products[0], translations })
  const page = await documentIn('/ur')
  expect(texts(page, '#products li p')).toContain(translations.name_ur)
  expect(texts(page, '#featured h3')).toContain(translations.name_ur)
})

test('a renamed feed has its English name on every page until it is translated again', async () => {
  const feed = await (await shop.operator.post('/api/products', newProduct({ sku: 'RENAMED', name: 'Ice Feed' }))).json()
  const save = (changes: object) => shop.operator.put(`/api/products/${feed.id}`, { ...feed, ...changes })
  await save({ translations: { name_ur: 'برف کی خوراک' } })
  const { link } = await (await shop.operator.post('/api/orders', newOrder({ productId: feed.id, unitPrice: 3200 }))).json()
  const ordered = async () => texts(await documentIn(pathIn('ur', link)), 'tbody th')
  const sold = async () => texts(await documentIn('/ur/shop?search=Feed'), '.cards h3')
  expect([await ordered(), (await sold()).includes('برف کی خوراک')]).toEqual([['برف کی خوراک'], true])
  await save({ name: 'Snow Feed', translations: { name_ur: 'برف کی خوراک' } })
  expect((await sold()).filter((name) => /برف|Snow/.test(name))).toEqual(['Snow Feed'])
  expect(await ordered(), 'of the feed as it was ordered').toEqual(['برف کی خوراک'])
  await save({ name: 'Snow Feed', translations: { name_ur: 'برفانی خوراک' } })
  expect((await sold()).filter((name) => /برف|Snow/.test(name))).toEqual(['برفانی خوراک'])
  expect(await ordered()).toEqual(['Ice Feed'])
})

test('a picture with a new title shows its English title in all languages', async () => {
  const picture = newShowcaseImage({ title: 'The spring', translations: { title_hi: 'झरना' } })
  const { id } = await (await shop.operator.post('/api/showcase-images', picture)).json()
  await shop.operator.put(`/api/showcase-images/${id}`, { ...picture, title: 'The river' })
  const captions = texts(await documentIn('/hi'), 'figcaption')
  expect([captions.includes('The river'), captions.includes('झरना')]).toEqual([true, false])
})

test('an address, name or hours changed only in English is shown in English at once, also on built pages', async () => {
  const put = async (settings: Record<string, string>) => {
    for (const [key, value] of Object.entries(settings)) await shop.operator.put(`/api/settings/${key}`, { value })
  }
  await put({ site_name_ur: 'ولر', company_address_ur: 'لاسی پورہ', business_hours_ur: 'پیر سے ہفتہ' })
  await put({ site_name: 'Dal Feeds', company_address: 'Shed 9, Bandipora', business_hours: 'Tue-Sun 8-4' })
  for (const path of ['/ur/contact', '/ur/about']) {
    const page = await documentIn(path)
    expect(page.title).toContain('Dal Feeds')
    expect(textOf(page.body), path).toContain('Shed 9, Bandipora')
    expect(textOf(page.body), path).not.toMatch(/ولر|لاسی پورہ|پیر سے ہفتہ/)
  }
  expect(textOf((await documentIn('/ur/contact')).body)).toContain('Tue-Sun 8-4')
  await put({ company_address_ur: 'بانڈی پورہ' })
  expect(textOf((await documentIn('/ur/about')).body)).toContain('بانڈی پورہ')
})
