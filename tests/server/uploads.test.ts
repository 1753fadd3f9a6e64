import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_IMAGE_BYTES } from '~/domain/catalog/images-schema'
import { newOrder } from '../fixtures/rows/orders'
import { picture, pictureForm } from '../fixtures/rows/pictures'
import { OPERATOR, TestServer } from '../fixtures/shops/server'

let server: TestServer
let cookie = ''

beforeAll(async () => {
  server = await TestServer.start()
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`${server.url}/api/session`, { method: 'POST', headers, body: JSON.stringify(OPERATOR) })
  cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
})

afterAll(() => server.remove())

const send = (form: FormData, headers: Record<string, string> = { Cookie: cookie }) =>
  fetch(`${server.url}/api/uploads`, { method: 'POST', headers, body: form })

const padded = async (size: number) => pictureForm(Buffer.concat([await picture(), Buffer.alloc(size)]).subarray(0, size))

test('serves an upload with a permanent cache, only as a picture', async () => {
  const { url, srcset } = await (await send(pictureForm(await picture()))).json()
  for (const path of [url, srcset.split(' ')[0]]) {
    const answer = await fetch(server.url + path)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const again = await fetch(server.url + path, { headers: { 'If-None-Match': answer.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
    const head = await fetch(server.url + path, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(String((await answer.arrayBuffer()).byteLength))
  }
})

test('serves nothing else from the data folder', async () => {
  await send(pictureForm(await picture()))
  const folder = join(server.folder, 'uploads')
  await writeFile(join(folder, 'notes.txt'), 'not ours')
  const [name = ''] = (await readdir(folder)).filter((file) => file.endsWith('.webp'))
  const paths = [
    'notes.txt',
    '..%2fjournal',
    '%2e%2e/db.json',
    `${name}%00`,
    `.%2f${name}`,
    `${name}/`,
    name.replace('.webp', '.svg'),
    '',
  ]
  for (const path of paths) {
    const answer = await fetch(`${server.url}/uploads/${path}`, { redirect: 'manual' })
    expect([path, answer.headers.get('content-type')?.startsWith('image/webp') ?? false, answer.status === 200]).toEqual([
      path,
      false,
      false,
    ])
  }
})

test('accepts a file of 5 MB and refuses one more byte with 413', async () => {
  expect((await send(await padded(MAX_IMAGE_BYTES))).status).toBe(201)
  expect((await send(await padded(MAX_IMAGE_BYTES + 1))).status).toBe(413)
})

test('discards the upload of a stranger and returns 401', async () => {
  expect((await send(await padded(MAX_IMAGE_BYTES), {})).status).toBe(401)
  expect((await send(await padded(1000), { Cookie: 'session=forged' })).status).toBe(401)
})

const SCRIPT = '<script>ran(1)</script>'

/** Polyglot files: a picture for one program, something else for another. */
const polyglots: [string, number, () => Promise<Buffer<ArrayBuffer>>][] = [
  ['a picture with a page behind it', 201, async () => Buffer.concat([await picture(), Buffer.from(`<html>${SCRIPT}`)])],
  [
    'a picture with an archive behind it',
    201,
    async () => Buffer.concat([await picture('png'), Buffer.from(`PK\x03\x04${SCRIPT}`)]),
  ],
  ['a JPG with a script in its comment', 201, () => commented(`*/=1;${SCRIPT}/*`)],
  ['a page with a picture behind it', 415, async () => Buffer.concat([Buffer.from(`<html>${SCRIPT}`), await picture()])],
  ['a script that begins like a GIF', 415, async () => Buffer.from(`GIF89a=1;/*${SCRIPT}*/`)],
  ['a drawing with a script', 415, async () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
  ['a document that begins like a JPG', 422, async () => Buffer.from(`\xff\xd8\xff%PDF-1.4${SCRIPT}`, 'latin1')],
  ['a sound that begins like a WebP', 415, async () => Buffer.from(`RIFF\x24\0\0\0WAVEfmt ${SCRIPT}`, 'latin1')],
]

/** A JPG with a comment right after its first marker. */
async function commented(text: string): Promise<Buffer<ArrayBuffer>> {
  const jpg = await picture()
  const length = Buffer.alloc(2)
  length.writeUInt16BE(text.length + 2)
  return Buffer.concat([jpg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, Buffer.from(text), jpg.subarray(2)])
}

test.each(polyglots)('accepts or refuses %s (%i), and never serves its hidden content', async (_name, status, bytes) => {
  const answer = await send(pictureForm(await bytes(), '../../../evil.html', 'text/html'))
  expect(answer.status).toBe(status)
  if (status !== 201) return
  const served = await fetch(server.url + (await answer.json()).url)
  expect(served.headers.get('content-type')).toBe('image/webp')
  expect(served.headers.get('x-content-type-options')).toBe('nosniff')
  expect(Buffer.from(await served.arrayBuffer()).toString('latin1')).not.toMatch(/script|PK/)
})

test('stores no file under a name of its sender', async () => {
  const names = ['../evil.webp', '/etc/evil.webp', '..\\evil.webp', 'evil\0.webp', 'CON', `${'a'.repeat(300)}.webp`, '.htaccess']
  for (const name of names) expect((await send(pictureForm(await picture(), name))).status).toBe(201)
  const files = await readdir(join(server.folder, '..'), { recursive: true })
  expect(files.filter((file) => /evil|CON$|htaccess|aaa/.test(file))).toEqual([])
})

test('twenty simultaneous uploads delay an order no longer than a few uploads take', async () => {
  const UPLOADS = 20
  const large = await picture('jpeg', 5000, 4000)
  const began = performance.now()
  const uploads = Array.from({ length: UPLOADS }, () => send(pictureForm(large)))
  const waits: number[] = []
  const order = JSON.stringify(newOrder({ quantity: 1 }))
  const isOver = Promise.all(uploads).then(() => true)
  while (!(await Promise.race([isOver, new Promise((soon) => setTimeout(soon, 100))]))) {
    const asked = performance.now()
    const answer = await fetch(`${server.url}/api/orders`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: order,
    })
    expect([201, 409]).toContain(answer.status)
    waits.push(performance.now() - asked)
  }
  const anUpload = (performance.now() - began) / UPLOADS
  for (const upload of await Promise.all(uploads)) expect(upload.status).toBe(201)
  expect(waits.length).toBeGreaterThan(2)
  expect(Math.max(...waits)).toBeLessThan(5 * anUpload)
}, 120_000)
