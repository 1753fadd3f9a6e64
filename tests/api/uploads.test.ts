import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { StoreUnavailable } from '~/api/store/store'
import { UploadFiles } from '~/api/uploads/upload-files'
import { keepUpload, sweepUploads } from '~/api/uploads/uploads'
import { MAX_IMAGE_BYTES, upload } from '~/schemas/images'
import { newOrder } from '../fixtures/orders'
import { animatedPng, animatedWebp, picture, pictureForm, pngOfClaimedSize } from '../fixtures/pictures'
import { refusal } from '../fixtures/problems'
import { newProduct } from '../fixtures/products'
import { openTestShop } from '../fixtures/shop'

const A_DAY = 24 * 60 * 60 * 1000

async function openWithOperator() {
  const parent = await mkdtemp(join(tmpdir(), 'trout-feed-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  const uploadFolder = join(parent, 'uploads')
  const shop = openTestShop({ uploadFolder })
  const operator = await shop.browser().signIn()
  const send = (form: FormData) => operator.post('/api/uploads', form)
  const files = () => readdir(uploadFolder).catch(() => [])
  return { shop, operator, uploadFolder, send, files }
}

test.each(['png', 'jpeg', 'webp'] as const)('keeps a %s as WebP in three widths under a random name', async (format) => {
  const { send, files, uploadFolder } = await openWithOperator()
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

test('never enlarges a small picture, and keeps a clear ground clear', async () => {
  const { send, files, uploadFolder } = await openWithOperator()
  const clear = sharp({ create: { width: 200, height: 100, channels: 4, background: '#1d777500' } }).png()
  const { width } = await (await send(pictureForm((await clear.toBuffer()) as Buffer<ArrayBuffer>))).json()
  const [file = ''] = await files()
  expect([width, await files()]).toEqual([200, [file]])
  expect(await sharp(join(uploadFolder, file)).metadata()).toMatchObject({ hasAlpha: true, width: 200 })
})

test('makes a very high picture smaller', async () => {
  const { send } = await openWithOperator()
  const { width, height } = await (await send(pictureForm(await picture('png', 100, 8000)))).json()
  expect([width, height]).toEqual([64, 5120])
})

test('turns a picture upright and keeps nothing of where and with what it was taken', async () => {
  const { send, files, uploadFolder } = await openWithOperator()
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

test('keeps nothing of what is hidden behind a picture', async () => {
  const { send, files, uploadFolder } = await openWithOperator()
  const hidden = '<script>alert(1)</script>PK\u0003\u0004'
  const response = await send(pictureForm(Buffer.concat([await picture(), Buffer.from(hidden)])))
  expect(response.status).toBe(201)
  for (const file of await files()) expect(await readFile(join(uploadFolder, file), 'latin1')).not.toContain('script')
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

test.each<[string, () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>]>([
  ['an SVG', () => Buffer.from(svg)],
  ['an HTML page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a GIF', () => picture('gif')],
  ['an AVIF', () => picture('avif', 64, 64)],
  ['a GIF that is a script too', () => Buffer.from('GIF89a/*\0*/=1;alert(1)')],
  ['an SVG behind the first byte of a JPG', () => Buffer.from(`\xff${svg}`, 'latin1')],
  ['a PDF', () => Buffer.from('%PDF-1.7\n')],
])('refuses %s with 415, whatever it calls itself', async (_name, bytes) => {
  const { send, files } = await openWithOperator()
  expect(await refusal(await send(pictureForm(await bytes())), 415)).toMatchObject({
    detail: 'Please choose a PNG, JPG or WebP picture.',
  })
  expect(await files()).toEqual([])
})

test.each([
  ['cut short', async () => (await picture('jpeg', 900, 900)).subarray(0, 900)],
  ['only a first line', async () => Buffer.from('\x89PNG\r\n\x1a\n and nothing more', 'latin1')],
  ['of missing pixels', () => pngOfClaimedSize(4000, 4000)],
])('refuses a picture that is %s with 422', async (_name, bytes) => {
  const { send, files } = await openWithOperator()
  expect((await refusal(await send(pictureForm(await bytes())), 422)).errors?.[0]?.path).toBe('image')
  expect(await files()).toEqual([])
})

test.each([
  ['WebP', animatedWebp],
  ['PNG', animatedPng],
])('refuses an animated %s with a sentence', async (_name, bytes) => {
  const { send, files } = await openWithOperator()
  expect((await refusal(await send(pictureForm(await bytes())), 422)).errors).toEqual([
    { path: 'image', message: 'This picture moves. Please choose a still one.' },
  ])
  expect(await files()).toEqual([])
})

test('refuses a small file of more than 40 megapixels before it decodes it', async () => {
  const { send } = await openWithOperator()
  expect(await refusal(await send(pictureForm(await pngOfClaimedSize(8000, 5001))), 413)).toMatchObject({
    detail: 'Please send at most 40 megapixels.',
  })
  const bomb = await picture('png', 7000, 6000)
  expect(bomb.length).toBeLessThan(1_000_000)
  await refusal(await send(pictureForm(bomb)), 413)
  expect((await send(pictureForm(await picture('png', 8000, 5000)))).status).toBe(201)
})

test('takes a file of exactly 5 MB and refuses one byte more', async () => {
  const { send } = await openWithOperator()
  const padded = async (size: number) => pictureForm(Buffer.concat([await picture(), Buffer.alloc(size)]).subarray(0, size))
  expect((await send(await padded(MAX_IMAGE_BYTES))).status).toBe(201)
  expect(await refusal(await send(await padded(MAX_IMAGE_BYTES + 1)), 413)).toMatchObject({ detail: 'Please send at most 5 MB.' })
})

test('refuses a form without a picture, with two, or of no readable parts', async () => {
  const { send, operator } = await openWithOperator()
  const text = new FormData()
  text.append('image', 'no file')
  const two = pictureForm(await picture())
  two.append('image', new File([await picture()], 'second.jpg'))
  for (const form of [new FormData(), text, two, pictureForm('')]) await refusal(await send(form), 422)
  await refusal(await operator.post('/api/uploads', 'x', { 'Content-Type': 'multipart/form-data; boundary=y' }), 400)
})

test('answers 503 and leaves nothing where the folder cannot be written', async () => {
  const { send, uploadFolder } = await openWithOperator()
  await writeFile(uploadFolder, 'a file where the folder should be')
  const response = await send(pictureForm(await picture()))
  expect(response.headers.get('retry-after')).toBe('5')
  await refusal(response, 503)
})

test('twenty pictures at once do not hold up an order', async () => {
  const { send, shop } = await openWithOperator()
  const large = await picture('jpeg', 5000, 4000)
  let kept = 0
  const sent = Array.from({ length: 20 }, () => send(pictureForm(large)).then(({ status }) => status === 201 && kept++))
  const began = performance.now()
  expect((await shop.browser().post('/api/orders', newOrder())).status).toBe(201)
  expect(performance.now() - began).toBeLessThan(2000)
  expect(kept).toBeLessThan(20)
  await Promise.all(sent)
  expect(kept).toBe(20)
}, 60_000)

test('lets forty pictures wait to be decoded, and refuses one more', async () => {
  const { uploadFolder } = await openWithOperator()
  const context = { locals: { store: openTestShop().store, uploads: new UploadFiles(uploadFolder) } }
  const bytes = await picture('png', 8, 8)
  let sendOn = () => {}
  const arrived = new Promise<ArrayBuffer>((resolve) => {
    sendOn = () => resolve(bytes.buffer)
  })
  const arriving = Object.assign(new File([bytes], 'bag.png'), { arrayBuffer: () => arrived })
  const keep = () => keepUpload({ input: arriving, now: new Date().toISOString() } as never, context as never)
  const waiting = Array.from({ length: 40 }, keep)
  await expect(keep()).rejects.toThrow(StoreUnavailable)
  sendOn()
  expect(await Promise.all(waiting)).toHaveLength(40)
  expect(await keep()).toMatchObject({ width: 8 })
})

test('refuses a picture that takes too long to decode', async () => {
  const { send, files } = await openWithOperator()
  const { timeout, median } = sharp.prototype
  const limited = vi.spyOn(sharp.prototype, 'timeout')
  onTestFinished(() => limited.mockRestore())
  // Seconds of work under a limit of one second.
  limited.mockImplementation(function (this: Sharp) {
    return timeout.call(median.call(this, 101), { seconds: 1 })
  })
  await refusal(await send(pictureForm(await picture('jpeg', 1280, 960))), 422)
  expect(limited).toHaveBeenCalledWith({ seconds: 20 })
  expect(await files()).toEqual([])
})

test('a day later keeps only the pictures that something shows, deleted products included', async () => {
  const { send, operator, shop, files, uploadFolder } = await openWithOperator()
  const add = async () => (await (await send(pictureForm(await picture('png', 100, 100)))).json()).url as string
  const [shown, hidden, deleted] = [await add(), await add(), await add()]
  await operator.post('/api/products', newProduct({ images: [shown] }))
  const { id } = await (await operator.post('/api/products', newProduct({ sku: 'GONE', images: [deleted] }))).json()
  await operator.delete(`/api/products/${id}`)
  const uploads = new UploadFiles(uploadFolder)
  await sweepUploads({ store: shop.store, uploads }, Date.now())
  expect(await files()).toHaveLength(3)

  await writeFile(join(uploadFolder, 'notes.txt'), 'not ours')
  for (const file of await files()) await utimes(join(uploadFolder, file), 1, 1)
  await sweepUploads({ store: shop.store, uploads }, Date.now() + A_DAY)
  expect((await files()).sort()).toEqual(
    [shown, deleted]
      .map((url) => url.replace('/uploads/', ''))
      .concat('notes.txt')
      .sort(),
  )
  expect(await uploads.read(hidden.replace('/uploads/', ''))).toBeUndefined()
})

test.each(['../db.json', 'notes.txt', '..%2Fdb.json', '', '.', 'a'.repeat(300), '%00.webp'])(
  'reads no file named %j',
  async (name) => {
    const { uploadFolder, send } = await openWithOperator()
    await send(pictureForm(await picture()))
    await writeFile(join(uploadFolder, 'notes.txt'), 'not ours')
    expect(await new UploadFiles(uploadFolder).read(name)).toBeUndefined()
  },
)
