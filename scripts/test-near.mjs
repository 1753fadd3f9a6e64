// Runs the tests that import a file changed since a commit, by default since the last one.
import { spawnSync } from 'node:child_process'

const [since = 'HEAD'] = process.argv.slice(2)
const RUNS = [
  ['vitest', 'run', '--changed', since, '--passWithNoTests'],
  // House tests read files instead of importing them.
  ['vitest', 'run', '--project=house'],
  ['playwright', 'test', `--only-changed=${since}`, '--pass-with-no-tests'],
]

for (const [command, ...args] of RUNS) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
