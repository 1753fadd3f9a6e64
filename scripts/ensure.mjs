// Runs on the system's Node before the pinned one is installed: plain JavaScript, no packages.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { refuseOldNode } from './node-version.mjs'

const INSTALLED = 'node_modules/.installed'
const BUILT = 'dist/.built'
const BUILT_FROM = [
  'astro.config.mjs',
  'package-lock.json',
  'tsconfig.json',
  'scripts/build',
  'src',
  'public',
  'data/seed.json',
  '.env',
]

function hashOf(paths, more = '') {
  const hash = createHash('sha256').update(more)
  for (const path of paths.filter(existsSync).flatMap(filesIn)) hash.update(`${path}\n`).update(readFileSync(path))
  return hash.digest('hex')
}

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}

/** Runs `make` unless the stamp has this hash from an earlier run. */
function once(stamp, hash, make) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  make()
  writeFileSync(stamp, hash)
}

const run = (...command) =>
  execFileSync(command[0], command.slice(1), { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' })

once(INSTALLED, hashOf(['package-lock.json']), () => run('npm', 'ci', '--loglevel=error'))
process.env.PATH = `${join(process.cwd(), 'node_modules', '.bin')}${delimiter}${process.env.PATH}`
// The packaged Node, or the system's if there is no package for its platform.
refuseOldNode(execFileSync('node', ['--version'], { encoding: 'utf8' }).trim())
if (process.argv.includes('--build')) {
  const publicSettings = Object.entries(process.env)
    .filter(([name]) => name.startsWith('PUBLIC_'))
    .sort()
  once(BUILT, hashOf(BUILT_FROM, JSON.stringify(publicSettings)), () => run('astro', 'build', '--silent'))
}
