import { type FileHandle, open, rm } from 'node:fs/promises'
import { type Environment, readEnvironment } from '~/api/startup/environment'
import { forgetFirstPassword } from '~/api/startup/startup'
import { isEmpty, replaceShop } from '~/api/store/copy'
import { openFarSide } from '~/api/store/far/encrypted'
import { copiesOf, readCopy } from '~/api/store/far/far-copies'
import type { FarSide } from '~/api/store/far/far-side'
import { PassedOver } from '~/api/store/far/passed-over'
import { listPieces, newestPiece } from '~/api/store/far/pieces'
import { unpackFar } from '~/api/store/far/rebuild'
import { keepPlace } from '~/api/store/far/shipping'
import { writeFully } from '~/api/store/files/disk'
import { type Restored, restore } from '~/api/store/files/restore'
import { ShopFolder } from '~/api/store/files/shop-folder'
import { LONG_TIMEOUT } from '~/api/store/postgres/database'
import { openPostgresStore } from '~/api/store/postgres/postgres-store'
import { formatDateTime } from '~/domain/dates'
import { carriedOverLines } from './carried-over'
import { progress } from './progress'

const HOUR = 60 * 60 * 1000
const UNKNOWN_SINCE =
  'Bills may have been given since the backup: then choose another Bill Prefix and Credit Note Prefix before the next one.'

const KNOWN: Record<Restored['known'], readonly string[]> = {
  all: [],
  part: ['What stood there is damaged: of what was given last, nothing is known to be higher.', UNKNOWN_SINCE],
  nothing: ['No shop that can be read stood there: nothing is known to be higher than in the backup.', UNKNOWN_SINCE],
}

async function restoreFolder(folder: string, backup: string, source: Parameters<typeof restore>[1] = backup) {
  const restored = await progress((tell) => restore(folder, source, undefined, tell))
  if (restored.accountsOf === 'backup') await forgetFirstPassword(folder)
  console.log(`Restored ${backup}. What stood there before is kept in ${restored.aside}.`)
  for (const line of [...KNOWN[restored.known], ...carriedOverLines(restored)]) console.log(line)
}

/** Lists the far copies without a name. With a file, only writes what was sent into it. */
async function restoreFar(environment: Environment, [name, file]: readonly string[]) {
  const far = openFarSide(environment)
  if (!far) throw new Error('Please set BACKUPS_URL and BACKUPS_KEY.')
  if (!name) return listFar(far)
  if (file) return fetchFar(far, name, file)
  if (environment.DATABASE_URL) throw new Error(`${DATABASE_USAGE}. Its file comes by: npm run restore -- far NAME FILE`)
  // Counters that only increase are newer in the latest copy than in an older one.
  if (name !== 'latest') await restoreUnpacked(far, environment.DATA_DIR, 'latest').catch(({ message }) => console.log(message))
  await restoreUnpacked(far, environment.DATA_DIR, name)
}

/** Reports what was skipped, which the operator has to check. */
function sayPassed(passed: PassedOver) {
  for (const words of passed.words()) console.log(words)
  if (passed.lines.length > 0) process.exitCode = 1
}

async function fetchFar(far: FarSide, name: string, path: string) {
  const passed = new PassedOver()
  const file = await open(path, 'wx', 0o600)
  try {
    const copy = await fetchNewest(far, name, file, passed)
    if (!copy) throw new Error(`There is no copy ${name}.`)
    await file.sync()
    console.log(`${copy} is in ${path}.`)
  } catch (error) {
    await rm(path)
    throw error
  } finally {
    await file.close()
    sayPassed(passed)
  }
}

/** Writes the copy of a name, or the newest complete one; returns its name. */
async function fetchNewest(far: FarSide, name: string, file: FileHandle, passed: PassedOver): Promise<string | undefined> {
  for await (const copy of copiesOf(far, passed, name === 'latest' ? '' : name)) {
    if (name === 'latest' ? copy.problem : copy.name !== name) continue
    try {
      let position = 0
      await file.truncate()
      for await (const bytes of readCopy(far, copy)) {
        await writeFully(file, bytes, position)
        position += bytes.length
      }
      return copy.name
    } catch (error) {
      passed.add(copy.name, error)
    }
  }
  return undefined
}

async function restoreUnpacked(far: FarSide, folder: string, name: string) {
  const words: string[] = []
  const passed = new PassedOver()
  await restoreFolder(folder, `the far copy ${name}`, async (unpacked, tell) => {
    const { copy, pieces } = await unpackFar(far, name, unpacked, tell, passed)
    if (!copy) words.push('No whole copy is there: visits and pictures are missing.')
    words.push(`It is ${copy?.name ?? 'the journal'}, and ${pieces} pieces of the journal after it.`)
  }).finally(() => sayPassed(passed))
  await keepPlace(new ShopFolder(folder).farPlace, far)
  for (const line of words) console.log(line)
}

async function listFar(far: FarSide) {
  const passed = new PassedOver()
  const copies = await Array.fromAsync(copiesOf(far, passed))
  const newest = await newestPiece(far, passed)
  const isEmpty = copies.length === 0 && !newest
  if (isEmpty) console.log('No backup is there yet.')
  for (const { name, manifest, bytes = 0, problem } of copies) {
    const hours = manifest && Math.round((Date.now() - Date.parse(manifest.at)) / HOUR)
    const age = manifest ? `${formatDateTime(manifest.at)}, ${hours} hours ago` : 'no time'
    console.log(`${name}  ${age}, ${(bytes / 1e6).toFixed(1)} MB, ${problem ?? 'whole'}`)
  }
  const { length } = (await listPieces(far)).filter(({ generation }) => generation === newest?.generation)
  if (!isEmpty) console.log(`Of the journal, ${length} pieces reach to change ${newest?.to ?? 0}.`)
  sayPassed(passed)
}

/** Replaces the rows of DATABASE_URL by those of a database restored from a dump. */
async function restoreDatabase(url: string, backup: string) {
  if (!/^postgres(ql)?:/.test(backup)) throw new Error(DATABASE_USAGE)
  const { store: from } = await openPostgresStore(backup, {}, LONG_TIMEOUT)
  try {
    const { store: to } = await openPostgresStore(url, {}, LONG_TIMEOUT)
    try {
      for (const each of [from, to]) if (await isEmpty(each)) throw new Error('There is no shop in one of the two databases.')
      const carried = await progress((tell) => {
        tell('Putting the rows of the backup in place')
        return replaceShop(from, to)
      })
      console.log('Restored the rows. Visits and pictures were left as they are.')
      for (const line of carriedOverLines(carried)) console.log(line)
    } finally {
      await to.close()
    }
  } finally {
    await from.close()
  }
}

const DATABASE_USAGE =
  'This shop is in PostgreSQL (DATABASE_URL). Read its dump into a database of its own and name that one: ' +
  'npm run restore -- postgres://user:password@host/backup'

const [backup, ...more] = process.argv.slice(2)

try {
  if (!backup) throw new Error('Please name the backup to restore: npm run restore -- FILE')
  const environment = readEnvironment(process.env)
  const { DATABASE_URL: url, DATA_DIR: folder } = environment
  if (backup === 'far') await restoreFar(environment, more)
  else if (url) await restoreDatabase(url, backup)
  else await restoreFolder(folder, backup)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
