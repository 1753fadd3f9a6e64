import { existsSync, readdirSync } from 'node:fs'
import { link, mkdir, unlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { putRows } from '~/api/store/copy'
import { localBackend, MemoryStore } from '~/api/store/memory'
import type { Store } from '~/api/store/store'
import type { ShopRows } from '../shop-schema'
import { explained, makeDataFolder } from './data-folder'
import { type Disk, nodeDisk } from './disk'
import { Journal } from './journal'
import { lockFolder } from './lock'
import { NumbersFile } from './numbers-file'
import { type Recovered, recover } from './recovery'
import { ShopFiles, SNAPSHOT_PACE, type SnapshotPace } from './shop-files'
import { asideName, ShopFolder, setAside } from './shop-folder'

interface Options {
  disk?: Disk
  pace?: SnapshotPace
}

/**
 * Opens the shop in a folder, or creates it from `seed` if the folder is new. Throws one line if another process has it open,
 * or if accepted orders are missing.
 */
export async function openDurableStore(path: string, seed: Partial<ShopRows>, options: Options = {}): Promise<Store> {
  await makeDataFolder(path)
  const unlock = lockFolder(path)
  try {
    return await openLocked(new ShopFolder(path), seed, options, unlock)
  } catch (error) {
    unlock()
    throw explained(path, error)
  }
}

async function openLocked(folder: ShopFolder, seed: Partial<ShopRows>, options: Options, unlock: () => void): Promise<Store> {
  const { disk = nodeDisk, pace = SNAPSHOT_PACE } = options
  await refuseHalfRestored(folder)
  await removeTemporaryFiles(folder)
  await mkdir(folder.older, { recursive: true, mode: 0o700 })
  if (folder.isNew()) await (await Journal.begin(folder.journal, 0, disk)).close()
  const recovered = await recover(folder, disk)
  const acknowledged = new NumbersFile(folder.acknowledged)
  acknowledged.write([recovered.db.data.sequence])
  await settleSnapshot(folder, recovered)
  const journal = await settleJournal(folder, recovered, disk)
  const files = new ShopFiles({ folder, db: recovered.db, journal, acknowledged, pace })
  const close = () => files.close().finally(unlock)
  const store = new MemoryStore(
    recovered.db.data,
    localBackend((changeSets) => files.persist(changeSets), { close, purgeCopies: (done) => files.purgeCopies(done) }),
  )
  if (recovered.db.data.sequence === 0) await beginShop(store, files, seed)
  return store
}

async function refuseHalfRestored({ path, restoring }: ShopFolder) {
  if (!existsSync(restoring)) return
  throw new Error(`A restore into ${path} was cut short. Run it once more: npm run restore -- FILE`)
}

async function beginShop(store: Store, files: ShopFiles, seed: Partial<ShopRows>) {
  await store.update((shop) => putRows(shop, seed))
  await files.takeSnapshot()
}

async function settleSnapshot(folder: ShopFolder, recovered: Recovered) {
  const { db, findings } = recovered
  if (db.data.sequence === 0) return
  const damaged = recovered.damaged.filter((path) => path !== folder.journal)
  const names = await Promise.all(damaged.map(setAside))
  if (findings.length > 0) report(folder, recovered, names)
  if (db.snapshot === undefined || !isWhole(recovered)) await db.write()
}

async function settleJournal({ journal: path }: ShopFolder, recovered: Recovered, disk: Disk): Promise<Journal> {
  const { journal } = recovered
  const { sequence } = recovered.db.data
  if (journal?.after !== undefined && isWhole(recovered)) {
    return Journal.goOn(path, { after: journal.after, sequence, end: journal.end }, disk)
  }
  if (existsSync(path)) await link(path, asideName(path))
  return Journal.begin(path, sequence, disk)
}

const isWhole = ({ journal, db }: Recovered) => journal?.damage === undefined && journal?.last === db.data.sequence

function report({ path }: ShopFolder, { db, findings }: Recovered, asideNames: readonly string[]) {
  const kept = asideNames.length > 0 ? ` Kept for a look: ${asideNames.map((name) => basename(name)).join(', ')}.` : ''
  console.warn(
    `Opened the shop in ${path} with every accepted change (${db.data.sequence}), although ${findings.join(', ')}.${kept}`,
  )
}

const UNFINISHED = /^((db|last)\.json|(journal|totals)\.jsonl|restoring|\d+-\d{4}-\d{2}-\d{2}\.tar\.gz)\.tmp$/

/** Deletes temporary files of a killed process. Only for the holder of the folder's lock. */
async function removeTemporaryFiles({ path, visits, backups }: ShopFolder) {
  for (const folder of [path, visits, backups].filter(existsSync)) {
    for (const name of readdirSync(folder)) if (UNFINISHED.test(name)) await unlink(join(folder, name))
  }
}
