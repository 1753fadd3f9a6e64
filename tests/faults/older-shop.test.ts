import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readEnvironment } from '~/api/opening/environment'
import { openShop, seededRows } from '~/api/opening/opening'
import { openDurableStore } from '~/api/store/files/durable'
import { storedOrder } from '../fixtures/stored-orders'

test('a shop of an older version opens with its orders made into customers, once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trout-feed-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const orders = [1, 2].map((id) => ({ id, ...storedOrder() }))
  const lastIds = [...(seededRows().lastIds ?? []), { table: 'orders', last: 2 }]
  await (await openDurableStore(folder, { ...seededRows(), orders, lastIds })).close()
  for (let start = 1; start <= 2; start++) {
    const environment = readEnvironment({ DATA_DIR: folder, ADMIN_PASSWORD: 'pebbles-and-cold-water' })
    const { store, close } = await openShop(environment)
    const rows = await store.read((shop) => ({ customers: [...shop.customers.rows()], orders: [...shop.orders.rows()] }))
    await close()
    expect(rows.customers).toMatchObject([{ id: 1, name: 'Ghulam Nabi', phone: '+919419000000' }])
    expect(rows.orders.map(({ customerId }) => customerId)).toEqual([1, 1])
  }
})
