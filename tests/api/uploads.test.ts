import { readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { UploadFiles } from '~/api/uploads/upload-files'
import { sweepUploads } from '~/api/uploads/uploads'
import { upload } from '~/domain/catalog/images-schema'
import { DAY } from '~/domain/day'
import { refusal } from '../fixtures/problems'
import { newBoxEntry } from '../fixtures/rows/box'
import { picture, pictureForm } from '../fixtures/rows/pictures'
import { newProduct } from '../fixtures/rows/products'
import { openWithUploads } from '../fixtures/shops/upload-shop'

test.each(['png', 'jpeg', 'webp'] as const)('stores a %s as WebP in three widths under a random name', async (format) => {
  const { send, files, uploadFolder } = await openWithUploads()
  const response = await send(pictureForm(await picture(format, 2000, 1500), '../../evil.html', 'text/html'))
  expect(response.status).toBe(201)
  const kept = upload.parse(await response.json())
  expect(kept).toMatchObject({ width: 1280, height: 960 })
  expect(kept.url).toMatch(/^\/uploads\/[\w-]{22}-1280x960\.webp$/)
  for (const [index, width] of [320, 640, 1280].entries()) {
    const path = kept.srcset.split(', ')[index]?.split(' ')[0] ?? ''
    const file = join(uploadFolder, path.replace('/uploads/', ''))
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width, height: (width * 3) / 4 })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  }
  expect(await files()).toHaveLength(3)
  expect((await stat(uploadFolder)).mode & 0o777).toBe(0o700)
})

test('never enlarges a small picture, and keeps transparency', async () => {
  const { send, files, uploadFolder } = await openWithUploads()
  const clear = sharp({ create: { width: 200, height: 100, channels: 4, background: '#1d777500' } }).png()
  const { width } = await (await send(pictureForm((await clear.toBuffer()) as Buffer<ArrayBuffer>))).json()
  const [file = ''] = await files()
  expect([width, await files()]).toEqual([200, [file]])
  expect(await sharp(join(uploadFolder, file)).metadata()).toMatchObject({ hasAlpha: true, width: 200 })
})

test('resizes a very tall picture', async () => {
  const { send } = await openWithUploads()
  const { width, height } = await (await send(pictureForm(await picture('png', 100, 8000)))).json()
  expect([width, height]).toEqual([64, 5120])
})

test('rotates a picture upright and removes its metadata', async () => {
  const { send, files, uploadFolder } = await openWithUploads()
  const taken = sharp(await picture('jpeg', 400, 200)).withMetadata({
    orientation: 6,
    exif: { IFD0: { Copyright: 'Ghulam Nabi' }, IFD3: { GPSLatitude: '33/1 44/1 0/1' } },
  })
  const { width, height } = await (await send(pictureForm((await taken.toBuffer()) as Buffer<ArrayBuffer>))).json()
  expect([width, height]).toEqual([200, 400])
  const bytes = await readFile(join(uploadFolder, (await files())[0] ?? ''))
  expect(await sharp(bytes).metadata()).not.toHaveProperty('exif')
  expect(bytes.toString('latin1')).not.toMatch(/Ghulam|EXIF|XMP/)
})

test('removes data appended to a picture', async () => {
  const { send, files, uploadFolder } = await openWithUploads()
  const hidden = '<script>alert(1)</script>PK\u0003\u0004'
  const response = await send(pictureForm(Buffer.concat([await picture(), Buffer.from(hidden)])))
  expect(response.status).toBe(201)
  for (const file of await files()) expect(await readFile(join(uploadFolder, file), 'latin1')).not.toContain('script')
})

test('answers 503 and leaves nothing if the folder is not writable', async () => {
  const { send, uploadFolder } = await openWithUploads()
  await writeFile(uploadFolder, 'a file where the folder should be')
  const response = await send(pictureForm(await picture()))
  expect(response.headers.get('retry-after')).toBe('5')
  await refusal(response, 503)
})

test('after a day keeps only used pictures, including those of deleted products', async () => {
  const { send, operator, shop, files, uploadFolder } = await openWithUploads()
  const add = async () => (await (await send(pictureForm(await picture('png', 100, 100)))).json()).url as string
  const [shown, hidden, deleted, receipt] = [await add(), await add(), await add(), await add()]
  await operator.post('/api/products', newProduct({ images: [shown] }))
  const { id } = await (await operator.post('/api/products', newProduct({ sku: 'GONE', images: [deleted] }))).json()
  await operator.delete(`/api/products/${id}`)
  await operator.post('/api/box', newBoxEntry({ imageUrl: receipt }))
  const uploads = new UploadFiles(uploadFolder)
  await sweepUploads({ store: shop.store, uploads }, Date.now())
  expect(await files()).toHaveLength(4)

  await writeFile(join(uploadFolder, 'notes.txt'), 'not ours')
  for (const file of await files()) await utimes(join(uploadFolder, file), 1, 1)
  await sweepUploads({ store: shop.store, uploads }, Date.now() + DAY)
  expect((await files()).sort()).toEqual(
    [shown, deleted, receipt]
      .map((url) => url.replace('/uploads/', ''))
      .concat('notes.txt')
      .sort(),
  )
  expect(await uploads.read(hidden.replace('/uploads/', ''))).toBeUndefined()
})

test('a picture that is shown while old ones are removed stays', async () => {
  const { files, uploadFolder } = await openWithUploads()
  const uploads = new UploadFiles(uploadFolder)
  const name = await uploads.add({ width: 100, height: 100, widths: new Map([[100, await picture('png', 100, 100)]]) })
  await utimes(join(uploadFolder, name), 1, 1)
  const shown = new Set<string>()
  const swept = uploads.sweep(async () => new Set(shown), Date.now())
  shown.add(name)
  await swept
  expect(await files()).toEqual([name])
})

test.each(['../db.json', 'notes.txt', '..%2Fdb.json', '', '.', 'a'.repeat(300), '%00.webp'])(
  'reads no file named %j',
  async (name) => {
    const { uploadFolder, send } = await openWithUploads()
    await send(pictureForm(await picture()))
    await writeFile(join(uploadFolder, 'notes.txt'), 'not ours')
    expect(await new UploadFiles(uploadFolder).read(name)).toBeUndefined()
  },
)

test('a JPEG without its last two bytes is accepted, one that lacks more is refused', async () => {
  const { send } = await openWithUploads()
  const whole = await picture('jpeg', 600, 400)
  expect((await send(pictureForm(whole.subarray(0, -2)))).status).toBe(201)
  expect((await send(pictureForm(whole.subarray(0, -1)))).status).toBe(201)
  for (const cut of [whole.subarray(0, -40), whole.subarray(0, whole.length / 2)])
    await refusal(await send(pictureForm(cut)), 422)
  expect((await send(pictureForm(Buffer.concat([whole, Buffer.from('a camera')])))).status).toBe(201)
})
