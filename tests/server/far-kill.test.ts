import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { setTimeout as until } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { openDurableStore } from '~/api/store/files/durable'
import { readNote } from '~/api/store/files/notes'
import { ShopFolder } from '~/api/store/files/shop-folder'
import { paiseIn } from '~/domain/money'
import { depth } from '../fixtures/depth'
import { newFolder } from '../fixtures/folders'
import { newOrder } from '../fixtures/rows/orders'
import { newKey, startBucket } from '../fixtures/shops/far-sides'
import { TestServer } from '../fixtures/shops/server'

const SECOND = 1000
const A_SECOND = 200
const ORDERS = depth(6, 60) * A_SECOND
const MAY_BE_LOST = 60 * SECOND
const STOCK = 1_000_000
const PAISE = 250_000

async function withStock(folder: string) {
  const store = await openDurableStore(folder, {})
  await store.update(({ products }) => {
    for (const product of [...products.rows()]) products.put({ ...product, stockQuantity: STOCK })
  })
  await store.close()
}

/** Sends this many orders each second without waiting for responses, then calls `kill`; returns when each was accepted. */
async function sendOrders(url: string, kill: () => void) {
  const accepted = new Map<string, number>()
  const asked: Promise<void>[] = []
  const began = performance.now()
  for (let count = 0; count < ORDERS; count++) {
    await until(Math.max(0, began + (count * SECOND) / A_SECOND - performance.now()))
    const customerName = `Customer ${count}`
    const body = JSON.stringify({ ...newOrder({ quantity: 1 }), customerName })
    const sent = fetch(`${url}/api/orders`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
    asked.push(
      sent.then(
        ({ status }) => void (status === 201 && accepted.set(customerName, Date.now())),
        () => {},
      ),
    )
  }
  kill()
  await Promise.all(asked)
  return accepted
}

test('a machine lost under load is rebuilt from the far side, except its last seconds', async () => {
  const bucket = await startBucket('backups')
  const settings = { BACKUPS_URL: bucket.address(), BACKUPS_KEY: await newKey() }
  const server = await TestServer.start({ ...settings, BACKUPS_EVERY: '1' })
  onTestFinished(() => server.remove())
  await server.stop()
  await withStock(server.folder)
  await server.launch()
  const accepted = await sendOrders(server.url, () => process.kill(server.pid ?? expect.fail(), 'SIGKILL'))
  const killedAt = Math.max(...accepted.values())
  const { at } = await readNote(new ShopFolder(server.folder).lastShipped)
  const shippedAt = Date.parse(at ?? expect.fail())
  await rm(server.folder, { recursive: true })

  const folder = await newFolder()
  const command = ['--import', './scripts/run-sources.mjs', 'scripts/restore.ts', 'far', 'latest']
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    env: { ...process.env, ...settings, DATA_DIR: folder },
  })
  expect(stdout).toContain('Restored the far copy latest.')
  const store = await openDurableStore(folder, {})
  const { orders, left } = await store.read((shop) => ({
    orders: [...shop.orders.rows()],
    left: shop.products.get(newOrder().items[0]?.productId ?? 0)?.stockQuantity ?? 0,
  }))
  await store.close()
  const found = new Set(orders.map(({ customerName }) => customerName))
  const lost = [...accepted.keys()].filter((name) => !found.has(name))
  console.log(
    `${accepted.size} orders were accepted at ${A_SECOND} a second, ${found.size} rebuilt, ${lost.length} lost, of the last ${(killedAt - shippedAt) / SECOND} s.`,
  )
  expect(accepted.size).toBeGreaterThan(ORDERS / 4)
  expect(lost.filter((name) => (accepted.get(name) ?? 0) < shippedAt)).toEqual([])
  expect(killedAt - shippedAt).toBeLessThan(MAY_BE_LOST)
  expect(orders.map(({ id }) => id)).toEqual(orders.map((_, index) => index + 1))
  expect(STOCK - left).toBe(orders.length)
  expect(orders.reduce((sum, { totalAmount }) => sum + paiseIn(totalAmount), 0)).toBe(orders.length * PAISE)
})
