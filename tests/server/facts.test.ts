import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { SOCIAL_KEYS } from '~/domain/account/social-networks'
import { adminRoutes, publicRoutes } from '~/routes'
import { changeAllSettings, expectNewFacts, newCompany, newSettings, seededCompany } from '../fixtures/rows/new-values'
import { newProduct } from '../fixtures/rows/products'
import { operatedServer } from '../fixtures/shops/operated-server'
import { documentOf, named, one, textOf, texts, thingsOfType } from '../fixtures/shops/served-pages'

const PATHS = [...publicRoutes.map(({ path }) => path), '/404']

const shop = operatedServer()

const tagOf = async (path: string) => (await fetch(shop.server.url + path)).headers.get('etag')

test('a page’s ETag changes only with a fact that it shows', async () => {
  const tags = () => Promise.all(PATHS.slice(0, -1).map(tagOf))
  const before = await tags()
  expect(before.every(Boolean)).toBe(true)
  await shop.operator.put('/api/settings/leader_quality', { value: 'Tariq' })
  const after = await tags()
  expect(PATHS.filter((_, index) => before[index] !== after[index])).toEqual(['/team'])
  await shop.operator.put('/api/settings/low_stock_alerts', { value: 'false' })
  await shop.operator.post('/api/contact', { name: 'A', email: 'a@b.in', subject: 'Price', message: 'Price?' })
  expect(await tags()).toEqual(after)
})

test('no static file has a placeholder', async () => {
  const found = await readdir('dist/client', { recursive: true, withFileTypes: true })
  const texts = found.filter((file) => file.isFile() && /\.(html|js|json|txt|xml|css|svg|webmanifest)$/.test(file.name))
  expect(texts.length).toBeGreaterThan(30)
  for (const { parentPath, name } of texts)
    expect(await readFile(join(parentPath, name), 'utf8'), name).not.toMatch(/[\uFDD0-\uFDEF]/)
})

test('a reader who has a built page gets 304 until one of its facts changes', async () => {
  const ask = (tag: string | null) => fetch(`${shop.server.url}/about`, { headers: { 'If-None-Match': tag ?? '' } })
  const tag = await tagOf('/about')
  expect((await ask(tag)).status).toBe(304)
  await shop.operator.put('/api/settings/support_phone', { value: '+91 94190 11111' })
  const anew = await ask(tag)
  expect([anew.status, (await anew.text()).includes('+91 94190 11111')]).toEqual([200, true])
})

describe('after a change of all settings', () => {
  beforeAll(() => changeAllSettings(shop.operator))

  test.each(PATHS)('%s has every new fact and no old one', (path) => expectNewFacts(path, shop.server.url))

  test('the home page shows the new contacts, bank and description', async () => {
    const page = await documentOf('/', shop.server.url)
    const contact = textOf(named(page, 'Contact'))
    for (const fact of ['phone', 'email', 'address', 'hours'] as const) expect(contact).toContain(newCompany[fact])
    expect(textOf(named(page, 'Questions farmers ask'))).toContain(newSettings.banking_partner)
    expect(one(page, 'meta[name="description"]').getAttribute('content')).toBe(newCompany.description)
  })

  test('the contact page has one set of hours, and copies the shown values', async () => {
    const page = await documentOf('/contact', shop.server.url)
    const main = textOf(one(page, 'main'))
    for (const fact of ['phone', 'whatsapp', 'email', 'address', 'hours'] as const) expect(main).toContain(newCompany[fact])
    for (const fact of ['phone', 'whatsapp', 'email', 'address'] as const)
      expect([...page.querySelectorAll('[data-copy]')].map((button) => button.getAttribute('data-copy'))).toContain(
        newCompany[fact],
      )
    expect(textOf(named(page, 'Quick answers'))).toContain(newCompany.hours)
  })

  test.each(['/', '/contact'])('%s has the same facts as structured data', async (path) => {
    const [business] = thingsOfType(await documentOf(path, shop.server.url), 'LocalBusiness')
    expect(business).toMatchObject({
      name: newCompany.name,
      telephone: newCompany.phone,
      email: newCompany.email,
      address: { streetAddress: newCompany.address },
      openingHours: 'Tu-Su 08:00-16:00',
      sameAs: SOCIAL_KEYS.map((network) => newCompany[network]),
    })
  })

  test('the team page lists its leaders, each once', async () => {
    const leaders = await documentOf('/team', shop.server.url).then((page) => named(page, 'Who leads'))
    const { director, production, nutrition, quality } = newCompany
    expect(texts(leaders, '.name')).toEqual([director, production, nutrition, quality])
    expect(texts(leaders, 'svg text')).toEqual(['HC', 'BC', 'NC', 'TC'])
  })

  test('the about page lists the tax number', async () => {
    const page = await documentOf('/about', shop.server.url)
    expect(texts(named(page, 'Certificates'), 'dd')).toContain(`GST number ${newCompany.gst}`)
  })

  test('the shop’s WhatsApp links lead to the new number', async () => {
    const page = await documentOf('/shop', shop.server.url)
    const links = [...page.querySelectorAll('main a[href^="https://wa.me/9"]')].map((link) => link.getAttribute('href'))
    expect(links.length).toBeGreaterThan(2)
    for (const link of links) expect(link).toContain('https://wa.me/917006033333?text=')
  })

  test('islands get the new facts: the printed plan, the packing slip, the replies to customers', async () => {
    const propsOf = async (path: string, part: string) => {
      const island = one(await documentOf(path, shop.server.url), `astro-island[component-url*="${part}"]`)
      return JSON.parse(island.getAttribute('props') ?? '')
    }
    const { name, phone, address } = newCompany
    expect((await propsOf('/feeding-guide', 'AdvancedCalculator')).company).toEqual([0, { name: [0, name], phone: [0, phone] }])
    const slip = { name: [0, name], telephone: [0, phone], address: [0, address] }
    expect((await propsOf('/admin-orders', 'Orders')).company).toEqual([0, slip])
    expect((await propsOf('/admin-contacts', 'Contacts')).company).toEqual([0, name])
    expect((await propsOf('/shop', 'Shop')).whatsappNumber).toEqual([0, newCompany.whatsappNumber])
  })

  test.each(adminRoutes)('$path has the new name in its title and header', async ({ path }) => {
    const page = await documentOf(path, shop.server.url)
    expect([page.title.endsWith(`· ${newCompany.name}`), texts(page, 'header a')[0]]).toEqual([true, newCompany.name])
  })

  test('the pages show for each stage the data of its first product', async () => {
    const specifications = {
      protein: '47.5% <b>',
      fat: '17%',
      fiber: '2%',
      moisture: '9%',
      energy: '16 & more',
      pelletSize: '1.2 mm',
    }
    const feed = newProduct({ name: 'Fry "One" & <b>', category: 'early', sku: 'FRY', specifications })
    expect((await shop.operator.put('/api/products/1', feed)).status).toBe(200)
    expect((await shop.operator.delete('/api/products/2')).status).toBe(204)
    const products = await documentOf('/products', shop.server.url)
    expect(texts(products, '#stages h3')).toEqual([feed.name, 'Small Stage', 'Stock Stage Trout Feed'])
    expect(texts(products, '#stages li:first-child dd')).toEqual(['1.2 mm', '47.5% <b>', '16 & more'])
    const columns = [...named(products, 'What is in the bag').querySelectorAll('tbody tr')].map((row) => texts(row, 'td')[0])
    expect(columns).toEqual(['47.5% <b>', '17%', '2%', '9%', '16 & more', '1.2 mm'])
    expect(products.querySelector('#line li svg')?.getAttribute('width')).toBe('1.2em')
    const bars = named(await documentOf('/about', shop.server.url), 'What every bag must contain')
    expect(texts(bars, 'dt')[0]).toBe(`Protein, ${feed.name}`)
    expect(texts(bars, 'dd')[0]).toBe('47.5% <b> 11.9 kg of a 25 kg bag')
    expect(texts(bars, 'dd').at(-1)).toBe('91% 22.7 kg of a 25 kg bag')
    expect(bars.querySelector('rect:last-child')?.getAttribute('width')).toBe('47.5%')
    const home = await documentOf('/', shop.server.url)
    expect(textOf(named(home, 'Questions farmers ask'))).toContain(
      `${feed.name} (1.2 mm) is for fish under 15 g, Small Stage (2.5 mm)`,
    )
    expect(textOf(one(home, 'main'))).toContain('1.2 mm for fry')
  })

  test('on a phone the back office is a separate app with the new name', async () => {
    const page = await (await fetch(`${shop.server.url}/admin-orders`)).text()
    const [, path] = /<link rel="manifest" href="([^"]+)"/.exec(page) ?? []
    const manifest = await (await fetch(shop.server.url + path)).json()
    const name = `${newCompany.name}: back office`
    expect(manifest).toMatchObject({ name, start_url: '/admin/dashboard', scope: '/', display: 'standalone' })
  })

  test('the manifest has the new name and description', async () => {
    const answer = await fetch(`${shop.server.url}/manifest.webmanifest`)
    expect(answer.headers.get('content-type')).toBe('application/manifest+json')
    expect(await answer.json()).toMatchObject({ name: newCompany.name, short_name: 'Wular', description: newCompany.description })
  })

  test('an authenticator app gets the new name', async () => {
    const begun = await shop.operator.post('/api/two-factor', { password: 'pebbles-and-cold-water' })
    expect(new URL((await begun.json()).address).searchParams.get('issuer')).toBe(newCompany.name)
  })

  test('a page is sent compressed with the new facts', async () => {
    const answer = await fetch(`${shop.server.url}/about`, { headers: { 'Accept-Encoding': 'br' } })
    expect([answer.headers.get('content-encoding'), (await answer.text()).includes('Wular &amp; Sons')]).toEqual(['br', true])
  })

  test('the pages show the same after a restart', async () => {
    await shop.server.stop()
    await shop.server.launch()
    for (const path of PATHS) await expectNewFacts(path, shop.server.url)
  })
})

test('emptied settings show the values of a fresh clone', async () => {
  for (const key of Object.keys(newSettings))
    expect((await shop.operator.put(`/api/settings/${key}`, { value: '' })).status).toBe(200)
  const page = await documentOf('/about', shop.server.url)
  const footer = textOf(one(page, 'body > footer'))
  expect(footer).toContain(seededCompany.phone)
  expect(footer).not.toMatch(/Wular|GST|PAN/)
  expect(page.querySelectorAll('footer .social a:not([href])')).toHaveLength(4)
})
