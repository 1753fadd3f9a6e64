import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { Compression, encodingFor } from './compression'

const text = (size: number) => Buffer.from('trout '.repeat(Math.ceil(size / 6)).slice(0, size))

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['deflate', undefined],
  ['', undefined],
])('chooses from "%s" %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test('compresses a large answer once under its name and encoding', async () => {
  const compression = new Compression()
  const bytes = text(100_000)
  const [first, again] = await Promise.all([compression.compress(bytes, 'br', 'a'), compression.compress(bytes, 'br', 'a')])
  expect(again).toBe(first)
  expect(brotliDecompressSync(first)).toEqual(bytes)
  expect(gunzipSync(await compression.compress(bytes, 'gzip', 'a'))).toEqual(bytes)
  expect(await compression.compress(bytes, 'br', 'b')).not.toBe(first)
})

test.each([
  ['small', text(1000), 'a'],
  ['nameless', text(100_000), undefined],
])('keeps nothing of a %s answer', async (_case, bytes, name) => {
  const compression = new Compression()
  expect(await compression.compress(bytes, 'br', name)).not.toBe(await compression.compress(bytes, 'br', name))
})

test('lets the oldest go where much is kept', async () => {
  const compression = new Compression(250_000)
  const large = randomBytes(100_000)
  const first = await compression.compress(large, 'br', '1')
  const second = await compression.compress(large, 'br', '2')
  await compression.compress(large, 'br', '3')
  expect(await compression.compress(large, 'br', '2')).toBe(second)
  expect(await compression.compress(large, 'br', '1')).not.toBe(first)
})

test('compresses a page as well as it goes once it has come twice', async () => {
  const compression = new Compression()
  const page = Buffer.from(Array.from({ length: 2000 }, (_, row) => `<p>${row * 7919} kg of pellets</p>`).join(''))
  const first = await compression.compressPage(page, 'br', 'page')
  await compression.compressPage(page, 'br', 'page')
  await vi.waitFor(async () => expect((await compression.compressPage(page, 'br', 'page')).length).toBeLessThan(first.length))
  expect(brotliDecompressSync(await compression.compressPage(page, 'br', 'page'))).toEqual(page)
})

test('keeps a bounded number of pages', async () => {
  const compression = new Compression()
  const page = text(2000)
  await compression.compressPage(page, 'br', 'page')
  for (let other = 0; other < 64; other++) await compression.compressPage(Buffer.from(`<p>${other}</p>`), 'br', `${other}`)
  // Forgotten, it counts as new: its next two come as fast as they go.
  const [one, two] = [await compression.compressPage(page, 'br', 'page'), await compression.compressPage(page, 'br', 'page')]
  expect(one).not.toBe(two)
  await vi.waitFor(async () =>
    expect(await compression.compressPage(page, 'br', 'page')).toBe(await compression.compressPage(page, 'br', 'page')),
  )
})
