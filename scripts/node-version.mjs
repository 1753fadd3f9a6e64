// Runs on any version of the system's Node: plain JavaScript, no packages.
import { readFileSync } from 'node:fs'

/** Exits with one line if `version`, such as v20.1.0, is older than package.json requires. */
export function refuseOldNode(version) {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  const wanted = engines.node.replace('>=', '')
  if (isAtLeast(version.slice(1), wanted)) return
  console.error(`This needs Node ${wanted} or newer and found ${version}. Start it by npm start, which brings its own.`)
  process.exit(1)
}

function isAtLeast(version, wanted) {
  const [major, minor] = version.split('.').map(Number)
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number)
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)
}
