import { mkdir, readFile } from 'node:fs/promises'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { LANGUAGES, pathIn } from '../src/languages'
import { environmentWith, SERIFS } from '../tests/fixtures/browser/device-fonts'
import { equipOldEngine } from '../tests/fixtures/browser/old-engine'
import { OPERATOR, TestServer } from '../tests/fixtures/shops/server'
import { fillDemo } from './fill-demo'
import { fetchOldEngines, OLD_ENGINES, startOf } from './old-engines.mjs'
import type { View } from './screenshots/view'
import { views } from './screenshots/views'

const FOLDER = 'screenshots'
const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
]
/** Widths only for the back office (true), or only for other pages (false). */
const ITS_OWN: Readonly<Record<number, boolean>> = { 360: false, 390: true, 1440: false }
/** Number of orders of a shop after some years. */
const ORDERS = 3000
const SCHEMES = ['light', 'dark'] as const

/**
 * Takes the views whose names begin with a given word; other words select widths, colour schemes, text sizes, language and old
 * engine. Without words, takes all.
 */
const words = process.argv.slice(2)
const chosen = <Choice>(choices: readonly Choice[], nameOf: (choice: Choice) => string): readonly Choice[] => {
  const named = choices.filter((choice) => words.includes(nameOf(choice)))
  return named.length > 0 ? named : choices
}
const sizes = chosen(SIZES, ({ width }) => String(width))
const schemes = chosen(SCHEMES, (scheme) => scheme)
const letters = (Object.keys(SERIFS) as (keyof typeof SERIFS)[]).find((set) => words.includes(set))
const engine = OLD_ENGINES.find(({ name }) => words.includes(name))?.name
const language = LANGUAGES.find((each) => words.includes(each)) ?? 'en'
const parts = words.filter((word) => !/^(\d+|light|dark)$/.test(word) && ![letters, engine, language].includes(word))
const isNamed = ({ name }: View) => parts.length === 0 || parts.some((part) => name === part || name.startsWith(`${part}-`))
/** Views with actions, and those of the operator, exist only in English. */
const hasLanguage = ({ act, isOperator, file, language: own }: View) => language === 'en' || !(act || isOperator || file || own)
const wanted = views.filter((view) => isNamed(view) && hasLanguage(view))
if (wanted.length === 0) throw new Error(`No picture has a name that begins with ${parts.join(' or ')}.`)

async function signedIn(context: BrowserContext, origin: string) {
  await context.addInitScript(
    ([own, username]) => {
      if (location.origin !== own) return
      localStorage.setItem('admin_authenticated', 'true')
      localStorage.setItem('admin_username', username)
    },
    [origin, OPERATOR.username] as const,
  )
  const answer = await context.request.post('/api/session', { data: OPERATOR })
  if (!answer.ok()) throw new Error(`The operator could not sign in: ${answer.status()}`)
}

/** The suffix of a file name: empty for an English page in the current browser. */
const variant = [language === 'en' ? [] : language, engine ?? []].flat()

const FONT = await readFile('src/styles/eb-garamond-600.woff2', 'base64')

/** Shows headings with their font, which the first page is painted without. */
const withFont = (context: BrowserContext) =>
  context.addInitScript((bytes) => {
    const font = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
    document.fonts.add(new FontFace('Drawn', font, { weight: '600' }))
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':root:root:lang(en) { --font-display: Drawn, serif }')
    document.adoptedStyleSheets = [sheet]
  }, FONT)

/** Scrolls down and up, so that lazy content loads. */
async function seeWhole(page: Page) {
  const { scrolled, height } = await page.evaluate(() => ({ scrolled: document.body.scrollHeight, height: innerHeight }))
  for (let top = 0; top < scrolled; top += height / 2) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    await page.waitForFunction(() =>
      [...document.images].every((image) => {
        const { top, bottom } = image.getBoundingClientRect()
        return image.complete || image.getClientRects().length === 0 || top > innerHeight || bottom < 0
      }),
    )
  }
  await page.waitForLoadState('networkidle').catch(() => {})
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

type Links = Awaited<ReturnType<typeof fillDemo>>

const addressOf = ({ path, order, language: own }: View, links: Links) =>
  pathIn(own ?? language, (order ? links[order] : '') + path)

async function take(page: Page, view: View, links: Links, picture: string) {
  const { path, file, isScreen = false, isPaper, refused, unanswered, emptied, act, shows, refusals = [] } = view
  const faults = refusedAnswers(page, refusals)
  if (file) await page.route(`**${path}`, (route) => route.fulfill({ path: file }))
  if (refused) await page.route(refused, (route) => route.fulfill({ status: 503, body: '' }))
  if (emptied) await page.route(emptied, (route) => route.fulfill({ json: [] }))
  if (unanswered) await page.route(unanswered, () => {})
  await page.goto(addressOf(view, links))
  if (!unanswered) await page.waitForLoadState('networkidle').catch(() => {})
  await act?.(page)
  if (!isScreen) await seeWhole(page)
  if (isPaper) await page.emulateMedia({ media: 'print' })
  // The texts of a view are English.
  const said = shows && language === 'en' ? page.getByText(shows) : page.getByRole('heading', { level: 1 })
  const seen = said.filter({ visible: true }).first()
  await seen.waitFor().catch(() => faults.push(`“${shows ?? 'A heading'}” is not to be seen`))
  if (faults.length > 0) throw new Error(faults.join(', '))
  await page.screenshot({ path: picture, fullPage: !isScreen, animations: 'disabled' })
}

/** Failed requests of a page, except statuses that its view expects. */
function refusedAnswers(page: Page, expected: readonly number[]): string[] {
  const refused: string[] = []
  page.on('response', (answer) => {
    const status = answer.status()
    if (status < 400 || expected.includes(status)) return
    refused.push(`${answer.request().method()} ${new URL(answer.url()).pathname} was answered ${status}`)
  })
  return refused
}

const isSeenAt = ({ isNarrow, isOperator = false }: View, width: number): boolean =>
  (ITS_OWN[width] ?? isOperator) === isOperator && (!isNarrow || width < 1000)

async function takeAll(browser: Browser, baseURL: string, links: Links) {
  const counts = { taken: 0, failed: 0 }
  for (const size of sizes)
    for (const colorScheme of schemes)
      for (const view of wanted.filter((each) => isSeenAt(each, size.width))) {
        const context = await browser.newContext({
          baseURL,
          viewport: size,
          colorScheme,
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
          hasTouch: size.width < 1000,
        })
        context.setDefaultTimeout(15_000)
        await withFont(context)
        const file = `${FOLDER}/${[view.name, size.width, colorScheme, ...variant].join('-')}.png`
        try {
          if (view.isOperator) await signedIn(context, baseURL)
          await take(await context.newPage(), view, links, file)
          counts.taken += 1
        } catch (error) {
          counts.failed += 1
          console.error(`${file}: ${(error as Error).message.split('\n')[0]}`)
        }
        await context.close()
      }
  return counts
}

await mkdir(FOLDER, { recursive: true })
const server = await TestServer.start()
await server.stop()
const links = await fillDemo(server.folder, OPERATOR, Date.now(), ORDERS)
await server.launch()

/** Launch options of the current browser, or of an old one. */
async function programOf(engine: string | undefined) {
  if (!engine) return { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium' }
  await fetchOldEngines()
  await equipOldEngine()
  const { executablePath, libraries } = startOf(engine)
  return { executablePath, env: { LD_LIBRARY_PATH: libraries } }
}

const program = await programOf(engine)
const browser = await chromium.launch({
  executablePath: program.executablePath,
  args: ['--no-sandbox', '--disable-gpu'],
  env: { ...process.env, ...program.env, ...(letters && environmentWith(letters)) },
})
try {
  const { taken, failed } = await takeAll(browser, server.url, links)
  console.log(`${taken} pictures in ${FOLDER}/${failed > 0 ? `, ${failed} not taken` : ''}`)
  if (failed > 0) process.exitCode = 1
} finally {
  await browser.close()
  await server.remove()
}
