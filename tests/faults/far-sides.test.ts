import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { encrypted } from '~/api/store/far/encrypted'
import { FarBucket } from '~/api/store/far/far-bucket'
import { FarFolder } from '~/api/store/far/far-folder'
import type { FarSide } from '~/api/store/far/far-side'
import { newFolder } from '../fixtures/folders'
import { newFarSide, newKey, startBucket } from '../fixtures/shops/far-sides'
import { silentServer } from '../fixtures/shops/silent-server'

const LONG = 12 * 1024 * 1024

async function* counted(size: number) {
  for (let at = 0; at < size; at += 65_536) yield Buffer.alloc(Math.min(65_536, size - at), String(at))
}

const read = async (side: FarSide, name: string) => Buffer.concat(await Array.fromAsync(side.get(name)))

const sides = {
  'a bucket': async () => new FarBucket((await startBucket('backups')).address()),
  'a folder': async () => new FarFolder(await newFolder()),
}

test.each(Object.entries(sides))('%s returns what it was sent, at any length', async (_name, open) => {
  const side = await open()
  for (const size of [0, 1, 5 * 1024 * 1024, LONG]) {
    const sent = Buffer.concat(await Array.fromAsync(counted(size)))
    expect(await side.put(`copies/${size}.age`, counted(size))).toBe(size)
    if (size > 0) expect((await read(side, `copies/${size}.age`)).equals(sent), String(size)).toBe(true)
  }
  await side.put('journal/1.age', [Buffer.from('other')])
  expect((await side.list('copies/')).map(({ name, bytes }) => [name, bytes]).sort()).toEqual([
    ['copies/0.age', 0],
    ['copies/1.age', 1],
    [`copies/${LONG}.age`, LONG],
    [`copies/${5 * 1024 * 1024}.age`, 5 * 1024 * 1024],
  ])
  await side.remove(['copies/0.age', 'copies/1.age'])
  expect(await side.list('copies/')).toHaveLength(2)
})

test.each(Object.entries(sides))('%s keeps nothing of an interrupted upload', async (_name, open) => {
  const side = await open()
  async function* cut() {
    yield* counted(LONG)
    throw new Error('the line broke')
  }
  await expect(side.put('copies/1.age', cut())).rejects.toThrow('the line broke')
  expect(await side.list('')).toEqual([])
})

test('everything is encrypted and unreadable with another key', async () => {
  const { plain, far, key } = await newFarSide()
  await far.put('copies/1.age', [Buffer.from('Ghulam Nabi')])
  expect((await read(plain, 'copies/1.age')).toString('latin1')).toMatch(/^age-encryption\.org\/v1\n(?!.*Ghulam)/s)
  expect((await read(far, 'copies/1.age')).toString()).toBe('Ghulam Nabi')
  await expect(read(encrypted(plain, await newKey()), 'copies/1.age')).rejects.toThrow('cannot be read with this BACKUPS_KEY')
  expect((await read(encrypted(plain, key), 'copies/1.age')).toString()).toBe('Ghulam Nabi')
})

test('a missing or changed byte is detected', async () => {
  const { plain, far, folder } = await newFarSide()
  await far.put('copies/1.age', counted(200_000))
  const whole = await read(plain, 'copies/1.age')
  const path = join(folder, 'copies/1.age')
  for (const damaged of [whole.subarray(0, -1), whole.subarray(0, 65_752), Buffer.concat([whole, whole.subarray(-1)])]) {
    await writeFile(path, damaged)
    await expect(read(far, 'copies/1.age')).rejects.toThrow('cannot be read')
  }
})

test('a bucket that refuses the key and a missing bucket are reported without the key', async () => {
  const { address } = await startBucket('backups')
  const refused = await new FarBucket(address('stranger')).put('1.age', [Buffer.from('x')]).catch((error: Error) => error.message)
  expect(refused).toContain('403')
  expect(refused).not.toMatch(/stranger|S3RVER/)
  await expect(new FarBucket(address().replace('/backups?', '/nothing?')).list('')).rejects.toThrow(/no such bucket|404/)
})

test('a far side that does not respond is abandoned', async () => {
  const silent = new FarBucket(`http://S3RVER:S3RVER@127.0.0.1:${await silentServer()}/backups?region=us-east-1`, 200)
  await expect(silent.put('1.age', [Buffer.from('x')])).rejects.toThrow('abort')
  await expect(silent.list('')).rejects.toThrow('abort')
  await expect(new FarBucket('http://key:secret@s3.invalid/backups').list('')).rejects.toThrow(
    'The bucket at s3.invalid cannot be reached: getaddrinfo',
  )
})

test('an endless answer is abandoned', async () => {
  const server = createServer((_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536, 'x')));
    }
    response.writeHead(200, { 'Content-Type': 'application/xml' }).on('drain', more)
    more()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const endless = new FarBucket(`http://S3RVER:S3RVER@127.0.0.1:${port}/backups?region=us-east-1`)
  await expect(endless.list('')).rejects.toThrow('without an end')
  await expect(read(endless, '1.age')).rejects.toThrow('without an end')
})

test('a missing folder is never created: its disk is not mounted', async () => {
  const folder = join(await newFolder(), 'disk')
  const side = new FarFolder(folder)
  await expect(side.put('copies/1.age', [Buffer.from('x')])).rejects.toThrow(`There is no folder ${folder}: is its disk mounted?`)
  await expect(side.list('')).rejects.toThrow('is its disk mounted?')
  await mkdir(folder)
  await side.put('copies/1.age', [Buffer.from('x')])
  await rm(join(folder, 'copies/1.age'))
  expect(await readdir(join(folder, 'copies'))).toEqual([])
})

test('a full far disk keeps nothing and reports it', async () => {
  const { folder } = await newFarSide()
  await mkdir(join(folder, 'copies'))
  // Every write to it fails as on a full disk.
  await (await import('node:fs/promises')).symlink('/dev/full', join(folder, 'copies/1.age.tmp'))
  await expect(new FarFolder(folder).put('copies/1.age', [Buffer.from('x')])).rejects.toThrow('ENOSPC')
  expect(await readdir(join(folder, 'copies'))).toEqual([])
})
