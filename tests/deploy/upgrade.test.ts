import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recover } from '~/api/store/files/recovery'
import { ShopFolder } from '~/api/store/files/shop-folder'
import type { TestCaddy } from '../fixtures/caddy'
import { Load } from '../fixtures/load'
import { Machine } from '../fixtures/machine'
import { FIRST, iconOf, pack, SECOND } from '../fixtures/upgrades'

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

test('an upgrade and a rollback under load fail no request, lose no order and double none', async () => {
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
  expect((await storedCustomers()).sort()).toEqual([...load.accepted].sort())
  // Nothing has changed for Caddy, so that no reload of it risks a connection that is just being opened.
  expect(await machine.asked()).not.toContain('reload caddy')
})

test('an upgrade with other headers has Caddy read them', async () => {
  await machine.run('upgrade', await pack(machine, FIRST))
  const caddy = await machine.openToTheWorld()
  const headers = await readFile('dist/headers.caddy', 'utf8')
  await machine.run('upgrade', await pack(machine, SECOND, { 'dist/headers.caddy': headers.replace('86400', '86401') }))
  expect((await caddy.ask('/favicon.svg')).headers['cache-control']).toBe('public, max-age=86401')
  expect((await machine.asked()).filter((words) => words === 'reload caddy')).toHaveLength(1)
})

test('an upgrade backs the shop up first, and keeps the scripts of pages that are open', async () => {
  await machine.run('upgrade', await pack(machine, FIRST))
  expect(await readdir(machine.backups)).toEqual([])
  await machine.run('upgrade', await pack(machine, SECOND, { 'dist/client/_astro/new.js': '// new' }))
  expect(await readdir(machine.backups)).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d-\d{6}\.tar\.gz$/)])
  const kept = await readdir(join(machine.home, 'assets/_astro'))
  expect(kept).toEqual(expect.arrayContaining(['only.js', 'new.js']))
  expect(await readFile(join(machine.home, 'assets/_astro/only.js'), 'utf8')).toBe(`// ${SECOND}`)
  expect((await stat(join(machine.home, 'current/server.mjs'))).mode & 0o777).toBe(0o644)
})

test('three releases are kept, the one before among them, and no script of another', async () => {
  for (let day = 1; day <= 4; day++) {
    await machine.run(
      'upgrade',
      await pack(machine, `trout-feed-2026010${day}-000000`, { [`dist/client/_astro/day-${day}.js`]: '' }),
    )
  }
  expect((await readdir(join(machine.home, 'releases'))).sort()).toEqual(
    [2, 3, 4].map((day) => `trout-feed-2026010${day}-000000`),
  )
  const scripts = (await readdir(join(machine.home, 'assets/_astro'))).filter((name) => name.startsWith('day-'))
  expect(scripts.sort()).toEqual(['day-2.js', 'day-3.js', 'day-4.js'])
})
