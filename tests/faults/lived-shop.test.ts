import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { readEnvironment } from '~/api/startup/environment'
import { startShop } from '~/api/startup/startup'
import { sendBackup } from '~/api/store/far/far-backups'
import { Shipping } from '~/api/store/far/shipping'
import { backUp } from '~/api/store/files/backup'
import { openDurableStore } from '~/api/store/files/durable'
import type { ShopRows } from '~/api/store/shop-schema'
import type { Store } from '~/api/store/store'
import { balanceOf } from '~/domain/customers/ledger'
import { rupees } from '~/domain/money'
import { signedRupees } from '~/domain/signed-money'
import { fillDemo } from '../../scripts/fill-demo'
import { newFolder } from '../fixtures/folders'
import { checkAccounts } from '../fixtures/rows/account-invariants'
import { newFarSide, rebuilt } from '../fixtures/shops/far-sides'
import { carriedRows, livedRows, liveOn } from '../fixtures/shops/lived-shop'
import { rowsOf } from '../fixtures/shops/restored-shops'

let rows: ShopRows

beforeAll(async () => {
  rows = await livedRows()
})

/** A folder with the data of a long-used shop, and its backup. */
async function livedFolder() {
  const folder = await newFolder()
  await (await openDurableStore(folder, rows)).close()
  return { folder, earlier: await backupOf(folder) }
}

async function backupOf(folder: string) {
  const archive = join(await newFolder(), 'shop.tar.gz')
  await backUp(folder, archive)
  return archive
}

async function inFolder<Result>(folder: string, work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openDurableStore(folder, {})
  return work(store).finally(() => store.close())
}

/** Runs a script as npm does; returns its exit code and its output. */
function run(script: string, folder: string, ...args: string[]) {
  const command = ['--import', './scripts/run-sources.mjs', `scripts/${script}.ts`, ...args]
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(process.execPath, command, { env: { ...process.env, DATA_DIR: folder } }, (_error, out, errors) =>
      resolve({ code: child.exitCode ?? -1, output: out + errors }),
    )
  })
}

test('a drill counts rows and sums the ledger; later changes in the shop are no damage', async () => {
  const { folder, earlier } = await livedFolder()
  const sum = balanceOf(rows.ledgerEntries)
  expect(sum).not.toBe(0)
  await inFolder(folder, liveOn)
  const later = await backupOf(folder)
  const { code, output } = await run('drill', folder, earlier, later)
  expect(output).toContain(`orders: ${rows.orders.length} restored, ${rows.orders.length + 1} now.`)
  expect(output).toContain(`contacts: ${rows.contacts.length} restored, ${rows.contacts.length - 1} now.`)
  expect(output).toContain(`Sum of the ledger: ${signedRupees(rupees(sum))} restored.`)
  expect(code).toBe(0)
  const turned = await run('drill', folder, later, earlier)
  expect(turned).toEqual({ code: 1, output: expect.stringMatching(/ has fewer orders than .+: number 7 is gone\.\n$/) })
})

test('a drill detects a ledger with another sum', async () => {
  const { folder, earlier } = await livedFolder()
  await inFolder(folder, (store) =>
    store.update(({ ledgerEntries }) => {
      const entry = ledgerEntries.get(2) ?? expect.fail('no entry')
      ledgerEntries.put({ ...entry, amount: '-1.00' })
    }),
  )
  const { code, output } = await run('drill', folder, earlier, await backupOf(folder))
  expect(output).toMatch(/The ledger of .+ comes to −?₹[\d,.]+ in place of −?₹[\d,.]+\./)
  expect(code).toBe(1)
})

test('a restore brings back each row except those of people erased since', async () => {
  const { folder, earlier } = await livedFolder()
  const before = await inFolder(folder, carriedRows)
  expect(await run('restore', folder, earlier)).toMatchObject({ code: 0 })
  expect(await inFolder(folder, carriedRows)).toEqual(before)
  await inFolder(folder, liveOn)
  const { code, output } = await run('restore', folder, earlier)
  expect(output).toContain('Erased since, and erased again: 1.')
  expect(code).toBe(0)
  await inFolder(folder, async (store) => {
    await store.read(checkAccounts)
    const { bills, products, customers } = await carriedRows(store)
    expect([bills, products]).toEqual([before.bills, before.products])
    expect(JSON.stringify(customers)).not.toContain('غلام نبی')
  })
})

test('the far side rebuilds it row by row, from a copy and from the journal only', async () => {
  const { folder } = await livedFolder()
  const { far, folder: away } = await newFarSide()
  const store = await openDurableStore(folder, {})
  const shipping = new Shipping(folder, far)
  await shipping.ship()
  await sendBackup(folder, far, () => backupOf(folder))
  await liveOn(store)
  await shipping.ship()
  const now = await rowsOf(store)
  await store.close()
  const { copy, refused, rows: found } = await rebuilt(far)
  expect([copy?.number, refused, found]).toEqual([1, [], now])
  await rm(join(away, 'copies'), { recursive: true })
  expect((await rebuilt(far)).rows).toEqual(now)
})

test('a server opens it, changes no sum, and shows its status', async () => {
  const { folder } = await livedFolder()
  await rm(join(folder, 'backups'), { recursive: true, force: true })
  const environment = readEnvironment({ DATA_DIR: folder, ADMIN_PASSWORD: 'pebbles-and-cold-water' })
  const shop = await startShop(environment)
  await shop.store.read(checkAccounts)
  const { contacts, changes: _, ...opened } = await carriedRows(shop.store)
  const {
    contacts: sent,
    changes: _noted,
    ...stored
  } = Object.fromEntries(
    Object.entries(rows).filter(([name]) => name in opened || name === 'contacts' || name === 'changes'),
  ) as Partial<ShopRows>
  expect(opened).toEqual(stored)
  expect(contacts).toHaveLength((sent?.length ?? 0) - 1)
  await shop.close()
  const { output } = await run('status', folder)
  expect(output).toMatch(/^ {2}Store: +files in/m)
})

test('copying it to another folder keeps each row', async () => {
  const { folder } = await livedFolder()
  const target = join(await newFolder(), 'copied')
  const { code, output } = await run('store-copy', folder, folder, target)
  expect(output).toContain(`ledgerEntries: ${rows.ledgerEntries.length}\n`)
  expect(code).toBe(0)
  expect(await inFolder(target, carriedRows)).toEqual(await inFolder(folder, carriedRows))
})

test('the data of the demonstration has correct accounts and passes a drill', async () => {
  const folder = join(await newFolder(), 'data')
  await fillDemo(folder, { username: 'operator', password: 'operator-in-demo' }, Date.now(), 60)
  const archive = await backupOf(folder)
  await inFolder(folder, (store) => store.read(checkAccounts))
  expect(await run('drill', folder, archive, archive)).toMatchObject({ code: 0 })
})
