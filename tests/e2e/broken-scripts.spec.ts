import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { APIRequestContext, Browser, BrowserContext, Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures/browser/browser'
import { depth } from '../fixtures/depth'
import { importsOf, withImports } from '../fixtures/shops/script-graph'

// If a script of a page is broken, the browser posts the form itself: the input arrives once, in the page's language.

test.use({ shop: { name: 'broken scripts' }, expectedErrors: [/./] })

/** The ways in which a script can fail. */
const WAYS = {
  away: (route: Route) => route.abort(),
  // Its imports still run first, and its exports are known.
  throws: (route: Route) => {
    const script = readFileSync(`dist/client${new URL(route.request().url()).pathname}`, 'utf8')
    return route.fulfill({ contentType: 'text/javascript', body: `throw new Error('broken');${script}` })
  },
} as const

/** Pages that are tested at the same time. */
const AT_ONCE = 3
const SCRIPTS = /\/_astro\/[^/]+\.js$/
/** Pictures and fonts do not affect the result, but take time. */
const SILENT = /\.(?:webp|png|jpg|woff2|svg|mp4)(?:\?|$)/

const SKU = 'LTF-STOCK-25'
const ORDER = {
  phone: '9906000000',
  email: 'gulzar@example.com',
  address: 'Near the hatchery\nMattan',
  message: 'By noon, please',
}
const CONTACT = { phone: '9906000000', email: 'gulzar@example.com', message: 'Two bags were torn.\nPlease call.' }

/** Does the steps of a person, up to the response. */
type Walk = (page: Page, name: string) => Promise<void>

interface Journey {
  walk: Walk
  /** What the shop has stored afterwards. */
  arrives: Partial<Record<'/api/orders' | '/api/contacts', Record<string, unknown>>>
}

async function fill(page: Page, form: 'order' | 'contact', texts: Record<string, string>) {
  for (const [field, text] of Object.entries(texts)) await page.locator(`#${form}-${field}`).fill(text)
}

/** Sends the form of a page and waits for the response: from the scripts, or a page from the server. */
async function send(page: Page, form: 'order' | 'contact') {
  await page
    .locator(form === 'order' ? '#order [method="post"] button[type="submit"]:not([name])' : '#contact-form [type="submit"]')
    .click()
  const answer = form === 'order' ? '#receipt[open], .row.placed' : '[data-sent]'
  await page.locator(answer).waitFor()
}

async function order(page: Page, name: string, texts: Record<string, string> = {}) {
  await fill(page, 'order', { ...ORDER, name, ...texts })
  await send(page, 'order')
}

async function contact(page: Page, name: string, texts: Record<string, string>) {
  await fill(page, 'contact', { ...CONTACT, name, ...texts })
  await send(page, 'contact')
}

const GUIDE = { fishCount: '3000', averageWeight: '120', waterTemp: '10', pondSize: '200' }

/** Fills in a calculator and orders its result. */
async function orderReckoned(page: Page, name: string, path: string, figures: Record<string, string>) {
  await page.goto(path)
  for (const [field, text] of Object.entries(figures)) await page.locator(`#calculator [name="${field}"]`).fill(text)
  await page.waitForLoadState('networkidle')
  const reckoned = page.locator('main a.button[href*="order="][href*="quantity="]:visible').first()
  const ask = () => page.locator('#calculator [type="submit"]').click({ timeout: 2000 })
  await reckoned.waitFor({ timeout: 1000 }).catch(() => {})
  // The calculator's script may start meanwhile, so that a press is lost.
  await expect(async () => {
    if (!(await reckoned.isVisible())) await ask()
    await reckoned.click({ timeout: 5000 })
  }).toPass({ timeout: 25_000 })
  await order(page, name, { quantity: '4' })
}

const ordered = (language: string | undefined, quantity: number) => ({
  '/api/orders': {
    ...(language && { language }),
    customerPhone: ORDER.phone,
    customerEmail: ORDER.email,
    notes: ORDER.message,
    shippingAddress: expect.objectContaining({ street: expect.stringContaining(ORDER.address) }),
    items: [expect.objectContaining({ quantity })],
  },
  '/api/contacts': { kind: 'order', ...(language && { language }) },
})

/** Journeys that use the same scripts. */
const FORMS: Record<string, Record<string, Journey>> = {
  'an order': {
    'of a link': {
      async walk(page, name) {
        await page.goto(`/ur/shop?order=${SKU}&quantity=2`)
        await order(page, name)
      },
      arrives: ordered('ur', 2),
    },
    'of a button': {
      async walk(page, name) {
        await page.goto('/hi/shop')
        await page.locator(`button[value="${SKU}"]`).first().click()
        await order(page, name, { quantity: '3' })
      },
      arrives: ordered('hi', 3),
    },
  },
  'the order of a calculator': {
    'of the products': {
      walk: (page, name) => orderReckoned(page, name, '/products', { fishCount: '3000', averageWeight: '120' }),
      arrives: ordered(undefined, 4),
    },
    'of the guide': {
      walk: (page, name) => orderReckoned(page, name, '/ur/feeding-guide', GUIDE),
      arrives: ordered('ur', 4),
    },
  },
  'a message': {
    'with a subject': {
      async walk(page, name) {
        await page.goto('/ur/contact')
        await contact(page, name, { subject: 'بوریاں' })
      },
      arrives: { '/api/contacts': { ...CONTACT, subject: 'بوریاں', language: 'ur' } },
    },
    'of a complaint': {
      async walk(page, name) {
        await page.goto('/hi/contact')
        await page.locator('[data-subjects] [value="Complaint"]').check()
        await contact(page, name, {})
      },
      arrives: { '/api/contacts': { ...CONTACT, kind: 'complaint', language: 'hi' } },
    },
  },
}

type Break = (context: BrowserContext) => unknown

/** The scripts, each broken in one way on one journey; in the deep run on each journey. */
const turnsOf = (scripts: readonly string[], journeys: readonly string[]) => {
  const kinds = journeys.flatMap((what) => (['away', 'throws'] as const).map((way) => [what, way] as const))
  const all = kinds.map(
    ([what, way]) => [what, `all ${way}`, (context: BrowserContext) => context.route(SCRIPTS, WAYS[way])] as const,
  )
  const each = scripts.flatMap((script, index) =>
    depth([kinds[index % kinds.length] ?? NEVER], kinds).map(
      ([what, way]) => [what, `${script} ${way}`, (context: BrowserContext) => context.route(`**${script}*`, WAYS[way])] as const,
    ),
  )
  return [...all, ...each]
}

const NEVER = ['', 'away'] as const

/**
 * One script of each group whose failure stops the same scripts: a script stops with any of its imports. The deep run breaks
 * each script.
 */
function unlike(paths: readonly string[]): string[] {
  const names = paths.map((path) => basename(path))
  const imported = new Set(names.flatMap(importsOf))
  const starts = names.filter((name) => !imported.has(name)).map((name) => [name, withImports([name])] as const)
  const stoppedBy = (path: string) => {
    return starts.flatMap(([name, imports]) => (imports.has(basename(path)) ? [name] : [])).join()
  }
  return depth([...new Map(paths.map((path) => [stoppedBy(path), path])).values()], [...paths])
}

const toTheShop: Walk = async (page, name) => {
  await page.goto(`/shop?order=${SKU}`)
  await order(page, name)
}

/** The scripts of their frame and of the shop's form are already broken in the order journey; repeated only in the deep run. */
const BROKEN_BEFORE: Record<string, Walk> = { 'the order of a calculator': toTheShop, 'a message': toTheShop }

for (const [form, journeys] of Object.entries(FORMS)) {
  test(`${form} arrives once, whichever script is broken`, async ({ browser, baseURL, operatorPage }) => {
    test.setTimeout(depth(300_000, 900_000))
    const scripts = new Set<string>()
    const walk = (what: string, name: string, breakIn: Break) =>
      walked(browser, String(baseURL), journeys[what]?.walk, `${what}, ${name}`, breakIn)
    const note = (context: BrowserContext) =>
      context.on('request', (request) => SCRIPTS.test(request.url()) && scripts.add(new URL(request.url()).pathname))
    const troubles = (await Promise.all(Object.keys(journeys).map((what) => walk(what, 'whole', note)))).flat()
    expect(troubles).toEqual([])
    const found = [...scripts]
    scripts.clear()
    troubles.push(...(await walked(browser, String(baseURL), depth(BROKEN_BEFORE[form], undefined), `${form}, before`, note)))

    const turns = turnsOf(
      unlike(found).filter((script) => !scripts.has(script)),
      Object.keys(journeys),
    )
    const next = turns.values()
    const lane = async () => {
      for (const turn of next) troubles.push(...(await walk(...turn)))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, lane))
    expect(troubles).toEqual([])
    const arrived = await listed(operatorPage.request)
    for (const [what, name] of turns)
      for (const [list, row] of Object.entries(journeys[what]?.arrives ?? {}))
        expect(arrived(list, `${what}, ${name}`), `${what}, ${name}`).toEqual([expect.objectContaining(row)])
  })
}

test('a pond book without its script shows an error, loses nothing, and retries', async ({ page }) => {
  await page.goto('/ponds')
  await page.getByRole('button', { name: 'Open the example pond' }).click()
  const pond = page.getByRole('article')
  await expect(pond).toBeVisible()
  await page.route(SCRIPTS, (route) => route.abort())
  await page.reload()
  const retry = page.locator('#book').getByRole('link', { name: 'Try again' })
  await expect(retry).toBeHidden()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(page.getByText('What you wrote in it is still on this device.')).toBeVisible()
  await page.unroute(SCRIPTS)
  await retry.click()
  await expect(pond).toBeVisible()
  await expect(retry).toHaveCount(0)
})

test('a touched pond book waits ten more seconds for its script', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }))
  await page.route(/\/_astro\/Ponds\.[^/]+\.js$/, () => {})
  await page.goto('/ponds')
  const retry = page.locator('#book').getByRole('link', { name: 'Try again' })
  await expect(retry).toBeHidden()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(retry).toBeVisible()
  await retry.dispatchEvent('pointerdown')
  await expect(retry).toBeHidden()
  await expect(page.getByText('Opening')).toBeVisible()
})

/** Does a journey in a new browser with something broken; returns what went wrong. */
async function walked(
  browser: Browser,
  baseURL: string,
  walk: Walk | undefined,
  name: string,
  breakIn: Break,
): Promise<string[]> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block', reducedMotion: 'reduce' })
  context.setDefaultTimeout(30_000)
  try {
    await context.route(SILENT, (route) => route.abort())
    await breakIn(context)
    await walk?.(await context.newPage(), name)
    return []
  } catch (error) {
    return [`${name}: ${String(error).split('\n').slice(0, 3).join(' ')}`]
  } finally {
    await context.close()
  }
}

/** Loads all stored orders and messages; the result finds those of one sender. */
async function listed(request: APIRequestContext) {
  const lists: Record<string, Record<string, unknown>[]> = {}
  for (const list of ['/api/orders', '/api/contacts']) lists[list] = await (await request.get(list)).json()
  return (list: string, name: string) => lists[list]?.filter((row) => (row['customerName'] ?? row['name']) === name)
}
