import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/browser/browser'
import { REACT } from '../fixtures/browser/page-weight'
import { askedFor, comeToRest, touchUntilAwake } from '../fixtures/browser/pages'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const water = (page: Page) => page.locator('#stream')
const trout = (page: Page) => water(page).locator('img')
const places = (page: Page) =>
  water(page)
    .locator('b')
    .evaluateAll((fish) => fish.map((each) => getComputedStyle(each).transform))

test('six fish swim over the page, continue on the next page, and survive a reload', async ({ page }) => {
  await page.goto('/about')
  await expectSwims(page)
  expect(await water(page).locator('i').count()).toBe(6)
  await expect.poll(() => water(page).locator('i:not([hidden])').count()).toBeGreaterThan(0)
  await test.step('they move by transforms alone', async () => {
    const moved = await page.evaluate(async () => {
      const changed = new Set<string>()
      const boxes = () =>
        [...document.querySelectorAll<HTMLElement>('#stream img')].map(
          ({ offsetLeft, offsetTop }) => `${offsetLeft} ${offsetTop}`,
        )
      const before = boxes()
      for (let frame = 0; frame < 30; frame++) {
        await new Promise(requestAnimationFrame)
        if (boxes().join() !== before.join()) changed.add('layout')
      }
      return [...changed]
    })
    expect(moved).toEqual([])
  })
  await test.step('the same fish swim on over the next page', async () => {
    await trout(page).evaluateAll((fish) => {
      for (const [index, each] of fish.entries()) each.setAttribute('data-name', `${index}`)
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Team', exact: true }).click()
    await expect(page).toHaveURL('/team')
    expect(await trout(page).evaluateAll((fish) => fish.map((each) => each.getAttribute('data-name')))).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
    ])
    await expectSwims(page)
  })
  await test.step('they are kept over a reload', async () => {
    await page.reload()
    await expect(trout(page)).toHaveCount(6)
    const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('stream') ?? '{}').fish.length)
    expect(kept).toBe(6)
  })
})

test('fish that turn keep their full width, and are clipped before the first paint', async ({ page }) => {
  // At the right edge and heading down, each fish turns left, back to the middle.
  await page.addInitScript(() => {
    const clipped = new Set<string>()
    Object.assign(window, { clipped })
    document.addEventListener('DOMContentLoaded', () => {
      const stream = document.querySelector('#stream')
      const look = () => stream?.querySelector('b') && clipped.add(getComputedStyle(stream).overflow)
      if (stream) new MutationObserver(look).observe(stream, { childList: true, subtree: true })
    })
    const fish = [1, 2, 3, 4, 5, 6].map((id) => ({ x: innerWidth - 20, y: 90 * id, heading: 1.3, speed: 1.6, beat: 0 }))
    sessionStorage.setItem('stream', JSON.stringify({ width: innerWidth, height: innerHeight, fish, food: [] }))
  })
  await page.goto('/about')
  await expect(trout(page)).toHaveCount(6)
  const areas = () =>
    water(page)
      .locator('b')
      .evaluateAll((fish) =>
        fish.flatMap((each) =>
          each.getAnimations().flatMap(({ effect }) =>
            (effect as KeyframeEffect).getKeyframes().map(({ transform }) => {
              const { a, b, c, d } = new DOMMatrix(String(transform))
              return Math.abs(a * d - b * c)
            }),
          ),
        ),
      )
  await expect.poll(async () => (await areas()).length).toBeGreaterThan(30)
  expect(Math.min(...(await areas()))).toBeCloseTo(1, 2)
  expect(await page.evaluate(() => [...(window as unknown as { clipped: Set<string> }).clipped])).toEqual(['clip'])
})

test('pellets of the chosen feed fall from the fish of the line, and none where the connection is slow', async ({ page }) => {
  await page.goto('/')
  await touchUntilAwake(page)
  await expect(trout(page)).toHaveCount(6)
  const slider = page.getByRole('slider')
  await slider.scrollIntoViewIfNeeded()
  await slider.press('End')
  await expect(water(page).locator('i').first()).toHaveCSS('width', '12px')
  await expect(water(page).locator('i:not([hidden])')).toHaveCount(6)
  await slider.press('Home')
  await expect(water(page).locator('i').first()).toHaveCSS('width', '4.5px')
  await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }))
  await slider.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', /20 kg/)
  await expect(water(page).locator('i').first()).toHaveCSS('width', '4.5px')
})

test('with reduced motion no fish is drawn, until motion is allowed again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about')
  await comeToRest(page)
  await expect(trout(page)).toHaveCount(0)
  expect(await askedFor(page, REACT)).toBe(false)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expectSwims(page)
  await expect(trout(page).first()).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(water(page)).toBeHidden()
})

test('React loads the fish after the page has loaded, never before', async ({ page }) => {
  await page.goto('/about')
  await expectSwims(page)
  const early = await page.evaluate(() => {
    const [{ loadEventStart }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < loadEventStart)
      .map(({ name }) => name)
  })
  expect(early.length).toBeGreaterThan(3)
  expect(early.filter((name) => REACT.test(name) || name.includes('/Fish.') || name.includes('/pictures/trout'))).toEqual([])
  expect(await askedFor(page, REACT)).toBe(true)
})

test('on a slow connection or with data saving, the fish load only after the first scroll', async ({ context }) => {
  for (const connection of [{ saveData: true, effectiveType: '4g' }, { effectiveType: '2g' }, { effectiveType: '3g' }]) {
    const page = await context.newPage()
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    await page.goto('/about')
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    expect(await askedFor(page, REACT)).toBe(false)
    await expect(trout(page)).toHaveCount(0)
    await page.mouse.wheel(0, 50)
    await expect(trout(page)).toHaveCount(6)
    expect(await askedFor(page, REACT), JSON.stringify(connection)).toBe(true)
    await page.close()
  }
})

test('the fish stop with data saving or in a hidden tab', async ({ context }) => {
  const saving = await context.newPage()
  await saving.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
  await saving.goto('/about')
  await touchUntilAwake(saving)
  await expect(trout(saving)).toHaveCount(6)
  await expectRest(saving)
  const hidden = await context.newPage()
  await hidden.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }))
  await restsOn(hidden)
})

test('the fish stop while somebody types or a dialog is open, then continue', async ({ page }) => {
  await page.goto('/contact')
  await expectSwims(page)
  await page.getByLabel('Message').focus()
  await expectRest(page)
  await page.getByLabel('Message').blur()
  await expectSwims(page)
  await test.step('under the details of a feed', async () => {
    await page.goto('/shop')
    await expectSwims(page)
    await page
      .getByRole('button', { name: /^View Details/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectRest(page)
    await page.keyboard.press('Escape')
    await expectSwims(page)
  })
})

async function expectSwims(page: Page) {
  await expect(trout(page)).toHaveCount(6)
  const before = await places(page)
  await expect.poll(() => places(page)).not.toEqual(before)
}

async function restsOn(page: Page) {
  await page.goto('/about')
  await expectRest(page)
}

/** Thirty frames take longer than ten ticks. A tick that has started may still move the fish once. */
async function expectRest(page: Page) {
  await expect(trout(page)).toHaveCount(6)
  await expect(async () => {
    const before = await places(page)
    await page.evaluate(async () => {
      for (let frame = 0; frame < 40; frame++) await new Promise(requestAnimationFrame)
    })
    expect(await places(page)).toEqual(before)
  }).toPass({ timeout: 15_000 })
}
