import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { setUpEngines } from './test-setup.mjs'

/** Test files with a deep size, which `tests/fixtures/depth.ts` sets: of Vitest or of Playwright. */
const deepIn = (glob) =>
  globSync(glob)
    .filter((file) => /fixtures\/depth'/.test(readFileSync(file, 'utf8')))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()

const RUNS = [
  ['vitest', 'run', ...deepIn('{src,tests,scripts}/**/*.test.{ts,tsx}')],
  ['playwright', 'test', ...deepIn('tests/e2e/*.spec.ts')],
]

function run(command, ...args) {
  const { status } = spawnSync(command, [...args, ...process.argv.slice(2)], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}

process.env.TEST_DEPTH = 'deep'
for (const [command, how, ...files] of RUNS) {
  if (files.length === 0) throw new Error(`No test of ${command} has a deep size.`)
  run(command, how, ...files)
}
const ENGINES = ['playwright', 'test', '--config', 'tests/other-engines/playwright.config.ts']
if (setUpEngines().length === 0) run('xvfb-run', '--auto-servernum', ...ENGINES)
