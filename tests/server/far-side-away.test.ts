import { stat } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { readNote } from '~/api/store/files/notes'
import { ShopFolder } from '~/api/store/files/shop-folder'
import { newOrder } from '../fixtures/rows/orders'
import { newKey, startBucket } from '../fixtures/shops/far-sides'
import { TestServer } from '../fixtures/shops/server'
import { silentServer } from '../fixtures/shops/silent-server'

async function started(BACKUPS_URL: string) {
  const settings = { BACKUPS_URL, BACKUPS_KEY: await newKey(), BACKUPS_EVERY: '0.1' }
  const server = await TestServer.start(settings)
  onTestFinished(() => server.remove())
  const shipped = () => readNote(new ShopFolder(server.folder).lastShipped)
  return { server, key: settings.BACKUPS_KEY, shipped }
}

const order = (url: string) =>
  fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(newOrder({ quantity: 1 })),
  })

test('a far side that refuses is logged once, without secrets, and orders still work', async () => {
  const { address } = await startBucket('backups')
  const { server, key, shipped } = await started(address('stranger'))
  await expect.poll(shipped).toMatchObject({ problem: expect.stringContaining('403'), failedAt: expect.any(String) })
  expect((await order(server.url)).status).toBe(201)
  const { failedAt } = await shipped()
  const noted = async () => (await stat(new ShopFolder(server.folder).lastShipped)).ino
  const first = await noted()
  await expect.poll(noted).not.toBe(first)
  expect((await order(server.url)).status).toBe(201)
  expect(await server.stop()).toBe(0)
  expect((await shipped()).failedAt).toBe(failedAt)
  expect(server.output.match(/do not reach the far side/g)).toHaveLength(1)
  for (const secret of [key, 'stranger', 'S3RVER']) expect(server.output + JSON.stringify(await shipped())).not.toContain(secret)
})

test('a far side that does not respond delays neither orders nor the shutdown', async () => {
  const { server } = await started(`http://key:secret@127.0.0.1:${await silentServer()}/backups?region=us-east-1`)
  expect((await order(server.url)).status).toBe(201)
  expect(await server.stop()).toBe(0)
})

test('the note of shipped data is updated with the orders', async () => {
  const { address } = await startBucket('backups')
  const { server, shipped } = await started(address())
  expect((await order(server.url)).status).toBe(201)
  const accepted = Date.now()
  await expect.poll(async () => Date.parse((await shipped()).at ?? '')).toBeGreaterThan(accepted)
})
