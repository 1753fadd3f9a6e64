import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { readEnvironment } from '~/api/startup/environment'
import { openDurableStore } from '~/api/store/files/durable'
import { replaceFile } from '~/api/store/files/durable-file'
import { restore } from '~/api/store/files/restore'
import { ShopFolder } from '~/api/store/files/shop-folder'
import type { Store } from '~/api/store/store'
import { progress, type Tell } from './progress'

/** Tables whose rows visitors send, and which nobody deletes. */
const KEPT = ['orders', 'contacts'] as const

type Ids = Record<(typeof KEPT)[number], Set<number>>

const [backup, later] = process.argv.slice(2)

/** Restores a backup into a folder of its own and opens it as the server would. */
async function restoredIds(archive: string, tell: Tell): Promise<Ids> {
  const folder = await mkdtemp(join(dirname(archive), 'drill-'))
  try {
    await restore(folder, archive, undefined, tell)
    const store = await openDurableStore(folder, {})
    const ids = await idsIn(store)
    await store.close()
    return ids
  } finally {
    await rm(folder, { recursive: true })
  }
}

const idsIn = (store: Store): Promise<Ids> =>
  store.read(({ orders, contacts }) => ({ orders: idsOf(orders.rows()), contacts: idsOf(contacts.rows()) }))

const idsOf = (rows: Iterable<{ id: number }>) => new Set([...rows].map(({ id }) => id))

/** Ids grow: whatever the later backup holds up to the last id of the earlier one was there when that was made. */
function compare(before: Ids, after: Ids) {
  for (const table of KEPT) {
    const last = Math.max(0, ...before[table])
    const missing = [...after[table]].filter((id) => id <= last && !before[table].has(id))
    if (missing.length > 0)
      throw new Error(`${backup} lacks ${missing.length} ${table}, the first with the number ${missing[0]}.`)
    if (after[table].size < before[table].size) throw new Error(`${later} has fewer ${table} than ${backup}.`)
    console.log(`${table}: ${before[table].size} restored, ${after[table].size} now.`)
  }
}

/** Leaves for `trout-feed status` how the drill ended, where there is a shop. */
async function note(outcome: { file: string } | { problem: string }) {
  const folder = new ShopFolder(readEnvironment(process.env).DATA_DIR)
  if (!existsSync(folder.backups)) return
  await replaceFile(folder.lastDrill, [JSON.stringify({ at: new Date(), ...outcome })])
}

try {
  if (!backup || !later) throw new Error('Please name a backup and a later one: npm run drill -- FILE FILE')
  const { before, after } = await progress(async (tell) => ({
    before: await restoredIds(backup, (step, share) => tell(`1 of 2, ${basename(backup)}: ${step}`, share)),
    after: await restoredIds(later, (step, share) => tell(`2 of 2, ${basename(later)}: ${step}`, share)),
  }))
  compare(before, after)
  await note({ file: resolve(backup) })
} catch (error) {
  const { message: problem } = error as Error
  console.error(problem)
  await note({ problem })
  process.exitCode = 1
}
