import { beforeAll, describe, expect, test } from 'vitest'
import { operatedServer } from '../fixtures/shops/operated-server'
import { documentOf } from '../fixtures/shops/served-pages'

const shop = operatedServer()

const said = async (path: string) => {
  const page = await documentOf(path, shop.server.url)
  const line = page.querySelector('[data-tall], [data-door-of]')?.textContent?.replaceAll(/[\u2066-\u2069]/g, '')
  return { line, form: page.querySelector('#door'), order: page.querySelector('#order') }
}

test('without a charge there is no choice of a district, also with one in the address', async () => {
  const { form, line } = await said('/shop?district=Anantnag')
  expect([form, line]).toEqual([null, undefined])
})

test('a charge of a PIN alone offers no choice', async () => {
  const charge = await shop.operator.post('/api/delivery-charges', { place: '192202', amount: '90' })
  expect((await said('/shop')).form).toBeNull()
  await shop.operator.delete(`/api/delivery-charges/${(await charge.json()).id}`)
})

const USUAL = 'Delivery from ₹300, free to some districts'

describe('with a charge', () => {
  beforeAll(async () => {
    await shop.operator.post('/api/delivery-charges', { place: 'Anantnag', amount: '300' })
  })

  test.each([
    ['/shop', USUAL],
    ['/shop?district=Anantnag', 'One bag with delivery to Anantnag: ₹2,800, ₹112 a kilo'],
    ['/shop?district=Leh', 'One bag with delivery to Leh: ₹2,500, ₹100 a kilo'],
    ['/shop/LTF-EARLY-25', USUAL],
    ['/shop/LTF-EARLY-25?district=Anantnag', 'One bag with delivery to Anantnag: ₹2,800, ₹112 a kilo'],
    ['/ur/shop?district=Anantnag', 'ایک بوری اننت ناگ تک ڈیلیوری کے ساتھ: ₹2,800، فی کلو ₹112'],
    ['/hi/shop/LTF-EARLY-25?district=Anantnag', 'एक बोरी अनंतनाग तक डिलीवरी के साथ: ₹2,800, प्रति किलो ₹112'],
    ['/shop?district=Atlantis', USUAL],
    ['/shop?district=', USUAL],
    ['/shop?district=%3Cscript%3E', USUAL],
    ['/shop/LTF-EARLY-25?district=Elsewhere', USUAL],
  ])('%s says “%s”', async (path, text) => {
    const { line, form } = await said(path)
    expect(line).toBe(text)
    expect(form?.getAttribute('data-charges')).toBe('{"Anantnag":"300.00"}')
  })

  test.each([
    ['/', USUAL],
    ['/?district=Atlantis', USUAL],
    ['/?district=Anantnag', 'One bag with delivery to Anantnag: ₹2,800, ₹112 a kilo'],
    ['/ur?district=Anantnag', 'ایک بوری اننت ناگ تک ڈیلیوری کے ساتھ: ₹2,800، فی کلو ₹112'],
    ['/hi?district=Anantnag', 'एक बोरी अनंतनाग तक डिलीवरी के साथ: ₹2,800, प्रति किलो ₹112'],
  ])('%s says “%s” on a featured card', async (path, text) => {
    expect((await said(path)).line?.trim()).toBe(text)
  })

  test.each([
    ['/', ''],
    ['/?district=Atlantis', ''],
    ['/?district=Anantnag', 'With delivery to Anantnag: ₹6,300, ₹3,150 a bag, ₹126 a kilo'],
    ['/?district=Anantnag&fishCount=100&averageWeight=50', 'One bag with delivery to Anantnag: ₹3,300, ₹132 a kilo'],
    ['/?district=Anantnag&fishCount=-1&averageWeight=50', ''],
    ['/ur?district=Anantnag', 'اننت ناگ تک ڈیلیوری کے ساتھ: ₹6,300، فی بوری ₹3,150، فی کلو ₹126'],
    ['/hi?district=Anantnag', 'अनंतनाग तक डिलीवरी के साथ: ₹6,300, प्रति बोरी ₹3,150, प्रति किलो ₹126'],
    ['/products?district=Anantnag', ''],
  ])('%s says “%s” under the bags of the line, without scripts', async (path, text) => {
    const row = (await documentOf(path, shop.server.url)).querySelector('#line [data-says="door"]')
    expect(row?.textContent?.replaceAll(/[\u2066-\u2069]/g, '')).toBe(text)
  })

  test('where a village or PIN has its own charge, no price promises more than most places', async () => {
    const charge = await shop.operator.post('/api/delivery-charges', { place: 'Kokernag', amount: '900' })
    expect((await said('/shop?district=Anantnag')).line).toBe(
      'One bag with delivery to most places in Anantnag: ₹2,800, ₹112 a kilo',
    )
    expect((await said('/ur/shop?district=Leh')).line).toBe(
      'ایک بوری لیہ کی زیادہ تر جگہوں تک ڈیلیوری کے ساتھ: ₹2,500، فی کلو ₹100',
    )
    expect((await said('/hi/shop?district=Leh')).line).toBe('एक बोरी लेह की ज़्यादातर जगहों तक डिलीवरी के साथ: ₹2,500, प्रति किलो ₹100')
    await shop.operator.delete(`/api/delivery-charges/${(await charge.json()).id}`)
  })

  test('the details of a feed say it, too, if the address has a district', async () => {
    const detailsAt = async (path: string) => (await documentOf(path, shop.server.url)).querySelector('#details')?.textContent
    expect(await detailsAt('/shop?details=LTF-EARLY-25&district=Leh')).toMatch(/One bag with delivery to .?Leh.?: .?₹2,500/)
    expect(await detailsAt('/shop?details=LTF-EARLY-25')).toContain(USUAL)
  })

  test('a price that changes is the same on card and page at once', async () => {
    const [feed] = await (await shop.operator.get('/api/products')).json()
    const path = `/shop/${feed.sku}?district=Anantnag`
    await shop.operator.put(`/api/products/${feed.id}`, { ...feed, price: '2000.00' })
    const lines = [(await said('/shop?district=Anantnag')).line, (await said(path)).line]
    expect(lines).toEqual(Array(2).fill('One bag with delivery to Anantnag: ₹2,300, ₹92 a kilo'))
  })

  test('without scripts each form of the shop, and the link of a feed’s page, keep the district and the list', async () => {
    const page = await documentOf('/shop?district=Anantnag&category=early&search=feed', shop.server.url)
    const kept = [...page.querySelectorAll('form[action$="/shop"]:not([method]), #door')].map((form) => {
      const named = (name: string) => (form.querySelector(`[name="${name}"]`) ? [name] : [])
      return ['district', 'category', 'search'].flatMap(named)
    })
    expect(kept.length).toBeGreaterThan(3)
    for (const names of kept) expect(names).toEqual(['district', 'category', 'search'])
    const feed = await documentOf('/shop/LTF-SMALL-25?district=Anantnag', shop.server.url)
    const buy = feed.querySelector('main a[href*="order="]')?.getAttribute('href') ?? ''
    const chosen = (await documentOf(buy, shop.server.url)).querySelector('#order [name="district"] [selected]')
    expect(chosen?.getAttribute('value')).toBe('Anantnag')
  })

  test('an order link with a district opens the form with it, and with its charge', async () => {
    const { order } = await said('/shop?order=LTF-SMALL-25&quantity=2&district=Anantnag')
    expect(order?.querySelector('[name="district"] [selected]')?.getAttribute('value')).toBe('Anantnag')
    expect(order?.querySelector('[name="delivery"]')?.getAttribute('value')).toBe('300.00')
  })
})
