import { request } from 'node:http'
import { expect, inject, test } from 'vitest'
import { LANGUAGES, pathIn } from '~/languages'
import { publicRoutes } from '~/routes'
import { budgetOf, budgets } from '../fixtures/budgets'
import { all, documentOf } from '../fixtures/shops/served-pages'

/** The compressed size of a page's HTML, in bytes. */
const sentBytes = (path: string) =>
  new Promise<number>((resolve, reject) => {
    const asked = request(inject('shopUrl') + path, { headers: { 'Accept-Encoding': 'br' } }, async (answer) => {
      expect(answer.headers['content-encoding']).toBe('br')
      const chunks = await Array.fromAsync(answer as AsyncIterable<Buffer>)
      resolve(Buffer.concat(chunks).length)
    })
    asked.once('error', reject).end()
  })

const paths = [...publicRoutes.map(({ path }) => path), '/shop/LTF-STOCK-25']

test.each(paths)(
  '%s is sent in one flight of packets or a little more',
  async (path) => {
    // The server compresses a rendered page best from its third response on.
    await expect.poll(() => sentBytes(path), { timeout: 15_000, interval: 200 }).toBeLessThanOrEqual(budgetOf(budgets.html, path))
  },
  20_000,
)

const translated = LANGUAGES.flatMap((language) =>
  language === 'en' ? [] : paths.map((path) => ({ path, at: pathIn(language, path) })),
)

test.each(translated)(
  `$at is sent in ${budgets.translation / 1000} kB more than in English, at most`,
  async ({ path, at }) => {
    const more = async () => (await sentBytes(at)) - (await sentBytes(path))
    await expect.poll(more, { timeout: 15_000, interval: 200 }).toBeLessThanOrEqual(budgets.translation)
  },
  20_000,
)

test.each(paths)('%s paints after one request: no style sheet and no script blocks it', async (path) => {
  const page = await documentOf(path)
  expect(page.querySelectorAll('link[rel="stylesheet"], script[src]:not([type="module"]):not([defer])')).toHaveLength(0)
  expect(all(page, 'style').length).toBeGreaterThan(0)
})
