import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'

const RESULTS = 'test-results'
mkdirSync(RESULTS, { recursive: true })

/** Runs one command in full view; true if it ended well. */
function run(command, ...args) {
  console.log(`\n> ${[command, ...args].join(' ')}`)
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

const check = (name, isGood) => ({ name, passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 })

/** Totals of a runner that writes a report; one that died before its report counts as one failure. */
function suite(name, isGood, file, read) {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8')))
    const wentWrong = !isGood && failed === 0
    return { name, passed, failed: wentWrong ? 1 : failed }
  } catch {
    return { name, passed: 0, failed: 1 }
  }
}

const vitestTotals = (report) => ({
  passed: report.numPassedTests,
  failed: report.numTotalTests - report.numPassedTests,
})
const playwrightTotals = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped })

const totals = [
  check('types', run('astro', 'check', '--minimumSeverity', 'error')),
  check('lint', run('biome', 'ci', '.')),
  suite(
    'unit and api',
    run('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/vitest.json`),
    'vitest.json',
    vitestTotals,
  ),
  suite('browser', run('playwright', 'test'), 'playwright.json', playwrightTotals),
]

console.log()
for (const { name, passed, failed } of totals) console.log(`${name}: ${passed} passed, ${failed} failed`)
const sum = (key) => totals.reduce((total, row) => total + row[key], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1
