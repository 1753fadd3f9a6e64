// Browsers of old phones, from npm packages made for other purposes. Downloaded when a suite needs them, and cached.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { unpackTar } from 'modern-tar/fs'

const CACHE = resolve(process.env.OLD_ENGINES ?? 'node_modules/.cache/old-engines')

/** The last versions on Android 5 and 6 are 95 and 106, on Windows 7 and 8 it is 109. */
export const OLD_ENGINES = [
  {
    name: 'chromium-92',
    from: 'chrome-aws-lambda@10.1.0',
    integrity: 'sha512-NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==',
  },
  {
    name: 'chromium-109',
    from: '@sparticuz/chromium@109.0.6',
    integrity: 'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
  },
]

/** The program of an old engine and the path of its libraries. */
export const startOf = (name) => ({
  executablePath: join(CACHE, name, 'chromium'),
  libraries: join(CACHE, name, 'lib'),
})

export const hasOldEngines = () => OLD_ENGINES.every(({ name }) => existsSync(startOf(name).executablePath))

/** Downloads an engine's package, verifies its hash, and unpacks what a browser needs. */
export async function fetchEngine({ name, from, integrity }, cache = CACHE) {
  mkdirSync(cache, { recursive: true })
  const work = mkdtempSync(join(cache, 'fetched-'))
  try {
    const packed = spawnSync('npm', ['pack', from, '--ignore-scripts', '--json', '--pack-destination', work], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    if (packed.status !== 0) throw packed.error ?? new Error(packed.stderr)
    const archive = join(work, JSON.parse(packed.stdout)[0].filename)
    const hash = createHash('sha512').update(readFileSync(archive)).digest('base64')
    if (`sha512-${hash}` !== integrity) throw new Error(`${from} has other bytes than it had.`)
    const filter = ({ name: path }) => /^package\/bin\/(chromium|aws\.tar)\.br$/.test(path)
    await pipeline(createReadStream(archive), createGunzip(), unpackTar(work, { filter }))
    const bin = (file) => createReadStream(join(work, 'package/bin', file)).pipe(createBrotliDecompress())
    const engine = join(work, name)
    await pipeline(bin('aws.tar.br'), unpackTar(engine, { filter: ({ name: path }) => path.startsWith('lib/') }))
    await pipeline(bin('chromium.br'), createWriteStream(join(engine, 'chromium'), { mode: 0o755 }))
    rmSync(join(cache, name), { recursive: true, force: true })
    renameSync(engine, join(cache, name))
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Milliseconds before each retry, because a registry may be busy or a connection may break. */
const PAUSES = [2000, 10_000]

/** Downloads an engine with retries. Finally reports what is needed and why it failed. */
export async function fetchAtLast(engine, cache = CACHE, pauses = PAUSES) {
  try {
    await fetchEngine(engine, cache)
  } catch (error) {
    const [pause, ...further] = pauses
    if (pause === undefined)
      throw new Error(
        `${engine.name} could not be fetched as ${engine.from}. npm’s registry must be reached once, to fill ${cache}. ${error.message}`,
        { cause: error },
      )
    await setTimeout(pause)
    await fetchAtLast(engine, cache, further)
  }
}

const runHere = process.platform === 'linux' && process.arch === 'x64'

/** Downloads the missing engines, if the platform can run them. */
export async function fetchOldEngines() {
  if (!runHere) return
  for (const engine of OLD_ENGINES.filter(({ name }) => !existsSync(startOf(name).executablePath))) await fetchAtLast(engine)
}

if (import.meta.main) {
  try {
    if (!runHere) throw new Error('The old engines run on Linux and x64 alone.')
    await fetchOldEngines()
  } catch ({ message }) {
    console.error(message)
    process.exitCode = 1
  }
}
