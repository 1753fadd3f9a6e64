import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'

/** Test files that have a deep size; `tests/fixtures/depth.ts` gives it to them. */
const deep = globSync('{src,tests,scripts}/**/*.test.{ts,tsx}').filter((file) =>
  /fixtures\/depth'/.test(readFileSync(file, 'utf8')),
)
if (deep.length === 0) throw new Error('No test has a deep size.')

process.env.TEST_DEPTH = 'deep'
const files = deep.map((file) => file.replaceAll('\\', '/')).sort()
process.exitCode = spawnSync('vitest', ['run', ...files, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1
