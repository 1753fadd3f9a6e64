import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { readEnvironment } from '~/api/startup/environment'
import { oldOf } from '~/api/startup/old-rows'
import { openFarSide } from '~/api/store/far/encrypted'
import { PassedOver } from '~/api/store/far/passed-over'
import { unpackFar } from '~/api/store/far/rebuild'
import { openDurableStore } from '~/api/store/files/durable'
import { replaceFile } from '~/api/store/files/durable-file'
import { restore } from '~/api/store/files/restore'
import { ShopFolder } from '~/api/store/files/shop-folder'
import type { Key, ShopReader } from '~/api/store/store'
import { balanceOf } from '~/domain/customers/ledger'
import { rupees } from '~/domain/money'
import { signedRupees } from '~/domain/signed-money'
import { progress, type Tell } from './progress'

/** Tables whose rows are never deleted, and contacts, which are deleted after their retention. */
const KEPT = ['orders', 'contacts', 'bills', 'ledgerEntries'] as const

interface Counted {
  ids: Record<(typeof KEPT)[number], Set<number>>
  /** Contacts past their retention. */
  old: ReadonlySet<Key>
  /** The sum of ledger entries up to an id. */
  ledger(last: number): number
}

type Source = Parameters<typeof restore>[1]

const [backup, later] = process.argv.slice(2)
const { DATA_DIR, ...environment } = readEnvironment(process.env)

/** Restores a backup to its own folder and opens it like the server. */
async function counted(source: Source, corner: string, tell: Tell): Promise<Counted> {
  const folder = await mkdtemp(join(corner, 'drill-'))
  try {
    await restore(folder, source, undefined, tell)
    const store = await openDurableStore(folder, {})
    const found = await store.read(countsIn)
    await store.close()
    return found
  } finally {
    await rm(folder, { recursive: true })
  }
}

function countsIn(shop: ShopReader): Counted {
  const entries = [...shop.ledgerEntries.rows()]
  return {
    ids: Object.fromEntries(KEPT.map((table) => [table, new Set([...shop[table].rows()].map(({ id }) => id))])) as Counted['ids'],
    old: new Set(oldOf(shop, 'contacts', Date.now())),
    ledger: (last) => balanceOf(entries.filter(({ id }) => id <= last)),
  }
}

/** Ids only grow, so rows of the later backup up to the earlier backup's last id must also be in the earlier one. */
function compare(one: string, before: Counted, other: string, after: Counted) {
  for (const table of KEPT) {
    const [earlier, now] = [before.ids[table], after.ids[table]]
    const last = Math.max(0, ...earlier)
    const missing = [...now].filter((id) => id <= last && !earlier.has(id))
    if (missing.length > 0) throw new Error(`${one} lacks ${missing.length} ${table}, the first with the number ${missing[0]}.`)
    const gone = [...earlier].filter((id) => !now.has(id) && !(table === 'contacts' && before.old.has(id)))
    if (gone.length > 0) throw new Error(`${other} has fewer ${table} than ${one}: number ${gone[0]} is gone.`)
    console.log(`${table}: ${earlier.size} restored, ${now.size} now.`)
  }
  const last = Math.max(0, ...before.ids.ledgerEntries)
  const [was, is] = [before.ledger(last), after.ledger(last)]
  if (was !== is)
    throw new Error(`The ledger of ${one} comes to ${signedRupees(rupees(was))} in place of ${signedRupees(rupees(is))}.`)
  console.log(`Sum of the ledger: ${signedRupees(rupees(was))} restored.`)
}

/** Writes the result for `trout-feed status`, if there is a shop. */
async function note(outcome: { file: string } | { problem: string }) {
  const folder = new ShopFolder(DATA_DIR)
  if (!existsSync(folder.backups)) return
  await replaceFile(folder.lastDrill, [JSON.stringify({ at: new Date(), ...outcome })])
}

/** `far` instead of a backup is the far copy, with everything shipped after it. */
async function drill(earlier: string, newer: string) {
  const far = earlier === 'far' ? openFarSide(environment) : undefined
  if (earlier === 'far' && !far) throw new Error('Please set BACKUPS_URL and BACKUPS_KEY.')
  const [name, corner] = far ? ['the far copy', dirname(newer)] : [basename(earlier), dirname(earlier)]
  const passed = new PassedOver()
  const source: Source = far ? async (...into) => void (await unpackFar(far, 'latest', ...into, passed)) : earlier
  const { before, after } = await progress(async (tell) => ({
    before: await counted(source, corner, (step, share) => tell(`1 of 2, ${name}: ${step}`, share)),
    after: await counted(newer, dirname(newer), (step, share) => tell(`2 of 2, ${basename(newer)}: ${step}`, share)),
  }))
  compare(far ? name : earlier, before, newer, after)
  for (const words of passed.words()) console.log(words)
  if (passed.lines.length > 0) throw new Error(`Not all in ${far?.place} is of this shop, such as ${passed.lines[0]}`)
  await note({ file: far ? far.place : resolve(earlier) })
}

try {
  if (backup && later) await drill(backup, later)
  else throw new Error('Please name a backup and a later one: npm run drill -- FILE FILE')
} catch (error) {
  const { message: problem } = error as Error
  console.error(problem)
  await note({ problem })
  process.exitCode = 1
}
