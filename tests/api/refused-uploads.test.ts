import { expect, test } from 'vitest'
import { MAX_IMAGE_BYTES } from '~/domain/catalog/images-schema'
import { refusal } from '../fixtures/problems'
import { animatedPng, animatedWebp, picture, pictureForm, pngOfClaimedSize } from '../fixtures/rows/pictures'
import { openWithUploads } from '../fixtures/shops/upload-shop'

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

test.each<[string, () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>]>([
  ['an SVG', () => Buffer.from(svg)],
  ['an HTML page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a GIF', () => picture('gif')],
  ['an AVIF', () => picture('avif', 64, 64)],
  ['a GIF that is a script too', () => Buffer.from('GIF89a/*\0*/=1;alert(1)')],
  ['an SVG behind the first byte of a JPG', () => Buffer.from(`\xff${svg}`, 'latin1')],
  ['a PDF', () => Buffer.from('%PDF-1.7\n')],
])('refuses %s with 415, whatever its name', async (_name, bytes) => {
  const { send, files } = await openWithUploads()
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
  const { send, files } = await openWithUploads()
  expect((await refusal(await send(pictureForm(await bytes())), 422)).errors?.[0]?.path).toBe('image')
  expect(await files()).toEqual([])
})

test.each([
  ['WebP', animatedWebp],
  ['PNG', animatedPng],
])('refuses an animated %s with a sentence', async (_name, bytes) => {
  const { send, files } = await openWithUploads()
  expect((await refusal(await send(pictureForm(await bytes())), 422)).errors).toEqual([
    { path: 'image', message: 'This picture moves. Please choose a still one.' },
  ])
  expect(await files()).toEqual([])
})

test('refuses a small file of more than 40 megapixels before it decodes it', async () => {
  const { send } = await openWithUploads()
  expect(await refusal(await send(pictureForm(await pngOfClaimedSize(8000, 5001))), 413)).toMatchObject({
    detail: 'Please send at most 40 megapixels.',
  })
  const bomb = await picture('png', 7000, 6000)
  expect(bomb.length).toBeLessThan(1_000_000)
  await refusal(await send(pictureForm(bomb)), 413)
  expect((await send(pictureForm(await picture('png', 8000, 5000)))).status).toBe(201)
})

test('accepts a file of exactly 5 MB and refuses one byte more', async () => {
  const { send } = await openWithUploads()
  const padded = async (size: number) => pictureForm(Buffer.concat([await picture(), Buffer.alloc(size)]).subarray(0, size))
  expect((await send(await padded(MAX_IMAGE_BYTES))).status).toBe(201)
  expect(await refusal(await send(await padded(MAX_IMAGE_BYTES + 1)), 413)).toMatchObject({ detail: 'Please send at most 5 MB.' })
})

test('refuses a form without a picture, with two, or with unreadable parts', async () => {
  const { send, operator } = await openWithUploads()
  const text = new FormData()
  text.append('image', 'no file')
  const two = pictureForm(await picture())
  two.append('image', new File([await picture()], 'second.jpg'))
  for (const form of [new FormData(), text, two, pictureForm('')]) await refusal(await send(form), 422)
  await refusal(await operator.post('/api/uploads', 'x', { 'Content-Type': 'multipart/form-data; boundary=y' }), 400)
})
