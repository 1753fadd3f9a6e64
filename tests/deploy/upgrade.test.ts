import { readdir, readFile, readlink, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recover } from '~/api/store/recovery'
import { ShopFolder } from '~/api/store/shop-folder'
import type { TestCaddy } from '../fixtures/caddy'
import { Load } from '../fixtures/load'
import { Machine } from '../fixtures/machine'
import { packRelease } from '../fixtures/releases'

const ICON = (name: string) => `<svg xmlns="http://www.w3.org/2000/svg"><title>${name}</title></svg>`
const FIRST = 'trout-feed-20260101-000000'
const SECOND = 'trout-feed-20260102-000000'

let machine: Machine

beforeEach(async () => {
  machine = await Machine.withShop()
})
afterEach(() => machine.remove())

const pack = (name: string, changed: Record<string, string> = {}) =>
  packRelease(machine.folder, name, {
    'dist/client/favicon.svg': ICON(name),
    'dist/client/_astro/only.js': `// ${name}`,
    ...changed,
  })

const icon = async (caddy: TestCaddy) =>
  (await caddy.ask('/favicon.svg', { headers: { 'Accept-Encoding': 'identity' } })).bytes.toString()

const used = async () => (await readlink(join(machine.home, 'current'))).slice('releases/'.length)

async function storedCustomers() {
  const { shop } = await recover(new ShopFolder(machine.data))
  return [...shop.reader().orders.rows()].map(({ customerName }) => customerName)
}

test('an upgrade and a rollback under load fail no request, lose no order and double none', async () => {
  expect(await machine.run('upgrade', await pack(FIRST))).toMatchObject({ code: 0 })
  const caddy = await machine.openToTheWorld()
  const asset = /\/_astro\/[\w.-]+\.js/.exec((await caddy.ask('/about')).bytes.toString())?.[0] ?? 'no asset on the page'
  const second = await pack(SECOND)
  const load = new Load(caddy, asset)
  await load.goesOn(100)

  expect(await machine.run('upgrade', second)).toMatchObject({ code: 0, output: expect.stringContaining(`${SECOND} is in use.`) })
  await load.goesOn(100)
  expect(await icon(caddy)).toBe(ICON(SECOND))

  expect(await machine.run('rollback')).toMatchObject({ code: 0, output: expect.stringContaining(`${FIRST} is in use again.`) })
  await load.goesOn(100)
  expect(await icon(caddy)).toBe(ICON(FIRST))
  await load.end()
  expect(load.failures).toEqual([])
  expect(load.reads).toBeGreaterThan(100)
  expect(load.longestWait).toBeLessThan(15_000)
  await machine.systemctl('stop', 'trout-feed.socket', 'trout-feed.service')
  expect((await storedCustomers()).sort()).toEqual([...load.accepted].sort())
  // Nothing has changed for Caddy, so that no reload of it risks a connection that is just being opened.
  expect(await machine.asked()).not.toContain('reload caddy')
}, 180_000)

test('an upgrade with other headers has Caddy read them', async () => {
  await machine.run('upgrade', await pack(FIRST))
  const caddy = await machine.openToTheWorld()
  const headers = await readFile('dist/headers.caddy', 'utf8')
  await machine.run('upgrade', await pack(SECOND, { 'dist/headers.caddy': headers.replace('86400', '86401') }))
  expect((await caddy.ask('/favicon.svg')).headers['cache-control']).toBe('public, max-age=86401')
  expect((await machine.asked()).filter((words) => words === 'reload caddy')).toHaveLength(1)
})

test('an upgrade backs the shop up first, and keeps the scripts of pages that are open', async () => {
  await machine.run('upgrade', await pack(FIRST))
  expect(await readdir(machine.backups)).toEqual([])
  await machine.run('upgrade', await pack(SECOND, { 'dist/client/_astro/new.js': '// new' }))
  expect(await readdir(machine.backups)).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d-\d{6}\.tar\.gz$/)])
  const kept = await readdir(join(machine.home, 'assets/_astro'))
  expect(kept).toEqual(expect.arrayContaining(['only.js', 'new.js']))
  expect(await readFile(join(machine.home, 'assets/_astro/only.js'), 'utf8')).toBe(`// ${SECOND}`)
  expect((await stat(join(machine.home, 'current/server.mjs'))).mode & 0o777).toBe(0o644)
})

test('three releases are kept, the one before among them, and no script of another', async () => {
  for (let day = 1; day <= 5; day++) {
    await machine.run('upgrade', await pack(`trout-feed-2026010${day}-000000`, { [`dist/client/_astro/day-${day}.js`]: '' }))
  }
  expect((await readdir(join(machine.home, 'releases'))).sort()).toEqual(
    [3, 4, 5].map((day) => `trout-feed-2026010${day}-000000`),
  )
  const scripts = (await readdir(join(machine.home, 'assets/_astro'))).filter((name) => name.startsWith('day-'))
  expect(scripts.sort()).toEqual(['day-3.js', 'day-4.js', 'day-5.js'])
}, 120_000)

test('a release that cannot start never comes into use', async () => {
  await machine.run('upgrade', await pack(FIRST))
  const { code, output } = await machine.run('upgrade', await pack(SECOND, { 'server.mjs': 'throw new Error("broken")' }))
  expect(code).toBe(1)
  expect(output).toContain('The new release does not start on this machine.')
  expect(await used()).toBe(FIRST)
  expect((await machine.asked()).filter((words) => words.startsWith('restart'))).toHaveLength(1)
})

test('a release that starts in the corner and fails in its place is taken back', async () => {
  await machine.run('upgrade', await pack(FIRST))
  const failing = `if (process.env.LISTEN_FDS) process.exit(1)\n${await readFile('server.mjs', 'utf8')}`
  const { code, output } = await machine.run('upgrade', await pack(SECOND, { 'server.mjs': failing }))
  expect(code).toBe(1)
  expect(output).toContain(`${SECOND} does not answer; ${FIRST} is in use again.`)
  expect(await used()).toBe(FIRST)
}, 120_000)

test('a connection that breaks off while a release starts takes nothing back', async () => {
  const { code } = await machine.run('upgrade', await pack(FIRST))
  expect(code).toBe(0)
  const breaking = `import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
if (process.env.LISTEN_FDS && !existsSync('broken')) {
  const breakOff = (socket) => (writeFileSync('broken', ''), socket.resetAndDestroy(), setTimeout(() => process.exit(1), 50))
  await new Promise(() => createServer(breakOff).listen({ fd: 3 }))
}
${await readFile('server.mjs', 'utf8')}`
  expect(await machine.run('upgrade', await pack(SECOND, { 'server.mjs': breaking }))).toMatchObject({ code: 0 })
  expect(await used()).toBe(SECOND)
}, 120_000)

test('a rollback to a release that does not answer is taken back', async () => {
  expect(await machine.run('rollback')).toEqual({ code: 1, output: 'There is no release before this one.\n' })
  for (const name of [FIRST, SECOND]) await machine.run('upgrade', await pack(name))
  await writeFile(join(machine.home, 'releases', FIRST, 'server.mjs'), 'process.exit(1)')
  expect(await machine.run('rollback')).toEqual({
    code: 1,
    output: expect.stringContaining(`${FIRST} does not answer; ${SECOND} is in use again.`),
  })
  expect(await used()).toBe(SECOND)
}, 120_000)

test.each([
  [[], 'Please name the release'],
  [['/nowhere/trout-feed-1.tar.gz'], 'There is no /nowhere/trout-feed-1.tar.gz.'],
])('refuses to upgrade to %j', async (args, words) => {
  expect(await machine.run('upgrade', ...args)).toEqual({ code: 1, output: expect.stringContaining(words) })
})
