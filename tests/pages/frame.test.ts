import { beforeAll, expect, inject, test } from 'vitest'
import { wordsOf } from '~/content/words'
import { siteValues } from '~/domain/account/page-values'
import { versioned } from '~/domain/catalog/versioned'
import { LANGUAGES, languages, pathIn } from '~/languages'
import { LOGIN_PATH } from '~/login-path'
import { navigatedRoutes, publicRoutes } from '~/routes'
import { site } from '~/site'
import { all, documentOf, linksOf, linkTo, named, one, textOf, texts } from '../fixtures/shops/served-pages'

const { pages } = wordsOf('en', siteValues)
const others = LANGUAGES.map((language) => languages[language].name)

let page: Document
let footer: Element
beforeAll(async () => {
  page = await documentOf('/about')
  footer = one(page, 'body > footer')
})

test.each(publicRoutes)('$path has one heading', async ({ path }) => {
  expect(all(await documentOf(path), 'h1')).toHaveLength(1)
})

test.each(publicRoutes)(
  'the browser itself sends each form of $path that posts, because the router only loads pages',
  async ({ path }) => {
    const posted = [...(await documentOf(path)).querySelectorAll('form[method="post"]')]
    expect(posted.filter((form) => !form.hasAttribute('data-astro-reload')).map(({ outerHTML }) => outerHTML)).toEqual([])
  },
)

test.each(navigatedRoutes)('the navigation marks the current page at $path', async ({ path }) => {
  const label = pages[path].link
  const document = await documentOf(path)
  for (const name of ['Main', 'Menu']) expect(texts(named(document, name), 'a[aria-current="page"]'), name).toEqual([label])
})

test.each([
  ['Main', []],
  ['Menu', ['/ponds', '/orders']],
] as const)('the navigation %s links to the seven pages in their order, the menu also to what the device keeps', (name, kept) => {
  const links = linksOf(named(page, name)).filter(([label, href]) => !others.includes(label) && !href?.startsWith('tel:'))
  const paths = [...navigatedRoutes.map(({ path }) => path), ...kept]
  expect(links).toEqual(paths.map((path) => [pages[path].link, path]))
})

test.each(LANGUAGES)('the header and the menu of %s link to the same page in the other languages', async (language) => {
  for (const path of ['/', '/about', '/shop?search=small']) {
    const document = await documentOf(pathIn(language, path))
    for (const place of ['body > header', '#menu']) {
      const links = all(one(document, place), 'a[hreflang]').map((link) => [link.getAttribute('lang'), link.getAttribute('href')])
      const wanted = LANGUAGES.filter((other) => other !== language)
      expect(links, place).toEqual(wanted.map((other) => [languages[other].tag, pathIn(other, path)]))
    }
  }
})

test.each([LOGIN_PATH, '/admin-orders'])('without scripts %s only says that it needs them', async (path) => {
  const document = await documentOf(path)
  expect(textOf(one(document, 'main noscript'))).toContain('The back office needs JavaScript.')
  const styles = texts(document, 'style').join('').replaceAll(' ', '')
  expect(styles).toMatch(/@media\(scripting:none\)\{main>astro-island\{display:none/)
})

test('the back office blocks browser translation, the public site does not', async () => {
  for (const path of [LOGIN_PATH, '/admin-orders']) {
    const document = await documentOf(path)
    expect(document.documentElement.getAttribute('translate'), path).toBe('no')
    expect(one(document, 'meta[name="google"]').getAttribute('content'), path).toBe('notranslate')
  }
  const shop = await documentOf('/shop')
  expect([shop.documentElement.getAttribute('translate'), shop.querySelector('meta[name="google"]')]).toEqual([null, null])
})

test('the not-found page shows only the trout of the site', async () => {
  const document = await documentOf('/no-such-page')
  expect(one(document, 'main svg use[href*=".svg"]').getAttribute('href')).toBe(`${versioned('/pictures/trout-outline.svg')}#you`)
  expect((await fetch(`${inject('shopUrl')}/pictures/trout-outline.svg`)).status).toBe(200)
})

test.each(publicRoutes)('the menu of $path ends with the shop’s prices and a phone link', async ({ path }) => {
  const menu = one(await documentOf(path), '#menu')
  expect(texts(menu, 'dl > div')).toEqual(['Early Stage₹100 a kg', 'Small Stage₹110 a kg', 'Stock Stage₹120 a kg'])
  expect(linksOf(menu).at(-1)).toEqual([`Call ${site.phone}`, `tel:${site.phone.replaceAll(' ', '')}`])
})

test('the footer’s Quick Links have the right targets', () => {
  expect(linksOf(named(page, 'Quick Links'))).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['Products', '/products'],
    ['Feeding Guide', '/feeding-guide'],
    ['Team', '/team'],
    ['Contact', '/contact'],
  ])
})

test.each(publicRoutes)('$path has shop, phone and chat in the bottom bar of a phone', async ({ path }) => {
  expect(linksOf(named(await documentOf(path), 'Shop and contact'))).toEqual([
    ['Shop', '/shop'],
    ['Call', `tel:${site.phone.replaceAll(' ', '')}`],
    ['WhatsApp', `https://wa.me/${site.whatsapp}`],
  ])
})

test('the footer’s Resources have the right targets', () => {
  expect(linksOf(named(page, 'Resources'))).toEqual([
    ['Feeding Calculator', '/feeding-guide#calculator'],
    ['Pond Book', '/ponds'],
    ['Technical Specifications', '/products'],
    ['Quality Assurance', '/about'],
    ['Product Catalog', '/wall-chart'],
    ['WhatsApp Support', `https://wa.me/${site.whatsapp}`],
  ])
  expect(linkTo(footer, 'WhatsApp Support').getAttribute('target')).toBe('_blank')
})

test('the footer shows the business, its founding year and the maker of the site', () => {
  for (const words of [
    'advanced manufacturing facility produces premium trout feed with superior nutritional profiles and proven results in aquaculture',
    '© 2024',
    'Manufacturing Excellence in Kashmir',
    'Website by',
  ])
    expect(textOf(footer)).toContain(words)
})

test('the footer links email and phone, and has four social icons without links while none is set', () => {
  expect(linkTo(footer, 'Email').getAttribute('href')).toBe(`mailto:${site.email}`)
  expect(linkTo(footer, 'Phone').getAttribute('href')).toMatch(/^tel:\+\d+$/)
  expect(texts(footer, '.social a')).toEqual(['Email', 'Phone', 'Facebook', 'Instagram', 'Twitter', 'Pinterest'])
  for (const link of all(footer, '.social a')) expect(link.querySelectorAll('svg path[d]'), textOf(link)).toHaveLength(1)
  const placeholders = [...all(footer, 'a:not([href])')].map(textOf)
  expect(placeholders).toEqual(['Facebook', 'Instagram', 'Twitter', 'Pinterest'])
  expect(textOf(footer)).not.toMatch(/coming soon/i)
})

test('the contact phone and the chat number are links of the footer', () => {
  expect(linkTo(footer, site.phone).getAttribute('href')).toMatch(/^tel:/)
  const chat = linkTo(footer, `WhatsApp ${site.phone}`)
  expect([chat.getAttribute('href'), chat.getAttribute('target')]).toEqual([`https://wa.me/${site.whatsapp}`, '_blank'])
})

test('no page has a dead link', async () => {
  const documents = await Promise.all(publicRoutes.map(({ path }) => documentOf(path)))
  const found = new Set(documents.flatMap((each) => linksOf(each).map(([, href]) => href ?? '')))
  const links = [...found].filter((each) => each.startsWith('/'))
  expect(links.length).toBeGreaterThan(publicRoutes.length)
  await Promise.all(links.map(expectAlive))
})

async function expectAlive(href: string) {
  const [path, id] = href.split('#')
  if (id) return expect((await documentOf(path || '/')).querySelectorAll(`#${id}`), href).toHaveLength(1)
  expect((await fetch(inject('shopUrl') + href)).status, href).toBe(200)
}

test.each(['/no-such-page', '/admin-messages', '/no/such/page/'])('shows the not-found page at %s', async (path) => {
  const answer = await fetch(inject('shopUrl') + path)
  expect(answer.status).toBe(404)
  const document = await documentOf(path)
  expect(texts(document, 'h1')).toEqual(['404 Page Not Found'])
  expect(textOf(one(document, 'main'))).toContain('Did you forget to add the page to the router?')
})
