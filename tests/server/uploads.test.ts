import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_IMAGE_BYTES } from '~/schemas/images'
import { picture, pictureForm } from '../fixtures/pictures'
import { OPERATOR, TestServer } from '../fixtures/server'

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

test('serves an upload for good, as nothing but a picture', async () => {
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

test('takes a file of 5 MB through the server and refuses one byte more with 413', async () => {
  expect((await send(await padded(MAX_IMAGE_BYTES))).status).toBe(201)
  expect((await send(await padded(MAX_IMAGE_BYTES + 1))).status).toBe(413)
})

test('reads past what a stranger uploads and answers 401', async () => {
  expect((await send(await padded(MAX_IMAGE_BYTES), {})).status).toBe(401)
  expect((await send(await padded(1000), { Cookie: 'session=forged' })).status).toBe(401)
})
