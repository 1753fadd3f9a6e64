import { execFile } from 'node:child_process'
import { mkdir, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newLinkKey } from '~/api/auth/link-tokens'
import { orderByToken, orderToken } from '~/api/orders/order-links'
import { backUp } from '~/api/store/files/backup'
import { openDurableStore } from '~/api/store/files/durable'
import { restore } from '~/api/store/files/restore'
import { Visits } from '~/api/store/visits/visits'
import { newFolder } from '../fixtures/folders'
import { refusal } from '../fixtures/problems'
import { endAccount, newOperator, SECOND } from '../fixtures/rows/operators'
import { newOrder } from '../fixtures/rows/orders'
import { storedOrder } from '../fixtures/rows/stored-orders'
import { newVisitor } from '../fixtures/rows/visitors'
import { backupOf, folderOf, openFolderShop } from '../fixtures/shops/restored-shops'
import { OPERATOR, openTestShop } from '../fixtures/shops/shop'

type Shop = ReturnType<typeof openTestShop>
type Browser = ReturnType<Shop['browser']>

const NEW_PASSWORD = 'colder-water-and-pebbles'

const place = async (shop: Shop): Promise<{ id: number; link: string }> =>
  (await shop.browser().post('/api/orders', newOrder({ quantity: 1 }))).json()

const bill = async (operator: Browser, id: number): Promise<string> =>
  (await (await operator.post(`/api/orders/${id}/bill`, {})).json()).number

const openedBy = ({ store }: Pick<Shop, 'store'>, link: string) =>
  store.read((rows) => orderByToken(rows, link.split('/').at(-1) ?? '')?.id)

/** A shop with a backup, and everything changed since that backup. */
async function tradedOn() {
  const shop = openTestShop()
  const owner = await shop.browser().signIn()
  await owner.post('/api/operators', newOperator())
  await owner.post('/api/operators', newOperator({ username: 'chand', name: 'Chand' }))
  const second = shop.browser()
  await second.post('/api/session', SECOND)
  const [first, leaked] = [await place(shop), await place(shop)]
  await bill(owner, first.id)
  const archive = await backupOf(shop.store)

  const later = await place(shop)
  await bill(owner, leaked.id)
  const lastBill = await bill(owner, later.id)
  const { link: renewed } = await (await owner.post(`/api/orders/${leaked.id}/link`, undefined)).json()
  await endAccount(owner, 'chand')
  const changed = { current: SECOND.password, password: NEW_PASSWORD, repeated: NEW_PASSWORD }
  expect((await second.put('/api/password', changed)).status).toBe(200)
  return { shop, owner, second, archive, first, leaked, renewed, later, lastBill, folder: await folderOf(shop.store) }
}

/** Runs the script as `npm run restore` does; returns its exit code and its output. */
function run(folder: string, archive: string, environment = {}) {
  const command = ['--import', './scripts/run-sources.mjs', 'scripts/restore.ts', archive]
  const env = { ...process.env, DATA_DIR: folder, ...environment }
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(process.execPath, command, { env }, (_error, out, errors) =>
      resolve({ code: child.exitCode ?? -1, output: out + errors }),
    )
  })
}

test('ids, bills and links continue after those of the replaced shop', async () => {
  const { archive, folder, first, leaked, renewed, later, lastBill } = await tradedOn()
  await restore(folder, archive)
  const restored = await openFolderShop(folder)
  const owner = await restored.browser().signIn()
  const next = await place(restored)
  expect(next.id).toBe(later.id + 1)
  expect(lastBill).toMatch(/00003$/)
  expect(await bill(owner, next.id)).toBe(lastBill.replace(/3$/, '4'))
  expect(await openedBy(restored, first.link)).toBe(first.id)
  expect(await openedBy(restored, leaked.link)).toBeUndefined()
  expect(await openedBy(restored, renewed)).toBe(leaked.id)
  expect(await openedBy(restored, later.link)).toBeUndefined()
  expect(await openedBy(restored, next.link)).toBe(next.id)
})

test('all sessions end, and accounts keep their latest state', async () => {
  const { archive, folder, owner, second } = await tradedOn()
  await restore(folder, archive)
  const restored = await openFolderShop(folder)
  for (const { cookies } of [owner, second]) {
    const browser = restored.browser()
    for (const [name, token] of cookies) browser.cookies.set(name, token)
    await refusal(await browser.get('/api/orders'), 401)
    await refusal(await browser.get('/api/contacts/recent'), 401)
  }
  const signIn = async (username: string, password: string) =>
    (await restored.browser().post('/api/session', { username, password })).status
  expect(await signIn('chand', SECOND.password)).toBe(401)
  expect(await signIn(SECOND.username, SECOND.password)).toBe(401)
  expect(await signIn(SECOND.username, NEW_PASSWORD)).toBe(201)
  expect(await signIn(OPERATOR.username, OPERATOR.password)).toBe(201)
})

test('a second restore of the same backup continues after the numbers used since the first', async () => {
  const { archive, folder, later } = await tradedOn()
  await restore(folder, archive)
  const store = await openDurableStore(folder, {})
  const { id } = await store.update((shop) => shop.orders.insert(storedOrder()))
  await store.close()
  await restore(folder, archive)
  expect((await place(await openFolderShop(folder))).id).toBe(later.id + 2)
  expect(id).toBe(later.id + 1)
})

test('a lockout after wrong passwords and a required second factor are not undone', async () => {
  const shop = openTestShop()
  const owner = await shop.browser().signIn()
  const archive = await backupOf(shop.store)
  expect((await owner.put('/api/settings/require_2fa', { value: 'true', password: OPERATOR.password })).status).toBe(200)
  for (let count = 0; count < 3; count++) await shop.browser().post('/api/session', { ...OPERATOR, password: 'a guess' })
  const folder = await folderOf(shop.store)
  await restore(folder, archive)
  const restored = await openFolderShop(folder)
  const { attempts, required } = await restored.store.read(({ signInAttempts, settings }) => ({
    attempts: [...signInAttempts.rows()].length,
    required: settings.get('require_2fa')?.value,
  }))
  expect(attempts).toBeGreaterThan(0)
  expect(required).toBe('true')
})

test('the command prints raised counters, ended sessions, the accounts and the next numbers', async () => {
  const { archive, folder, lastBill } = await tradedOn()
  const { code, output } = await run(folder, archive)
  const series = lastBill.replace(/\d+$/, '')
  expect(output.replace(/before-restore-\S+/, 'ASIDE').split('\n')).toEqual([
    `Restored ${archive}. What stood there before is kept in ${join(folder, 'ASIDE')}`,
    expect.stringMatching(/^Ids go on after .*orders 3.*\.$/),
    `Numbers that were given since, whose documents are not here: ${series}00002 to ${series}00003.`,
    `Next bill: ${series}00004. Next credit note: ${series.replace('TF', 'CN')}00001.`,
    'Signed out: bilal, operator. No browser is known any more.',
    'Ended since, and still ended: chand.',
    'May sign in: operator (owner), bilal, with the passwords of today.',
    '',
  ])
  expect(code).toBe(0)
})

test('on a new server the accounts of the backup are valid and its first password is not', async () => {
  const { archive } = await tradedOn()
  const other = openTestShop({ rows: { operators: [], shopKeys: [newLinkKey()] } })
  const folder = await folderOf(other.store)
  await writeFile(join(folder, 'first-password.txt'), 'the first one\n')
  const { output } = await run(folder, archive)
  expect(output).toContain('May sign in: operator (owner), bilal, chand, with the passwords kept with these rows.')
  await expect(rm(join(folder, 'first-password.txt'))).rejects.toThrow('ENOENT')
  const restored = await openFolderShop(folder)
  expect((await restored.browser().post('/api/session', SECOND)).status).toBe(201)
})

test('if nothing can be read it says that no higher number is known', async () => {
  const { archive, folder } = await tradedOn()
  const empty = await run(await newFolder(), archive)
  expect(empty.output).toContain('nothing is known to be higher than in the backup.')
  expect(empty.output).toContain('choose another Bill Prefix')
  for (const name of ['db.json', 'journal.jsonl']) await truncate(join(folder, name), 20)
  await rm(join(folder, 'snapshots'), { recursive: true })
  const damaged = await run(folder, archive)
  expect(damaged.output).toContain('nothing is known to be higher than in the backup.')
  expect([empty.code, damaged.code]).toEqual([0, 0])
})

test('of a damaged shop everything readable is used', async () => {
  const { archive, folder, later } = await tradedOn()
  const store = await openDurableStore(folder, {})
  await store.update((shop) => shop.orders.insert(storedOrder()))
  await store.close()
  await truncate(join(folder, 'journal.jsonl'), 20)
  await rm(join(folder, 'journal.acknowledged'))
  const { output } = await run(folder, archive)
  expect(output).toContain('of what was given last, nothing is known to be higher')
  expect((await place(await openFolderShop(folder))).id).toBe(later.id + 2)
})

test('a link from before salts ends if two orders share it, and works for one order', async () => {
  const value = Buffer.alloc(32, 7).toString('base64url')
  const shopKeys = [{ name: 'order-links', value }]
  const ordersAt = (...times: string[]) => times.map((at, index) => ({ id: index + 1, ...storedOrder('Asha', at) }))
  const [one, two, fork] = ['2026-01-05T06:30:00.000Z', '2026-01-06T06:30:00.000Z', '2026-01-07T06:30:00.000Z']
  const backup = openTestShop({ rows: { shopKeys, orders: ordersAt(one, two) } })
  const tokens = await backup.store.read((rows) => [...rows.orders.rows()].map((order) => orderToken(rows, order)))
  const folder = await folderOf(openTestShop({ rows: { shopKeys, orders: ordersAt(one, fork) } }).store)
  const archive = await backupOf(backup.store)
  for (let times = 0; times < 2; times++) {
    await restore(folder, archive)
    const restored = await openFolderShop(folder)
    expect([await openedBy(restored, tokens[0] ?? ''), await openedBy(restored, tokens[1] ?? '')]).toEqual([1, undefined])
  }
})

test('a backup from before links keeps the key of the shop, so that links still work', async () => {
  const shop = openTestShop()
  const { id, link } = await place(shop)
  const older = openTestShop({ rows: { shopKeys: [], orders: await shop.store.read(({ orders }) => [...orders.rows()]) } })
  const folder = await folderOf(shop.store)
  await restore(folder, await backupOf(older.store))
  expect(await openedBy(await openFolderShop(folder), link)).toBe(id)
})

test('visits continue with unused numbers', async () => {
  const folder = await folderOf(openTestShop().store)
  const visit = async () => {
    const visits = await Visits.open(join(folder, 'visits'))
    const { id } = visits.addVisitor(newVisitor(), new Date().toISOString())
    await visits.close()
    return id
  }
  const archive = join(await newFolder(), 'shop.tar.gz')
  await mkdir(join(folder, 'visits'), { recursive: true })
  await visit()
  await backUp(folder, archive)
  for (let count = 0; count < 3; count++) await visit()
  const last = await visit()
  await restore(folder, archive)
  expect(await visit()).toBeGreaterThan(last)
})
