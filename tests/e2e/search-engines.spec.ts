import type { Page } from '@playwright/test'
import { pages } from '../../src/content/pages'
import { adminNavigation, LOGIN_PATH, navigation, site } from '../../src/site'
import { expect, test } from '../fixtures/browser'
import { publicAddress } from '../fixtures/structured-data'

const meta = (page: Page, name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`)

for (const { path } of navigation) {
  const { title, description } = pages[path]

  test(`${path} has a title, a description, its own address and a picture to share`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveTitle(`${title} · ${site.name}`)
    const address = await publicAddress(page, path)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address)
    for (const [name, content] of [
      ['description', description],
      ['og:title', title],
      ['og:description', description],
      ['og:url', address],
      ['og:type', 'website'],
      ['og:site_name', site.name],
      ['og:locale', 'en_IN'],
      ['og:image', await publicAddress(page, '/pictures/social.jpg')],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', 'Trout in a clear stream, from above'],
      ['twitter:card', 'summary_large_image'],
    ] as const)
      await expect(meta(page, name), name).toHaveAttribute('content', content)
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  })
}

test('the picture to share is there, in its size and no heavier than 60 kB', async ({ page, request }) => {
  const answer = await request.get('/pictures/social.jpg')
  expect(answer.headers()['content-type']).toBe('image/jpeg')
  expect((await answer.body()).length).toBeLessThanOrEqual(60_000)
  await page.goto('/team')
  const size = await page.evaluate(async () => {
    const picture = new Image()
    picture.src = '/pictures/social.jpg'
    await picture.decode()
    return [picture.naturalWidth, picture.naturalHeight]
  })
  expect(size).toEqual([1200, 630])
})

test('the sitemap names the seven public pages by their own addresses, and no other', async ({ page, request }) => {
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toMatch(/xml/)
  await page.goto('/team')
  const named = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  expect(named).toEqual(await Promise.all(navigation.map(({ path }) => publicAddress(page, path))))
  const isXml = (text: string) => !new DOMParser().parseFromString(text, 'text/xml').querySelector('parsererror')
  expect(await page.evaluate(isXml, await answer.text())).toBe(true)
})

test('robots.txt names the sitemap, keeps robots out of the back office, and says nothing of the login', async ({
  page,
  request,
}) => {
  const answer = await request.get('/robots.txt')
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/)
  const lines = (await answer.text()).split('\n')
  await page.goto('/team')
  expect(lines).toContain(`Sitemap: ${await publicAddress(page, '/sitemap.xml')}`)
  const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
  const isClosed = (path: string) => closed.some((start) => path.startsWith(start))
  expect(adminNavigation.filter(({ path }) => !isClosed(path))).toEqual([])
  expect(navigation.filter(({ path }) => isClosed(path))).toEqual([])
  expect(lines.join()).not.toContain(LOGIN_PATH)
})

for (const path of [LOGIN_PATH, ...adminNavigation.map((screen) => screen.path)]) {
  test(`${path} asks not to be listed, and tells nothing`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">')
    expect(html).not.toMatch(/rel="canonical"|property="og:|application\/ld\+json/)
  })
}

test.describe('the not-found page', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] })

  test('asks not to be listed, and tells nothing', async ({ page }) => {
    await page.goto('/no-such-page')
    await expect(meta(page, 'robots')).toHaveAttribute('content', 'noindex, nofollow')
    await expect(page.locator('link[rel="canonical"], meta[property^="og:"], script[type="application/ld+json"]')).toHaveCount(0)
  })
})
