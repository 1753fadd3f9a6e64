// Runs the tests whose files import a file that has changed since a commit, by default since the last one.
import { spawnSync } from 'node:child_process'

const [since = 'HEAD'] = process.argv.slice(2)
const RUNS = [
  ['vitest', 'run', '--changed', since, '--passWithNoTests'],
  // Documents, limits and lists: read, and not imported.
  ['vitest', 'run', '--project=house'],
  ['playwright', 'test', `--only-changed=${since}`, '--pass-with-no-tests'],
]

for (const [command, ...args] of RUNS) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
