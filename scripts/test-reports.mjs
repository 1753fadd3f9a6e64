import { relative } from 'node:path'

/** The first two lines of a message, without terminal colours. */
const brief = (message = '') =>
  message
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
    .replace(/\u001b\[[0-9;]*m/g, '')
    .split('\n')
    .slice(0, 2)
    .join(' ')

const failure = (file, name, message) => `${file} › ${name}\n    ${brief(message)}`

/** Totals of a Vitest report, with the name and reason of each failed test or file. */
export function vitestTotals(report) {
  const failures = report.testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const failed = assertionResults.filter((test) => test.status !== 'passed')
    if (failed.length === 0) return status === 'passed' ? [] : [failure(file, 'could not be run', message)]
    return failed.map((test) => failure(file, test.fullName, test.failureMessages[0]))
  })
  return { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests, failures }
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

/** A spec contains each test once per browser. */
const reasonOf = ({ file, title, tests = [] }, status, which) => {
  const test = tests.find((each) => each.status === status) ?? tests[0]
  return failure(file, title, test?.results.at(which)?.error?.message)
}

/** Totals of a Playwright report, with the name and reason of each failed or retried test. */
export function playwrightTotals({ stats, suites }) {
  const specs = suites.flatMap(specsOf)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
    failures: specs.filter((spec) => !spec.ok).map((spec) => reasonOf(spec, 'unexpected', -1)),
    unsteady: specs
      .filter(({ ok, tests }) => ok && tests?.some(({ status }) => status === 'flaky'))
      .map((spec) => reasonOf(spec, 'flaky', 0)),
  }
}
