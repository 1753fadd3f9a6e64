import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { raiseVisitIds } from '~/api/store/visits/visit-ids'
import { noteSecurityEvent } from '../../auth/security-events'
import { type CarriedOver, carryOver, recordOf } from '../../startup/carry-over'
import { readArchive, type readPacked } from './archive'
import { writeFully } from './disk'
import { openDurableStore } from './durable'
import { replaceFile, syncFolder } from './durable-file'
import { lockFolder } from './lock'
import { recover, salvage } from './recovery'
import { REPLACED_SHOP, ShopFolder } from './shop-folder'

const NAMES = /^(db\.json|journal\.jsonl|snapshots\/journal-\d+\.jsonl|(visits|uploads)\/[\w-][\w./-]*)$/
const REPLACED = ['db.json', 'journal.jsonl', 'journal.acknowledged', 'shipping.json', 'snapshots', 'visits', 'uploads']
const UNPACKED = 'unpacked-'

/** Receives the current step, and its progress from 0 to 1. */
export type Tell = (step: string, share?: number) => void

export interface Restored extends CarriedOver {
  /** The folder with the replaced shop. */
  aside: string
  /** How much of the replaced shop could be read. */
  known: 'all' | 'part' | 'nothing'
}

/** Writes a shop to an empty folder. */
type Unpack = (folder: string, tell: Tell) => Promise<void>

/**
 * Replaces a shop by a backup, or by what `source` writes, and carries over counters and accounts. Throws and changes nothing
 * if a server is running, the backup is incomplete, or its shop does not open.
 */
export async function restore(path: string, source: string | Unpack, now = new Date(), tell: Tell = () => {}): Promise<Restored> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  const unlock = lockFolder(path)
  try {
    await removeUnpacked(path)
    const time = now.toISOString().replaceAll(':', '-')
    const unpacked = join(path, `${UNPACKED}${time}`)
    await mkdir(unpacked, { mode: 0o700 })
    if (typeof source === 'string') await unpack(unpacked, tell, (...taking) => readArchive(source, ...taking))
    else await source(unpacked, tell)
    tell('Reading the shop in it')
    await recover(new ShopFolder(unpacked))
    const folder = new ShopFolder(path)
    tell('Going on after what stands here')
    const begun = await finishMovingOut(folder)
    const replaced = new ShopFolder(begun ?? path)
    const carried = await goOnAfter(replaced, unpacked, now.toISOString())
    const aside = begun ?? join(path, `${REPLACED_SHOP}${time}`)
    await exchange(folder, unpacked, aside)
    return { ...carried, aside }
  } finally {
    await removeUnpacked(path).finally(unlock)
  }
}

async function removeUnpacked(path: string) {
  for (const name of await readdir(path)) {
    if (name.startsWith(UNPACKED)) await rm(join(path, name), { recursive: true })
  }
}

type Taking = Parameters<typeof readPacked> extends [unknown, ...infer Rest] ? Rest : never

export async function unpack(folder: string, tell: Tell, read: (...taking: Taking) => Promise<void>) {
  const take = async (name: string, bytes: AsyncIterable<Uint8Array>) => {
    if (!NAMES.test(name) || name.includes('..')) throw new Error(`it holds a file that no backup has: ${name}`)
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await writeUnpacked(path, bytes)
    await syncFolder(dirname(path))
  }
  await read(take, (share) => tell('Unpacking the backup', share))
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

/** Prepares the unpacked shop before it is moved, so that it continues the replaced one. */
async function goOnAfter(replaced: ShopFolder, unpacked: string, now: string): Promise<Omit<Restored, 'aside'>> {
  const salvaged = await salvage(replaced)
  const record = salvaged && recordOf(salvaged.rows.reader())
  const store = await openDurableStore(unpacked, {})
  const carried = await store
    .update((shop) => {
      const carried = carryOver(shop, record, now)
      noteSecurityEvent(shop, 'shop-restored', now)
      return carried
    })
    .then(async (carried) => {
      if (carried.erasedAgain > 0) await store.purgeCopies()
      return carried
    })
    .finally(() => store.close())
  await raiseVisitIds(new ShopFolder(unpacked).visits, replaced.visits)
  return { ...carried, known: salvaged ? (salvaged.isWhole ? 'all' : 'part') : 'nothing' }
}

/** Swaps the folders. A mark file records the progress, so that a half-restored shop is never opened. */
async function exchange(folder: ShopFolder, unpacked: string, aside: string) {
  const mark = (step: Step) => replaceFile(folder.restoring, [JSON.stringify({ aside: basename(aside), step })])
  await mark('out')
  await mkdir(aside, { recursive: true, mode: 0o700 })
  await moveAll(folder.path, aside)
  await mark('in')
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

type Step = 'out' | 'in'

/** After an interrupted restore: moves the rest of the old shop to its folder, and returns that folder. */
async function finishMovingOut(folder: ShopFolder): Promise<string | undefined> {
  if (!existsSync(folder.restoring)) return undefined
  const mark = await readMark(folder)
  if (!mark) return undefined
  const aside = join(folder.path, mark.aside)
  await mkdir(aside, { recursive: true, mode: 0o700 })
  if (mark.step === 'out') await moveAll(folder.path, aside)
  else for (const name of REPLACED) await rm(join(folder.path, name), { recursive: true, force: true })
  return aside
}

/** An older version wrote an empty mark; then the newest folder and its files show the progress. */
async function readMark({ path, restoring }: ShopFolder): Promise<{ aside: string; step: Step } | undefined> {
  const text = await readFile(restoring, 'utf8')
  if (text !== '') return JSON.parse(text)
  const aside = (await readdir(path))
    .filter((name) => name.startsWith(REPLACED_SHOP))
    .sort()
    .at(-1)
  if (aside === undefined || !existsSync(join(path, aside, 'db.json'))) return undefined
  return { aside, step: existsSync(join(path, 'db.json')) ? 'in' : 'out' }
}
