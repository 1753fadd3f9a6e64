import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { CHECKS } from './checks.mjs'
import { playwrightTotals, vitestTotals } from './test-reports.mjs'
import { setUp } from './test-setup.mjs'

const RESULTS = 'test-results'
/** Vitest suites that only the whole run has. */
const WHOLE_ONLY = ['deploy', 'faults', 'hostile', 'html', 'postgres', 'server']
/** The tag of browser tests in the short run. */
const JOURNEY = '@journey'
mkdirSync(RESULTS, { recursive: true })
// Caches compiled code, because the tests start some hundred processes of the same sources.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled')

const VITEST_REPORT = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/vitest.json`]

const check = (name, isGood) => ({ name, passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, failures: [] })

/** Runs a command, printing its output at once or at the end; returns true on success. */
function run(command, args, isQuiet = false) {
  const child = spawn(command, args, { stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'] })
  let words = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (words += chunk))
  const title = `\n> ${[command, ...args].join(' ')}\n`
  if (!isQuiet) console.log(title)
  return new Promise((done) => {
    child.once('error', (error) => (words += error.message))
    child.once('close', (code) => {
      if (isQuiet) console.log(title + words)
      done(code === 0)
    })
  })
}

/** Totals and failures of a runner's report. A runner without a report counts as one failure. */
async function suite(name, file, read, command, args, isQuiet = false) {
  rmSync(`${RESULTS}/${file}`, { force: true })
  const isGood = await run(command, args, isQuiet)
  try {
    const totals = read(JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8')))
    return { name, ...totals, failed: isGood || totals.failed > 0 ? totals.failed : 1 }
  } catch {
    return check(name, false)
  }
}

const isWhole = process.argv.includes('--all') || Boolean(process.env.CI)
const leftOut = setUp(isWhole)
const others = [...leftOut.filter((suite) => suite !== 'browser'), ...(isWhole ? [] : WHOLE_ONLY)]
const vitest = () =>
  suite('vitest', 'vitest.json', vitestTotals, 'vitest', ['run', ...others.map((each) => `--project=!${each}`), ...VITEST_REPORT])

async function browser() {
  if (leftOut.includes('browser')) return []
  const chosen = isWhole ? [] : ['--grep', JOURNEY]
  return [await suite('browser', 'playwright.json', playwrightTotals, 'playwright', ['test', ...chosen], true)]
}

async function oldEngines(areFetched) {
  if (!isWhole) return []
  if (await areFetched) {
    const config = ['--config', 'tests/old-engines/playwright.config.ts']
    return [await suite('old engines', 'old-engines.json', playwrightTotals, 'playwright', ['test', ...config], true)]
  }
  if (process.env.CI) return [check('old engines', false)]
  console.log('\nLeft out: old engines (they are not here, for the reason above).')
  return []
}

/** The browser tests, and after them the old engines, which are fetched meanwhile: about as long as Vitest. */
async function browserAndOldEngines() {
  const areFetched = isWhole && run('node', ['scripts/old-engines.mjs'], true)
  const totals = await browser()
  return [...totals, ...(await oldEngines(areFetched))]
}

// Each of the two lanes waits for half of its time: together they keep two cores busy. The build has already written Astro's types.
const totals = (
  await Promise.all([
    browserAndOldEngines(),
    vitest(),
    ...CHECKS.map(({ name, command, args }) => run(command, args, true).then((isGood) => check(name, isGood))),
  ])
).flat()

for (const { unsteady = [] } of totals) for (const each of unsteady) console.log(`\npassed at the second run alone: ${each}`)
for (const { failures } of totals) for (const failure of failures) console.log(`\nfailed: ${failure}`)
console.log()
for (const { name, passed, failed } of totals) console.log(`${name}: ${passed} passed, ${failed} failed`)
const sum = (key) => totals.reduce((total, row) => total + row[key], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
if (!isWhole) console.log(`\n\`npm test -- --all\` adds ${WHOLE_ONLY.join(', ')}, old engines and all other browser tests.`)
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1
