import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'

/** Files that have a deep size, which `tests/fixtures/depth.ts` gives to them: vitest's, or Playwright's. */
const deepIn = (glob) =>
  globSync(glob)
    .filter((file) => /fixtures\/depth'/.test(readFileSync(file, 'utf8')))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()

const RUNS = [
  ['vitest', 'run', ...deepIn('{src,tests,scripts}/**/*.test.{ts,tsx}')],
  ['playwright', 'test', ...deepIn('tests/e2e/*.spec.ts')],
]

process.env.TEST_DEPTH = 'deep'
for (const [command, how, ...files] of RUNS) {
  if (files.length === 0) throw new Error(`No test of ${command} has a deep size.`)
  const { status } = spawnSync(command, [how, ...files, ...process.argv.slice(2)], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
