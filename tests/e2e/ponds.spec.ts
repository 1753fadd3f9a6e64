import { readFile } from 'node:fs/promises'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { ponds as english } from '~/content/en/ponds'
import type { Shape } from '~/content/shape'
import { ponds as urdu } from '~/content/ur/ponds'
import { DAY } from '~/domain/day'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { resize } from '../fixtures/browser/frames'
import { visitUntilKept } from '../fixtures/browser/pages'
import { expectLargeTargets } from '../fixtures/browser/targets'

type Words = Shape<typeof english>

/** Time limit in ms for thirty days of taps, which are slow on a busy machine. */
const WITHIN = 120_000

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_(INTERNET_DISCONNECTED|FAILED)/],
})

const FIRST_DAY = Date.parse('2026-10-01T06:00:00Z')
const DAYS = 30

/** Sets the clock of the page to 1 October, plus the days in its session storage. */
const liveInOctober = (page: Page) =>
  page.addInitScript(
    ({ first, day }) => {
      const Now = Date
      const ahead = () => first + Number(sessionStorage.getItem('test_day')) * day - Now.now()
      globalThis.Date = class extends Now {
        constructor(...given: [string]) {
          super(...(given.length > 0 ? given : ([Now.now() + ahead()] as unknown as [string])))
        }
        static override now = () => Now.now() + ahead()
      } as DateConstructor
    },
    { first: FIRST_DAY, day: DAY },
  )

/** Moves the clock to a day and returns to the page. */
const liveOn = (page: Page, day: number) =>
  page.evaluate((today) => {
    sessionStorage.setItem('test_day', String(today))
    document.dispatchEvent(new Event('visibilitychange'))
  }, day)

const pressed = (page: Page, name: string, exact = true) => page.getByRole('button', { name, exact })

/** Fills in a dialog. */
async function write(dialog: Locator, words: Words) {
  await dialog.getByRole('button', { name: words.entries.save, exact: true }).tap()
  await expect(dialog).toBeHidden()
}

async function stock(page: Page, words: Words) {
  const { fields, pond } = words.entries
  await pressed(page, words.today.addPond).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: pond.save, exact: true }).tap()
  await expect(dialog.getByLabel(pond.name)).toHaveAccessibleDescription(new RegExp(words.entries.refusals.required))
  for (const [label, text] of [
    [pond.name, 'Raceway 1'],
    [pond.cubicMetres, '20'],
    [fields.count, '1000'],
    [fields.meanWeight, '50'],
    [pond.temperature, '12'],
  ] as const)
    await dialog.getByLabel(label).fill(text)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: pond.save, exact: true }).tap()
  await expect(page.getByRole('article', { name: 'Raceway 1' })).toContainText('0.50 kg')
}

/** Checks that a single pond leaves no half of a laptop empty: the feed store is next to it. */
async function expectStoreBeside(page: Page) {
  await resize(page, { width: 1280, height: 740 })
  const isBeside = () =>
    page.evaluate(() => {
      const [card, store] = ['article', '#feed-store'].map((part) => document.querySelector(part)?.getBoundingClientRect())
      return card && store && store.top < card.bottom
    })
  await expect.poll(isBeside).toBe(true)
  await resize(page, { width: 360, height: 740 })
}

async function weigh(page: Page, words: Words, grams: readonly string[]) {
  const { weighing } = words.entries
  await pressed(page, words.today.inPond(words.entries.kinds.weighed, 'Raceway 1')).tap()
  const dialog = page.getByRole('dialog')
  for (const [index, together] of grams.entries()) {
    if (index > 0) await pressed(page, weighing.add).tap()
    await dialog
      .getByLabel(`${weighing.load(String(index + 1))}`)
      .first()
      .fill('20')
    await dialog
      .getByLabel(`${weighing.load(String(index + 1))}`)
      .nth(1)
      .fill(together)
  }
  await expect(dialog.getByText(weighing.enough)).toBeVisible()
  await expectLargeTargets(page)
  await write(dialog, words)
}

/** Every visible figure of the pond. */
async function figures(page: Page, words: Words) {
  await pressed(page, words.today.inPond(words.today.views.figures, 'Raceway 1')).tap()
  const section = page.getByRole('region', { name: words.today.views.figures, exact: true })
  await expect(section.locator('dl')).toBeVisible()
  return (await section.locator('dl > div').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))
}

/** Checks the record of the pond: its summary has the given figures, and its print nothing else. */
async function recordOf(page: Page, words: Words, figures: readonly string[]) {
  const { record, send, summary } = words.keeping
  await pressed(page, words.today.views.record).tap()
  const section = page.getByRole('region', { name: record.title('Raceway 1'), exact: true })
  const link = section.getByRole('link', { name: send })
  const lines = new URL(String(await link.getAttribute('href'))).searchParams.get('text')?.split('\n') ?? []
  expect(lines).toHaveLength(5)
  expect(lines[0]).toContain('Raceway 1')
  const ratio = String(/0\.\d\d/.exec(figures.find((text) => text.startsWith(words.figures.labels.fcr)) ?? ''))
  expect(lines[2]).toContain(summary.fcr(ratio, '').slice(0, -2))
  await page.emulateMedia({ media: 'print' })
  await expect(section.getByRole('heading', { level: 4 })).toBeVisible()
  for (const other of [link, page.getByRole('heading', { level: 1 }), page.getByRole('heading', { level: 3 })])
    await expect(other).toHaveCount(0)
  await page.emulateMedia({ media: null })
}

test.describe('in Urdu', () => {
  // A browser with another language would get a language offer.
  test.use({ locale: 'ur' })
  test.describe.configure({ timeout: WITHIN })

  test('keeps a pond offline from stocking to FCR, and restores it from a copy', { tag: '@journey' }, ({ page, context }) =>
    journey(page, context, '/ur/ponds', urdu),
  )
})

async function journey(page: Page, context: BrowserContext, path: string, words: Words) {
  await liveInOctober(page)
  await visitUntilKept(page, path)
  await context.setOffline(true)
  await page.goto(path)
  await test.step('stocks it', () => stock(page, words))
  await test.step('has its feed beside it on a laptop', () => expectStoreBeside(page))
  const fed = page.getByRole('button', { name: words.today.inPond(words.today.fed, 'Raceway 1') })
  await test.step('feeds it for 30 days, a tap a day, and weighs it twice', async () => {
    for (let day = 1; day <= DAYS; day++) {
      await liveOn(page, day)
      await fed.tap()
      await expect(page.getByRole('status').filter({ has: pressed(page, words.today.takeBack) })).toBeVisible()
      await expect(page.locator('article dl')).toContainText('1')
      if (day === 15) await weigh(page, words, ['1230', '1260', '1270'])
    }
    await weigh(page, words, ['1560', '1600', '1580'])
  })
  const before = await test.step('reads its figures', async () => {
    const read = await figures(page, words)
    expect(read.find((text) => text.startsWith(words.figures.labels.fcr))).toMatch(/0\.\d\d/)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    return read
  })
  await test.step('sends a summary, and prints the record alone', () => recordOf(page, words, before))

  const reminder = page.getByRole('status').filter({ hasText: words.keeping.reminder.never })
  await expect(reminder).toBeVisible()

  const copy = await test.step('saves a copy, and removes the book from the device', async () => {
    const saving = page.waitForEvent('download')
    await pressed(page, words.keeping.copy.save).tap()
    const text = await readFile(await (await saving).path())
    await expect(reminder).toBeHidden()
    await pressed(page, words.keeping.wipe.ask).tap()
    await pressed(page, words.keeping.wipe.yes).tap()
    await expect(page.getByRole('heading', { name: words.today.empty.title })).toBeVisible()
    return text
  })
  await test.step('opens the copy, and reads the same', async () => {
    const file = page.getByLabel(words.keeping.copy.open)
    await file.setInputFiles({ name: 'cut.json', mimeType: 'application/json', buffer: copy.subarray(0, 900) })
    await expect(page.getByRole('alert').getByText(words.keeping.refusals['file cut'])).toBeVisible()
    await file.setInputFiles({ name: 'copy.json', mimeType: 'application/json', buffer: copy })
    await expect(page.getByRole('article', { name: 'Raceway 1' })).toBeVisible()
    await page.goto(path)
    expect(await figures(page, words)).toEqual(before)
  })
}
