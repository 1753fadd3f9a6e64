import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/browser/browser'
import { visitUntilKept } from '../fixtures/browser/pages'
import { TestServer } from '../fixtures/shops/server'

test('loads a new version completely, and never swaps its pages into the old one', async ({ browser }) => {
  const folder = await mkdtemp(join(tmpdir(), 'trout-feed-version-'))
  const server = await TestServer.start()
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await visitUntilKept(page)
  await page.reload()
  const before = await versionOf(page)
  await page.evaluate(() => Object.assign(window, { isOldDocument: true }))

  await server.stop()
  await copyAsVersion(folder, before, 'version-2')
  await server.launch(folder)
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const changed = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }))
    await registration.update()
    await changed
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team', exact: true }).click()
  await expect(page).toHaveURL('/team')
  expect(await versionOf(page)).toBe('version-2')
  expect(await page.evaluate(() => 'isOldDocument' in window)).toBe(false)

  await context.close()
  await server.remove()
  await rm(folder, { recursive: true, force: true })
})

const versionOf = async (page: Page) => (await page.locator('html').getAttribute('data-version')) ?? ''

/** A copy of the built server with another version, as after a new build. */
async function copyAsVersion(folder: string, old: string, version: string) {
  await cp('dist', join(folder, 'dist'), { recursive: true })
  for (const name of ['server.mjs', 'package.json', 'scripts/node-version.mjs']) await cp(name, join(folder, name))
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  const files = await readdir(join(folder, 'dist'), { recursive: true, withFileTypes: true })
  for (const file of files.filter(({ name }) => /\.(html|m?js)$/.test(name))) {
    const path = join(file.parentPath, file.name)
    const text = await readFile(path, 'utf8')
    if (!text.includes(old)) continue
    await writeFile(path, text.replaceAll(old, version))
    // Compressed copies that are not of the new version.
    for (const end of ['.br', '.gz']) await rm(path + end, { force: true })
  }
}
