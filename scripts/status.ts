import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type Environment, readEnvironment } from '~/api/startup/environment'
import { folderSize } from '~/api/store/files/folder-size'
import { ShopFolder } from '~/api/store/files/shop-folder'
import { ALARM_WORDS, type Watched } from '~/domain/account/alarms'
import type { StoreStats } from '~/domain/account/system-schema'
import { formatDateTime } from '~/domain/dates'
import { DAY } from '~/domain/day'
import about from '../package.json' with { type: 'json' }

const ANSWERS_WITHIN = 20_000
const BACKUP_WITHIN = 2 * DAY
const DRILL_WITHIN = 15 * DAY
const NOTE_WITHIN = 10 * 60_000
const LEAST_FREE = 500_000_000

/** Exit codes: 0 ok, 1 warning, 2 not serving. */
const [WELL, WORTH_A_LOOK, CLOSED] = [0, 1, 2] as const

interface Line {
  name: string
  words: string
  level: typeof WELL | typeof WORTH_A_LOOK | typeof CLOSED
}

const line = (name: string, words: string, level: Line['level'] = WELL): Line => ({ name, words, level })

const size = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

const when = (iso: string) => `${formatDateTime(iso)} (Indian time)`

const isOlder = (iso: string, age: number) => Date.now() - Date.parse(iso) > age

/** Requests the shop on this machine directly, without its proxy. */
async function answer({ HOST, PORT }: Environment): Promise<Line> {
  const host = /^(0\.0\.0\.0|::)$/.test(HOST) ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST
  const address = process.env['TROUT_FEED_ADDRESS'] ?? `${host}:${PORT}`
  const status = await fetch(`http://${address}/api/health`, { signal: AbortSignal.timeout(ANSWERS_WITHIN) }).then(
    (response) => response.status,
    () => undefined,
  )
  if (status === 200) return line('Shop', `open at ${address}`)
  return line('Shop', `closed: ${address} ${status ? `answers ${status}` : 'does not answer'}. See why: trout-feed logs`, CLOSED)
}

/** A note that a process wrote to the data folder; undefined without one. */
function noteIn(path: string): { at: string; file?: string; bytes?: number; problem?: string } | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

function versionLine(): Line {
  const release = basename(process.cwd())
  const words = [about.version, commit(), /^trout-feed-\d/.test(release) ? release : '']
  return line('Version', words.filter(Boolean).join(', '))
}

function commit(): string {
  try {
    return readFileSync('COMMIT', 'utf8').trim()
  } catch {}
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

function startLine({ started }: ShopFolder): Line {
  const note = noteIn(started)
  return line('Running since', note ? when(note.at) : 'not known')
}

function backupLine({ lastBackup }: ShopFolder): Line {
  const note = noteIn(lastBackup)
  if (!note) return line('Last backup', 'none yet', WORTH_A_LOOK)
  const { at, file, bytes } = note
  const words = [when(at), bytes ? size(bytes) : '', 'read back whole', file]
  return line('Last backup', words.filter(Boolean).join(', '), isOlder(at, BACKUP_WITHIN) ? WORTH_A_LOOK : WELL)
}

function drillLine({ lastDrill }: ShopFolder): Line {
  const note = noteIn(lastDrill)
  if (!note) return line('Last drill', 'none yet')
  const { at, problem } = note
  const isBad = problem !== undefined || isOlder(at, DRILL_WITHIN)
  return line('Last drill', `${when(at)}, ${problem ?? 'restored and counted'}`, isBad ? WORTH_A_LOOK : WELL)
}

async function storeLines({ DATABASE_URL: url, DATA_DIR: path }: Environment): Promise<Line[]> {
  const folder = new ShopFolder(path)
  try {
    const stats = url ? await statsAt(url, path) : await folderSize(path)
    const disk = line('Free disk', size(stats.freeBytes), stats.freeBytes < LEAST_FREE ? WORTH_A_LOOK : WELL)
    if (stats.store === 'files') {
      const words = `files in ${path}, ${size(stats.journalBytes + stats.snapshotBytes)}`
      return [line('Store', words), backupLine(folder), drillLine(folder), disk]
    }
    const { hostname, pathname } = new URL(url as string)
    const words = `PostgreSQL, ${pathname.slice(1)} at ${hostname}, ${size(stats.databaseBytes)}`
    return [line('Store', words), line('Last backup', 'by pg_dump, which leaves no note here'), disk]
  } catch (error) {
    return [line('Store', `cannot be read: ${(error as Error).message}`, CLOSED)]
  }
}

async function statsAt(url: string, path: string): Promise<StoreStats> {
  // A shop in files does not load the database client.
  const [{ databaseStats }, { connect, databaseOf }] = await Promise.all([
    import('~/api/startup/database'),
    import('~/api/store/postgres/database'),
  ])
  const pool = connect(url)
  return databaseStats(databaseOf(pool), path).finally(() => pool.end())
}

/** The alarms noted by the server, which checks once a minute. */
function alarmLines({ alarms: path }: ShopFolder): Line[] {
  const { at, alarms = [] } = (noteIn(path) ?? {}) as { at?: string; alarms?: Watched[] }
  if (at === undefined) return [line('Alarms', 'not looked for yet')]
  if (isOlder(at, NOTE_WITHIN)) return [line('Alarms', `nobody has looked since ${when(at)}`, WORTH_A_LOOK)]
  if (alarms.length === 0) return [line('Alarms', 'none')]
  return alarms.map(({ alarm, since, detail }) =>
    line('Alarm', `${ALARM_WORDS[alarm].title}, since ${when(since ?? at)}: ${detail}`, WORTH_A_LOOK),
  )
}

const mailLine = ({ SMTP_URL: url }: Environment) => line('Mail', url ? `by ${new URL(url).hostname}` : 'not set')

try {
  const environment = readEnvironment(process.env)
  const folder = new ShopFolder(environment.DATA_DIR)
  const [asked, stored] = await Promise.all([answer(environment), storeLines(environment)])
  const lines = [asked, versionLine(), startLine(folder), ...stored, mailLine(environment), ...alarmLines(folder)]
  for (const { name, words, level } of lines) console.log(`${level === WELL ? ' ' : '!'} ${`${name}:`.padEnd(15)}${words}`)
  process.exitCode = Math.max(...lines.map(({ level }) => level))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = CLOSED
}
