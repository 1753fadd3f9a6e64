import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { SLOWDOWN } from './line/paint'

interface Input {
  name: string
  path: string
  /** Waits until the page is interactive. */
  ready(page: Page): Promise<unknown>
  /** One round of inputs, by mouse or keyboard. */
  act(page: Page, round: number): Promise<void>
}

const bell = (page: Page) => page.locator('[data-bell] > button')
const details = (page: Page) => page.locator('button[name="details"]').first()
const category = (page: Page, place: number) => page.locator('[role="radiogroup"] label').nth(place)
const boxOf = (page: Page, row: number) => page.locator('main tbody input[type="checkbox"]').nth(row)

const slider = (page: Page) => page.locator('[type="range"]')

/** Drags the fish in steps, like a finger. */
async function drag(page: Page, round: number) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await slider(page).boundingBox()) ?? {}
  const [from, to] = round % 2 === 0 ? [0.3, 0.8] : [0.8, 0.3]
  await page.mouse.move(x + width * from, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width * to, y + height / 2, { steps: 8 })
  await page.mouse.up()
}

export const inputs: readonly Input[] = [
  {
    name: 'filter: a category and a letter of the search, `/shop`',
    path: '/shop',
    ready: (page) => awake(page, 'input[type="search"]'),
    async act(page, round) {
      await category(page, round % 2 === 0 ? 1 : 0).click()
      await page.locator('input[type="search"]').press(round % 2 === 0 ? 'p' : 'Backspace')
    },
  },
  {
    name: 'calculator: a digit, `/feeding-guide`',
    path: '/feeding-guide',
    async ready(page) {
      await page.locator('[name="averageWeight"]').click()
      await awake(page, '[name="averageWeight"]')
      await page.keyboard.type('50')
      await page.locator('[name="fishCount"]').click()
      await page.keyboard.type('1')
    },
    act: (page, round) => page.keyboard.press(round % 2 === 0 ? '5' : 'Backspace'),
  },
  ...(['/', '/feeding-guide'] as const).map((path) => ({
    name: `line: the fish dragged along, \`${path}\``,
    path,
    async ready(page: Page) {
      await slider(page).scrollIntoViewIfNeeded()
      if (path === '/') await page.locator('[type="range"][aria-valuetext]').waitFor()
      await page.locator('[name="fishCount"]').fill('1000')
      if (path !== '/') await awake(page, '[name="fishCount"]')
    },
    act: drag,
  })),
  {
    name: 'dialog: the details of a feed, opened and closed, `/shop`',
    path: '/shop',
    ready: (page) => awake(page, 'input[type="search"]'),
    async act(page) {
      await details(page).click()
      await page.locator('dialog[open]').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'bell: its panel, opened and closed, `/`',
    path: '/',
    async ready(page) {
      await bell(page).click()
      await page.locator('[data-bell] [aria-expanded="true"]').waitFor()
      await bell(page).click()
    },
    act: (page) => bell(page).click(),
  },
  {
    name: 'table: a row selected, the next page, `/admin-orders`',
    path: '/admin-orders',
    ready: (page) => boxOf(page, 0).waitFor(),
    async act(page, round) {
      await boxOf(page, round % 10).click()
      await boxOf(page, round % 10).click()
      await page.getByRole('button', { name: 'Next', exact: true }).click()
    },
  },
]

interface Answers {
  /** Milliseconds from each input to the next frame; shorter than 16 are not reported. */
  took: number[]
  /** Milliseconds of main thread time per round. */
  processor: number[]
}

export async function answersTo(context: BrowserContext, { path, ready, act }: Input, rounds: number): Promise<Answers> {
  const page = await context.newPage()
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await ready(page)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.evaluate(observe)
  const processor: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = await mainThread(session)
    await act(page, round)
    await page.evaluate(twoFrames)
    processor.push((await mainThread(session)) - before)
  }
  const took = await page.evaluate(read)
  await page.close()
  return { took, processor }
}

async function mainThread(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

/** Waits until the island of an element is hydrated. */
const awake = (page: Page, selector: string) => page.locator(`astro-island:not([ssr]) ${selector}`).waitFor()

const twoFrames = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))

/** Records the longest event of each interaction: a press has three. */
function observe() {
  const took = new Map<number, number>()
  Object.assign(window, { took })
  const note = ({ interactionId, duration }: PerformanceEventTiming) => {
    if (interactionId) took.set(interactionId, Math.max(took.get(interactionId) ?? 0, duration))
  }
  const observer = new PerformanceObserver((list) => (list.getEntries() as PerformanceEventTiming[]).forEach(note))
  const asked: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
  observer.observe(asked)
}

const read = () => [...(window as unknown as { took: Map<number, number> }).took.values()]
