import { link, mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recover } from '~/api/store/files/recovery'
import { ShopFolder } from '~/api/store/files/shop-folder'
import type { TestCaddy } from '../fixtures/shops/caddy'
import { Load } from '../fixtures/shops/load'
import { Machine } from '../fixtures/shops/machine'
import { FIRST, iconOf, pack, SECOND } from '../fixtures/shops/upgrades'

let machine: Machine

beforeEach(async () => {
  machine = await Machine.withShop()
})
afterEach(() => machine.remove())

const icon = async (caddy: TestCaddy) =>
  (await caddy.ask('/favicon.svg', { headers: { 'Accept-Encoding': 'identity' } })).bytes.toString()

async function storedCustomers() {
  const { db } = await recover(new ShopFolder(machine.data))
  return [...db.data.reader().orders.rows()].map(({ customerName }) => customerName)
}

test('an upgrade and a rollback under load fail no request and lose or duplicate no order', async () => {
  const before = await storedCustomers()
  expect(await machine.run('upgrade', await pack(machine, FIRST))).toMatchObject({ code: 0 })
  const caddy = await machine.openToTheWorld()
  const asset = /\/_astro\/[\w.-]+\.js/.exec((await caddy.ask('/about')).bytes.toString())?.[0] ?? 'no asset on the page'
  const second = await pack(machine, SECOND)
  const load = new Load(caddy, asset)
  await load.goesOn(100)

  expect(await machine.run('upgrade', second)).toMatchObject({ code: 0, output: expect.stringContaining(`${SECOND} is in use.`) })
  await load.goesOn(100)
  expect(await icon(caddy)).toBe(iconOf(SECOND))

  expect(await machine.run('rollback')).toMatchObject({ code: 0, output: expect.stringContaining(`${FIRST} is in use again.`) })
  await load.goesOn(100)
  expect(await icon(caddy)).toBe(iconOf(FIRST))
  await load.end()
  expect(load.failures).toEqual([])
  expect(load.reads).toBeGreaterThan(100)
  expect(load.longestWait).toBeLessThan(15_000)
  await machine.systemctl('stop', 'trout-feed.socket', 'trout-feed.service')
  expect((await storedCustomers()).sort()).toEqual([...before, ...load.accepted].sort())
  // Caddy has no change, so no reload disturbs a new connection.
  expect(await machine.asked()).not.toContain('reload caddy')
})

test('an upgrade makes a backup, keeps the scripts of open pages, and reloads Caddy for new headers', async () => {
  await machine.run('upgrade', await pack(machine, FIRST))
  expect(await readdir(machine.backups)).toEqual([])
  const caddy = await machine.openToTheWorld()
  const headers = (await readFile('dist/headers.caddy', 'utf8')).replace('86400', '86401')
  const changed = { 'dist/headers.caddy': headers, 'dist/client/_astro/new.js': '// new' }
  await machine.run('upgrade', await pack(machine, SECOND, changed))
  expect(await readdir(machine.backups)).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d-\d{6}\.tar\.gz$/)])
  const kept = await readdir(join(machine.home, 'assets/_astro'))
  expect(kept).toEqual(expect.arrayContaining(['only.js', 'new.js']))
  expect(await readFile(join(machine.home, 'assets/_astro/only.js'), 'utf8')).toBe(`// ${SECOND}`)
  expect((await stat(join(machine.home, 'current/server.mjs'))).mode & 0o777).toBe(0o644)
  expect((await caddy.ask('/favicon.svg')).headers['cache-control']).toBe('public, max-age=86401')
  expect((await machine.asked()).filter((words) => words === 'reload caddy')).toHaveLength(1)
})

/** Creates a release of an earlier upgrade, which shares its scripts with those kept for open pages. */
async function leaveRelease(day: number) {
  const scripts = join(machine.home, 'releases', nameOf(day), 'dist/client/_astro')
  await mkdir(scripts, { recursive: true })
  await mkdir(join(machine.home, 'assets/_astro'), { recursive: true })
  await writeFile(join(scripts, scriptOf(day)), '')
  await link(join(scripts, scriptOf(day)), join(machine.home, 'assets/_astro', scriptOf(day)))
  await utimes(join(machine.home, 'releases', nameOf(day)), day, day)
}

const nameOf = (day: number) => `trout-feed-2026010${day}-000000`
const scriptOf = (day: number) => `day-${day}.js`

test('three releases are kept, including the previous one, and no script of any other', async () => {
  for (const day of [1, 2]) await leaveRelease(day)
  for (const day of [3, 4]) {
    await machine.run('upgrade', await pack(machine, nameOf(day), { [`dist/client/_astro/${scriptOf(day)}`]: '' }))
  }
  expect((await readdir(join(machine.home, 'releases'))).sort()).toEqual([2, 3, 4].map(nameOf))
  const scripts = (await readdir(join(machine.home, 'assets/_astro'))).filter((name) => /^day-\d\.js$/.test(name))
  expect(scripts.sort()).toEqual([2, 3, 4].map(scriptOf))
})
