import { generateX25519Identity } from 'age-encryption'
import '~/api/features'
import { type Environment, readEnvironment } from '~/api/startup/environment'
import { openFarSide } from '~/api/store/far/encrypted'
import { sendBackup } from '~/api/store/far/far-backups'
import { sendCopy } from '~/api/store/far/far-copies'
import type { FarSide } from '~/api/store/far/far-side'
import { backUp } from '~/api/store/files/backup'
import { LONG_TIMEOUT } from '~/api/store/postgres/database'
import { openPostgresStore } from '~/api/store/postgres/postgres-store'

const KEEP_IT =
  'Write this key down, away from this machine: without it, nobody can read what is sent. Settings name it BACKUPS_KEY.'

/** The time of the last erasure in a database, in milliseconds since 1970. */
async function lastErasure(url: string): Promise<number> {
  const { store } = await openPostgresStore(url, {}, LONG_TIMEOUT)
  return store
    .read(({ erasures }) => Math.max(0, ...Iterator.from(erasures.rows()).map(({ at }) => Date.parse(at))))
    .finally(() => store.close())
}

/** Sends a file made by another program, such as pg_dump. */
async function sendFile({ DATABASE_URL: url }: Environment, far: FarSide | undefined, file: string) {
  if (!far) throw new Error('Please set BACKUPS_URL and BACKUPS_KEY.')
  const erasedAt = url ? await lastErasure(url) : 0
  return sendCopy(far, file, { kind: url ? 'dump' : 'shop', sequence: 0 }, { now: new Date(), erasedAt })
}

async function makeBackup({ DATABASE_URL: url, DATA_DIR: folder }: Environment, far: FarSide | undefined, file: string) {
  if (url) throw new Error('This shop is in PostgreSQL (DATABASE_URL): back it up with pg_dump.')
  const make = async () => {
    await backUp(folder, file)
    console.log(`Backed up to ${file}.`)
    return file
  }
  return far ? sendBackup(folder, far, make) : void (await make())
}

// `key` makes a key, `place` exits with 0 if the far side answers, `far FILE` sends a file.
const [target, file] = process.argv.slice(2)

try {
  if (!target) throw new Error('Please name the file to write: npm run backup -- FILE')
  if (target === 'place') await openFarSide(readEnvironment(process.env))?.list('copies/')
  else if (target === 'key') console.log(`${await generateX25519Identity()}\n${KEEP_IT}`)
  else {
    const environment = readEnvironment(process.env)
    const far = openFarSide(environment)
    const sent = target === 'far' && file ? await sendFile(environment, far, file) : await makeBackup(environment, far, target)
    if (sent) console.log(`Sent it encrypted to the far side as ${sent.name}, ${(sent.bytes / 1e6).toFixed(1)} MB.`)
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
