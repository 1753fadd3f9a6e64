import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { openDurableStore } from '~/api/store/files/durable'
import { recover } from '~/api/store/files/recovery'
import { restore } from '~/api/store/files/restore'
import { ShopFolder } from '~/api/store/files/shop-folder'
import { newFolder } from '../fixtures/folders'
import { storedOrder } from '../fixtures/rows/stored-orders'
import { backupOf, folderOf } from '../fixtures/shops/restored-shops'
import { openTestShop } from '../fixtures/shops/shop'

/** How many files can still be renamed or removed before the simulated kill. */
const life = vi.hoisted(() => ({ left: Number.POSITIVE_INFINITY }))

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  const mortal =
    <Args extends unknown[], Result>(act: (...args: Args) => Promise<Result>) =>
    async (...args: Args) => {
      if (life.left-- <= 0) throw new Error('killed')
      return act(...args)
    }
  return { ...real, rename: mortal(real.rename), rm: mortal(real.rm) }
})

afterEach(() => {
  life.left = Number.POSITIVE_INFINITY
})

const NAMES = ['Asha', 'Bilal', 'after the backup']

async function namesIn(folder: string) {
  const { db } = await recover(new ShopFolder(folder))
  return [...db.data.reader().orders.rows()].map(({ customerName }) => customerName)
}

/** A folder with three orders and two operators, and a backup from before the third and with a third operator. */
async function tradedOn() {
  const { store } = openTestShop()
  const place = (name = '') => store.update((shop) => shop.orders.insert(storedOrder(name)))
  for (const name of NAMES.slice(0, 2)) await place(name)
  await store.update(({ operators }) => {
    const [owner] = [...operators.rows()]
    if (owner) operators.put({ ...owner, username: 'ended', isOwner: false })
  })
  const archive = await backupOf(store)
  await place(NAMES[2])
  await store.update(({ operators }) => operators.delete('ended'))
  return { archive, folder: await folderOf(store) }
}

/** The orders of an open shop, its operators, and the id of the next order. */
async function look(folder: string) {
  const store = await openDurableStore(folder, {})
  const seen = await store.update((shop) => ({
    names: [...shop.orders.rows()].map(({ customerName }) => customerName),
    operators: [...shop.operators.rows()].map(({ username }) => username),
    next: shop.orders.insert(storedOrder('the next')).id,
  }))
  await store.close()
  return seen
}

test('a restore killed at any point leaves the old shop, the new one, or a closed one for the next restore', async () => {
  const { archive, folder } = await tradedOn()
  const seen = new Set<string>()
  let isDone = false
  for (let steps = 0; !isDone; steps++) {
    const own = await newFolder()
    await cp(folder, own, { recursive: true })
    life.left = steps
    isDone = await restore(own, archive).then(
      () => true,
      () => false,
    )
    life.left = Number.POSITIVE_INFINITY
    const store = await openDurableStore(own, {}).catch((error: Error) => error.message)
    if (typeof store === 'string') expect(store).toContain('was cut short')
    else await store.close()
    seen.add(typeof store === 'string' ? 'closed' : (await namesIn(own)).join())
    await restore(own, archive)
    expect(await look(own), `after ${steps} steps`).toMatchObject({ names: NAMES.slice(0, 2), operators: ['operator'], next: 4 })
    const asides = (await readdir(own)).filter((name) => name.startsWith('before-restore-'))
    const kept = await Promise.all(asides.map((name) => namesIn(join(own, name)).catch(() => [])))
    expect(kept, `after ${steps} steps`).toContainEqual(NAMES)
    expect((await readdir(own)).filter((name) => /^unpacked|restoring/.test(name))).toEqual([])
  }
  expect([...seen].sort()).toEqual([NAMES.slice(0, 2).join(), NAMES.join(), 'closed'].sort())
})
