import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  bareLink,
  complaintRoute,
  complaintTokenIn,
  feedRoute,
  mayHoldToken,
  orderAccountRoute,
  orderBillRoute,
  orderRoute,
  routeAt,
  routes,
  rowRoutes,
  sitemapRoute,
  skuIn,
  tokenIn,
  withoutToken,
} from './routes'

const ERROR_PAGES = ['/404', '/429', '/500', '/closed']

const pages = globSync('src/pages/**/*.astro').map((file) => ({
  path: file.replace(/^src\/pages(\/\[\.{3}language\])?|(\/index)?\.astro$/g, '') || '/',
  source: readFileSync(file, 'utf8'),
}))

test('every page has one route, and every route has a page', () => {
  const found = pages.map(({ path }) => path).filter((path) => !ERROR_PAGES.includes(path))
  expect([...routes, ...rowRoutes].map(({ path }) => path).sort()).toEqual(found.sort())
})

test.each([...routes, ...rowRoutes])('$path is rendered when and where its route says', (route) => {
  const { path, isPrerendered, postsForm, offline } = route
  const source = pages.find((page) => page.path === path)?.source ?? ''
  expect(/^export const prerender = false$/m.test(source)).toBe(!isPrerendered)
  expect(source.includes("request.method === 'POST'")).toBe(postsForm)
  if (isPrerendered) expect([postsForm, offline === 'network-first']).toEqual([false, false])
})

test.each(['/order/abc', '/ur/order/abc', '/hi/order/abc'])('%s is the page of an order', (path) => {
  expect([routeAt(path), tokenIn(path)]).toEqual([orderRoute, 'abc'])
})

test.each(['/order', '/order/', '/order/a/b', '/orders/abc', '/fr/order/abc'])('%s is not the page of an order', (path) => {
  expect([routeAt(path), tokenIn(path)]).toEqual([undefined, undefined])
})

test.each(['/complaint/abc', '/ur/complaint/abc'])('%s is the page of a complaint, whose address is not logged', (path) => {
  expect([routeAt(path), complaintTokenIn(path), mayHoldToken(path)]).toEqual([complaintRoute, 'abc', true])
  expect(withoutToken(path)).not.toContain('abc')
  expect([routeAt(`${path}/bill`), complaintTokenIn(`${path}/bill`)]).toEqual([undefined, undefined])
})

test('the address of a bill is below that of its order', () => {
  expect([routeAt('/ur/order/abc/bill'), tokenIn('/ur/order/abc/bill')]).toEqual([orderBillRoute, 'abc'])
  expect([routeAt('/hi/order/abc/account'), tokenIn('/hi/order/abc/account')]).toEqual([orderAccountRoute, 'abc'])
  for (const path of ['/order/abc/bills', '/order/abc/bill/account']) expect(routeAt(path)).toBeUndefined()
})

test.each([
  ['/shop/LTF-EARLY-25', 'LTF-EARLY-25'],
  ['/ur/shop/%D8%AF', 'د'],
  ['/hi/shop/A%2FB', 'A/B'],
])('%s is the page of a feed', (path, sku) => {
  expect([routeAt(path), skuIn(path)]).toEqual([feedRoute, sku])
})

test.each(['/shop', '/shop/', '/shop/a/b', '/shops/a', '/fr/shop/a', '/shop/%', '/shop/%FF', '/shop/50%25', '/shop/A%5CB'])(
  '%s is no page of a feed',
  (path) => {
    expect([routeAt(path) === feedRoute, skuIn(path)]).toEqual([false, undefined])
  },
)

test('the sitemap is one for all languages', () => {
  expect([routeAt('/sitemap.xml'), routeAt('/ur/sitemap.xml')]).toEqual([sitemapRoute, undefined])
})

const TOKEN = 'AAAAAQ-_bcdefghijklmnopqrst'

test.each(['.', ')', '),', '\u06d4', '\u200f', '\u200b.', '%20', '_', '*', '\u2026', '\u00bb', '?!'])(
  'a link of an order with %j behind it is that of the order',
  (behind) => {
    for (const link of [`/order/${TOKEN}`, `/ur/order/${TOKEN}`, `/order/${TOKEN}/bill`, `/hi/complaint/${TOKEN}`])
      expect(bareLink(new URL(link + behind.replaceAll('?', '%3F'), 'https://shop.example').pathname)).toBe(link)
  },
)

test.each([
  `/order/${TOKEN}`,
  `/order/${TOKEN}/bill`,
  `/order/${TOKEN}a`,
  `/order/${TOKEN}/x.`,
  '/order/short.',
  `/shop/${TOKEN}.`,
  `/order/${TOKEN}%FF`,
])('%s is unchanged', (path) => expect(bareLink(path)).toBeUndefined())
