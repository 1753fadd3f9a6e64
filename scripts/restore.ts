import { readEnvironment } from '~/api/startup/environment'
import { forgetFirstPassword } from '~/api/startup/startup'
import { isEmpty, replaceShop } from '~/api/store/copy'
import { type Restored, restore } from '~/api/store/files/restore'
import { LONG_TIMEOUT } from '~/api/store/postgres/database'
import { openPostgresStore } from '~/api/store/postgres/postgres-store'
import { carriedOverLines } from './carried-over'
import { progress } from './progress'

const UNKNOWN_SINCE =
  'Bills may have been given since the backup: then choose another Bill Prefix and Credit Note Prefix before the next one.'

const KNOWN: Record<Restored['known'], readonly string[]> = {
  all: [],
  part: ['What stood there is damaged: of what was given last, nothing is known to be higher.', UNKNOWN_SINCE],
  nothing: ['No shop that can be read stood there: nothing is known to be higher than in the backup.', UNKNOWN_SINCE],
}

async function restoreFolder(folder: string, archive: string) {
  const restored = await progress((tell) => restore(folder, archive, undefined, tell))
  if (restored.accountsOf === 'backup') await forgetFirstPassword(folder)
  console.log(`Restored ${archive}. What stood there before is kept in ${restored.aside}.`)
  for (const line of [...KNOWN[restored.known], ...carriedOverLines(restored)]) console.log(line)
}

/** Puts the rows of a database, into which a dump was read, in the place of those of DATABASE_URL. */
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

const [backup] = process.argv.slice(2)

try {
  if (!backup) throw new Error('Please name the backup to restore: npm run restore -- FILE')
  const { DATABASE_URL: url, DATA_DIR: folder } = readEnvironment(process.env)
  if (url) await restoreDatabase(url, backup)
  else await restoreFolder(folder, backup)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
