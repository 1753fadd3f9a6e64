import { splitPath } from './languages.ts'
import { LOGIN_PATH } from './login-path.ts'

/** The tables whose rows a page may show. */
type ShownTable = 'products' | 'showcaseImages' | 'settings' | 'deliveryCharges' | 'ownWords' | 'batches'

/** A page with the facts that the server, the navigation, search engines and the service worker need. */
interface Route {
  path: string
  /** Its link text in the navigation; the login page has none. */
  label?: string
  /** Written by the build with placeholders that the server fills; other pages are rendered by the server. */
  isPrerendered: boolean
  /** Whether search engines may index it; the sitemap lists it. */
  isIndexed: boolean
  /** Whether it has a form that also posts without scripts. */
  postsForm: boolean
  /** Whether the device opens it from its cache first, only if the server cannot be reached, or never. */
  offline: 'cache-first' | 'network-first' | 'never'
  /** The tables whose rows the page shows. */
  shows: readonly ShownTable[]
}

/** A page of rows that everybody may name in its address. */
interface NamedRowRoute extends Route {
  /** Its form that finds a row; the name of the row follows it. */
  start: string
}

const STATIC = {
  isPrerendered: true,
  isIndexed: true,
  postsForm: false,
  offline: 'cache-first',
  /** The menu shows prices. */
  shows: ['settings', 'products', 'ownWords'],
} as const
const RENDERED = { isPrerendered: false, isIndexed: true, offline: 'network-first' } as const
const ADMIN = { isPrerendered: true, isIndexed: false, postsForm: false, offline: 'never', shows: ['settings'] } as const

/** The seven pages of the navigation. */
export const navigatedRoutes = [
  { path: '/', ...RENDERED, postsForm: false, shows: ['products', 'showcaseImages', 'settings', 'deliveryCharges', 'ownWords'] },
  { path: '/about', ...STATIC },
  { path: '/products', ...STATIC },
  { path: '/shop', ...RENDERED, postsForm: true, shows: ['products', 'settings', 'deliveryCharges', 'ownWords'] },
  { path: '/feeding-guide', ...STATIC },
  { path: '/team', ...STATIC },
  { path: '/contact', ...RENDERED, postsForm: true, shows: ['settings', 'products', 'ownWords'] },
] as const satisfies readonly Route[]

/** Every public page. */
export const publicRoutes = [
  ...navigatedRoutes,
  { path: '/ponds', ...STATIC },
  { path: '/buying-from-us', ...STATIC },
  { path: '/privacy', ...STATIC },
  /** The printable figures of the guide on one page. */
  { path: '/wall-chart', ...STATIC, isIndexed: false },
  /** A printable ruler in true scale, to measure a trout. */
  { path: '/trout-ruler', ...RENDERED, postsForm: false, shows: ['settings', 'products', 'ownWords'] },
  { path: '/orders', ...STATIC, isIndexed: false },
  /** The device opens it in place of an uncached page. */
  { path: '/offline', ...STATIC, isIndexed: false },
] as const satisfies readonly Route[]

type PublicPath = (typeof publicRoutes)[number]['path']

/** A link in the footer. Its text is the page's link text, or a text of the footer. */
interface FootLink {
  path: PublicPath
  /** The part of the page that it opens. */
  part?: `#${string}`
  name?: 'calculator' | 'specifications' | 'quality' | 'catalogue'
}

/** The links in each part of the footer, in order. */
export const footLinks: Record<'quickLinks' | 'resources' | 'fine', readonly FootLink[]> = {
  quickLinks: navigatedRoutes.filter(({ path }) => path !== '/shop'),
  resources: [
    { path: '/feeding-guide', part: '#calculator', name: 'calculator' },
    { path: '/ponds' },
    { path: '/products', name: 'specifications' },
    { path: '/about', name: 'quality' },
    { path: '/wall-chart', name: 'catalogue' },
  ],
  fine: [{ path: '/buying-from-us' }, { path: '/privacy' }],
}

/** The pages of the back office; `entry` is the menu text of the page and its subpages. */
export const adminRoutes = [
  { path: '/admin/dashboard', label: 'Dashboard', entry: 'Dashboard', ...ADMIN },
  { path: '/admin-analytics', label: 'Analytics', entry: 'Dashboard', ...ADMIN },
  { path: '/admin-orders', label: 'Orders', entry: 'Orders', ...ADMIN },
  { path: '/admin-customers', label: 'Customers', entry: 'Money', ...ADMIN },
  { path: '/admin-day-book', label: 'Day book', entry: 'Money', ...ADMIN },
  { path: '/admin-box', label: 'Cash', entry: 'Money', ...ADMIN },
  { path: '/admin-bills', label: 'Bills', entry: 'Money', ...ADMIN },
  { path: '/admin-gst', label: 'GST', entry: 'Money', ...ADMIN },
  { path: '/admin-products', label: 'Products', entry: 'Products', ...ADMIN },
  { path: '/admin-batches', label: 'Batches', entry: 'Products', ...ADMIN },
  { path: '/admin-contacts', label: 'Contacts', entry: 'Contacts', ...ADMIN },
  { path: '/admin-quotations', label: 'Quotations', entry: 'Contacts', ...ADMIN },
  { path: '/admin-waitlist', label: 'Waiting', entry: 'Contacts', ...ADMIN },
  { path: '/admin-settings', label: 'Settings', entry: 'Settings', ...ADMIN },
  { path: '/admin-showcase', label: 'Showcase', entry: 'Settings', ...ADMIN },
  { path: '/admin-operators', label: 'Operators', entry: 'Settings', ...ADMIN },
  { path: '/admin-changes', label: 'Changes', entry: 'Settings', ...ADMIN },
] as const satisfies readonly (Route & { entry: string })[]

/** The names of a row of each kind in the list of changes, singular and plural, and the screen that opens it. */
export const auditedRows = {
  orders: { one: 'Order', many: 'orders', path: '/admin-orders?order=' },
  customers: { one: 'Customer', many: 'customers', path: '/admin-customers?customer=' },
  ledger: { one: 'Entry', many: 'entries', path: '/admin-customers?entry=' },
  box: { one: 'Entry of the box', many: 'entries of the box', path: '/admin-box?entry=' },
  bills: { one: 'Paper', many: 'papers', path: '/admin-bills?bill=' },
  quotations: { one: 'Quotation', many: 'quotations', path: '/admin-quotations?quotation=' },
  'payment-reports': { one: 'Reported payment', many: 'reported payments', path: '/admin-orders?report=' },
  'delivery-charges': { one: 'Delivery charge', many: 'delivery charges', path: '/admin-settings?tab=delivery#delivery' },
  contacts: { one: 'Contact', many: 'contacts', path: '/admin-contacts?contact=' },
  products: { one: 'Product', many: 'products', path: '/admin-products?product=' },
  batches: { one: 'Batch', many: 'batches', path: '/admin-batches?batch=' },
  'showcase-images': { one: 'Picture', many: 'pictures', path: '/admin-showcase?image=' },
  settings: { one: 'Setting', many: 'settings', path: '/admin-settings#' },
  'own-words': { one: 'Own words', many: 'own words', path: '/admin-settings?tab=website#own-words' },
  operators: { one: 'Operator', many: 'operators', path: '/admin-operators' },
} as const

/** Every page of the site, except the error pages. */
export const routes: readonly Route[] = [...publicRoutes, { path: LOGIN_PATH, ...ADMIN }, ...adminRoutes]

/** The page of one order. Only people with its link know the address, so it is in no list. */
export const orderRoute = {
  path: '/order/[token]',
  isPrerendered: false,
  isIndexed: false,
  postsForm: true,
  offline: 'never',
  shows: [],
} as const satisfies Route

/** The printable bill of that order. */
export const orderBillRoute = { ...orderRoute, path: '/order/[token]/bill', postsForm: false } as const satisfies Route

/** The whole account of its buyer, once he has opened the order. */
export const orderAccountRoute = { ...orderBillRoute, path: '/order/[token]/account' } as const satisfies Route

/** The page of one complaint; only its sender has the link. */
export const complaintRoute = { ...orderRoute, path: '/complaint/[token]', postsForm: false } as const satisfies Route

/** The page of one quotation; only the buyer has the link. */
export const quotationRoute = { ...orderRoute, path: '/quotation/[token]' } as const satisfies Route

/** The page of a lot, and the form that finds one. */
const sackRoute = {
  path: '/sack/[...lot]',
  start: '/sack',
  ...RENDERED,
  isIndexed: false,
  postsForm: false,
  shows: ['batches', 'products', 'settings'],
} as const satisfies NamedRowRoute

/** The page of one feed, by its SKU. */
export const feedRoute = {
  path: '/shop/[sku]',
  ...RENDERED,
  postsForm: true,
  offline: 'never',
  shows: ['products', 'settings', 'deliveryCharges', 'ownWords'],
} as const satisfies Route

/** The pages of rows that everybody may name. Their `rowPages` in a `feature.ts` know which rows there are. */
export const namedRowRoutes = [sackRoute] as const satisfies readonly NamedRowRoute[]

/** The pages that each show one row: the address names it, so they are in no list of pages. */
export const rowRoutes = [
  feedRoute,
  orderRoute,
  orderBillRoute,
  orderAccountRoute,
  complaintRoute,
  quotationRoute,
  ...namedRowRoutes,
] as const

/** The sitemap lists the pages that search engines may index, including those of feeds. */
export const sitemapRoute = {
  path: '/sitemap.xml',
  ...RENDERED,
  isIndexed: false,
  postsForm: false,
  offline: 'never',
  shows: ['products', 'settings'],
} as const satisfies Route

/** The security contact. It has an expiry date, so it must not be cached. */
export const securityRoute = { ...sitemapRoute, path: '/.well-known/security.txt', shows: ['settings'] } as const satisfies Route

const FEED_PATH = /^\/shop\/([^/]+)$/

/** The SKU in the address of a feed's page; undefined for other addresses, or if it cannot be decoded. */
export function skuIn(pathname: string): string | undefined {
  const [, written] = FEED_PATH.exec(splitPath(pathname).path) ?? []
  try {
    const sku = written && decodeURIComponent(written)
    // Astro refuses an encoded percent sign, and treats a backslash as a slash.
    return sku && /[%\\]/.test(sku) ? undefined : sku
  } catch {
    return undefined
  }
}

/** The row in the address of its page, '' for the form that finds one; undefined for other addresses. */
export function namedIn({ start }: NamedRowRoute, pathname: string): string | undefined {
  const { path } = splitPath(pathname)
  if (path === start) return ''
  const named = path.startsWith(`${start}/`) ? path.slice(start.length + 1) : ''
  return named === '' || named.includes('/') ? undefined : named
}

const CARD_PATH = /^(.*)\/card\.jpg$/

/** The SKU in the address of a feed's picture for chats; undefined for other addresses. */
export function cardSkuIn(pathname: string): string | undefined {
  const [, page] = CARD_PATH.exec(pathname) ?? []
  return page === undefined ? undefined : skuIn(page)
}

const ORDER_PATH = /^\/order\/([^/]+)(\/bill|\/account)?$/
const ORDER_ROUTES = { '': orderRoute, '/bill': orderBillRoute, '/account': orderAccountRoute } as const

/** The token in the address of an order; undefined for other addresses. */
export const tokenIn = (pathname: string): string | undefined => ORDER_PATH.exec(splitPath(pathname).path)?.[1]

const COMPLAINT_PATH = /^\/complaint\/([^/]+)$/

/** The token in the address of a complaint; undefined for other addresses. */
export const complaintTokenIn = (pathname: string): string | undefined => COMPLAINT_PATH.exec(splitPath(pathname).path)?.[1]

const QUOTATION_PATH = /^\/quotation\/([^/]+)$/

/** The token in the address of a quotation; undefined for other addresses. */
export const quotationTokenIn = (pathname: string): string | undefined => QUOTATION_PATH.exec(splitPath(pathname).path)?.[1]

const LINK = /^(.*\/(?:order|complaint|quotation)\/[\w-]{27}(?:\/bill|\/account)?)([^/]+)$/

/** The address of an order or a complaint without trailing punctuation; undefined if there is none. */
export function bareLink(pathname: string): string | undefined {
  const [, bare, rest = ''] = LINK.exec(pathname) ?? []
  try {
    return rest !== '' && /^[^\p{L}\p{N}/]+$/u.test(decodeURIComponent(rest)) ? bare : undefined
  } catch {
    return undefined
  }
}

/** Whether an address may contain the token of an order or a complaint, valid or not. */
export const mayHoldToken = (pathname: string): boolean => /\/(order|complaint|quotation)\/./i.test(pathname)

/** The address without the token, because anyone with the token can open the page. */
export const withoutToken = (pathname: string): string => pathname.replace(/(\/(?:order|complaint|quotation)\/).+/i, '$1…')

/** The page at an address, in any language; undefined if there is none. */
export function routeAt(pathname: string): Route | undefined {
  const { language, path } = splitPath(pathname)
  const [ofOrder, , part = ''] = ORDER_PATH.exec(path) ?? []
  if (ofOrder) return ORDER_ROUTES[part as keyof typeof ORDER_ROUTES]
  if (COMPLAINT_PATH.test(path)) return complaintRoute
  if (QUOTATION_PATH.test(path)) return quotationRoute
  const ofRow = namedRowRoutes.find((route) => namedIn(route, pathname) !== undefined)
  if (ofRow) return ofRow
  if (skuIn(pathname) !== undefined) return feedRoute
  if (pathname === sitemapRoute.path) return sitemapRoute
  if (pathname === securityRoute.path) return securityRoute
  return (language === 'en' ? routes : publicRoutes).find((route) => route.path === path)
}
