import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { packTar } from 'modern-tar'
import { expect, test } from 'vitest'
import { newFolder } from '../tests/fixtures/folders'
import { fetchAtLast, fetchEngine, OLD_ENGINES } from './old-engines.mjs'

const PROGRAM = 'a browser of its time'

/** A package in the format of the engines' npm packages, in a folder. */
async function newPackage() {
  const folder = await newFolder()
  await mkdir(join(folder, 'bin'))
  const libraries = await packTar([
    { header: { name: 'lib/libnss3.so', size: 3 }, body: 'nss' },
    { header: { name: 'etc/fonts.conf', size: 5 }, body: 'fonts' },
  ])
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'old-browser', version: '92.0.0' }))
  await writeFile(join(folder, 'bin/chromium.br'), brotliCompressSync(PROGRAM))
  await writeFile(join(folder, 'bin/aws.tar.br'), brotliCompressSync(libraries))
  return folder
}

test('unpacks program and libraries from a package with the known hash', async () => {
  const [from, cache] = [await newPackage(), await newFolder()]
  const [{ integrity }] = JSON.parse(execFileSync('npm', ['pack', from, '--dry-run', '--json'], { encoding: 'utf8' }))
  await fetchEngine({ name: 'old', from, integrity }, cache)
  expect(await readdir(cache)).toEqual(['old'])
  expect(await readFile(join(cache, 'old/chromium'), 'utf8')).toBe(PROGRAM)
  expect((await stat(join(cache, 'old/chromium'))).mode & 0o111).toBe(0o111)
  expect(await readdir(join(cache, 'old/lib'))).toEqual(['libnss3.so'])
})

test('refuses another hash and leaves no files', async () => {
  const [from, cache] = [await newPackage(), await newFolder()]
  const integrity = OLD_ENGINES[0]?.integrity ?? ''
  await expect(fetchEngine({ name: 'old', from, integrity }, cache)).rejects.toThrow('has other bytes')
  expect(await readdir(cache)).toEqual([])
})

test('retries, and finally reports what is needed and why it failed', async () => {
  const cache = await newFolder()
  const engine = { name: 'old', from: join(cache, 'no-such-package'), integrity: '' }
  await expect(fetchAtLast(engine, cache, [0])).rejects.toThrow(
    /^old could not be fetched as \S+\. npm’s registry must be reached once, to fill \S+\. [\s\S]*ENOENT/,
  )
  expect(await readdir(cache)).toEqual([])
})
