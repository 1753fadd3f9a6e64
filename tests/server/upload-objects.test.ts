import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import S3rver from 's3rver'
import { expect, onTestFinished, test, vi } from 'vitest'
import { UploadObjects } from '~/api/uploads/upload-objects'
import { sweepUploads } from '~/api/uploads/uploads'
import { DAY } from '~/domain/day'
import { newFolder } from '../fixtures/folders'
import { picture, pictureForm } from '../fixtures/rows/pictures'
import { Calls } from '../fixtures/shops/calls'
import { endlessBucket } from '../fixtures/shops/far-sides'
import { TestServer } from '../fixtures/shops/server'
import { openTestShop } from '../fixtures/shops/shop'
import { silentServer } from '../fixtures/shops/silent-server'

/** A separate S3-compatible store with one valid key. */
async function startObjects() {
  const directory = await newFolder()
  const store = new S3rver({ directory, port: 0, silent: true, configureBuckets: [{ name: 'pictures', configs: [] }] })
  const { port } = await store.run()
  onTestFinished(() => store.close())
  const address = (key = 'S3RVER') => `http://${key}:S3RVER@127.0.0.1:${port}/pictures?region=us-east-1`
  const kept = async () => (await readdir(join(directory, 'pictures'))).filter((name) => name.endsWith('.webp._S3rver_object'))
  return { address, kept }
}

const drawn = {
  width: 640,
  height: 480,
  widths: new Map([
    [320, Buffer.from('small')],
    [640, Buffer.from('large')],
  ]),
}

test('stores a picture in all its widths, and returns it', async () => {
  const { address, kept } = await startObjects()
  const uploads = new UploadObjects(address())
  const name = await uploads.add(drawn)
  expect(name).toMatch(/^[\w-]{22}-640x480\.webp$/)
  expect((await uploads.read(name))?.toString()).toBe('large')
  expect((await uploads.read(name.replace('.webp', '-320.webp')))?.toString()).toBe('small')
  expect(await kept()).toHaveLength(2)
  expect(await uploads.read(name.replace('640x480', '640x481'))).toBeUndefined()
  expect(await uploads.read('../secrets')).toBeUndefined()
})

test('removes unused pictures after a day', async () => {
  const { address, kept } = await startObjects()
  const uploads = new UploadObjects(address())
  const [shown, forgotten] = [await uploads.add(drawn), await uploads.add(drawn)]
  await uploads.sweep(async () => new Set([shown]), Date.now())
  expect(await uploads.read(forgotten)).toBeDefined()
  await uploads.sweep(async () => new Set([shown]), Date.now() + DAY + 60_000)
  expect(await uploads.read(forgotten)).toBeUndefined()
  expect(await uploads.read(shown)).toBeDefined()
  expect(await kept()).toHaveLength(2)
})

test('throws if the store refuses the key', async () => {
  const { address } = await startObjects()
  const refused = new UploadObjects(address('somebody')).add(drawn)
  await expect(refused).rejects.toThrow('403')
})

test('an endless list of pictures is abandoned once for all callers, with one log line', async () => {
  const { address, asked } = await endlessBucket('pictures')
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  const uploads = new UploadObjects(address)
  const { store } = openTestShop()
  await Promise.all([1, 2].map(() => sweepUploads({ store, uploads }, Date.now())))
  expect(asked()).toBeLessThan(400)
  expect(new Set(said.mock.calls.flat().map(String))).toEqual(
    new Set([
      expect.stringMatching(/^Old uploads could not be removed: 127\.0\.0\.1:\d+\/pictures lists without an end: \d+ pages, .*$/),
    ]),
  )
})

test('throws if the store does not respond', async () => {
  const silent = new UploadObjects(`http://S3RVER:S3RVER@127.0.0.1:${await silentServer()}/pictures?region=us-east-1`, 200)
  await expect(silent.read('a'.repeat(22).concat('-640x480.webp'))).rejects.toThrow('abort')
  await expect(silent.add(drawn)).rejects.toThrow('abort')
})

test('two servers show the pictures sent to one of them', async () => {
  const { address } = await startObjects()
  const server = await TestServer.start({ UPLOADS_URL: address() })
  onTestFinished(() => server.remove())
  const operator = await Calls.signedIn(server.url)
  const { url } = await (await operator.send('/api/uploads', pictureForm(await picture('jpeg', 400, 300)))).json()
  const other = await TestServer.start({ UPLOADS_URL: address() })
  onTestFinished(() => other.remove())
  for (const each of [server, other]) {
    const answer = await fetch(each.url + url)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100)
  }
})

test('while the store is down, a picture is refused with 503 and the shop still works', async () => {
  const server = await TestServer.start({ UPLOADS_URL: 'http://key:secret@127.0.0.1:9/pictures?region=us-east-1' })
  onTestFinished(() => server.remove())
  const operator = await Calls.signedIn(server.url)
  expect((await operator.send('/api/uploads', pictureForm(await picture('jpeg', 400, 300)))).status).toBe(503)
  expect((await operator.get('/shop')).status).toBe(200)
})
