import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readArchive } from './archive'
import { writeFully } from './disk'
import { replaceFile, syncFolder } from './durable-file'
import { lockFolder } from './lock'
import { recover } from './recovery'
import { ShopFolder } from './shop-folder'

const NAMES = /^(db\.json|journal\.jsonl|snapshots\/journal-\d+\.jsonl|(visits|uploads)\/[\w-][\w./-]*)$/
const REPLACED = ['db.json', 'journal.jsonl', 'journal.acknowledged', 'snapshots', 'visits', 'uploads']
const UNPACKED = 'unpacked-'

/**
 * Puts a backup in the place of a shop, and keeps what stood there in the folder whose path is given back.
 * Throws and changes nothing where a server runs, the backup is not whole, or the shop in it would not open.
 */
export async function restore(path: string, archive: string): Promise<string> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  const unlock = lockFolder(path)
  try {
    await removeUnpacked(path)
    const time = new Date().toISOString().replaceAll(':', '-')
    const unpacked = join(path, `${UNPACKED}${time}`)
    await unpack(archive, unpacked)
    await recover(new ShopFolder(unpacked))
    const aside = join(path, `before-restore-${time}`)
    await exchange(new ShopFolder(path), unpacked, aside)
    return aside
  } finally {
    await removeUnpacked(path)
    unlock()
  }
}

async function removeUnpacked(path: string) {
  for (const name of await readdir(path)) {
    if (name.startsWith(UNPACKED)) await rm(join(path, name), { recursive: true })
  }
}

async function unpack(archive: string, folder: string) {
  await mkdir(folder, { mode: 0o700 })
  await readArchive(archive, async (name, bytes) => {
    if (!NAMES.test(name) || name.includes('..')) throw new Error(`it holds a file that no backup has: ${name}`)
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await writeUnpacked(path, bytes)
    await syncFolder(dirname(path))
  })
}

async function writeUnpacked(path: string, bytes: AsyncIterable<Uint8Array>) {
  const file = await open(path, 'wx', 0o600)
  try {
    let position = 0
    for await (const piece of bytes) {
      await writeFully(file, piece, position)
      position += piece.length
    }
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A mark file stands in the folder meanwhile: a half-restored shop is never opened. */
async function exchange(folder: ShopFolder, unpacked: string, aside: string) {
  await replaceFile(folder.restoring, [''])
  await mkdir(aside, { mode: 0o700 })
  await moveAll(folder.path, aside)
  await moveAll(unpacked, folder.path)
  await rm(folder.restoring)
  await syncFolder(folder.path)
}

async function moveAll(from: string, to: string) {
  for (const name of REPLACED) {
    if (existsSync(join(from, name))) await rename(join(from, name), join(to, name))
  }
  await syncFolder(to)
}
