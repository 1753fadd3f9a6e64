import { relative } from 'node:path'

/** First two lines of a message, without the colours of a terminal. */
const brief = (message = '') =>
  message
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
    .replace(/\u001b\[[0-9;]*m/g, '')
    .split('\n')
    .slice(0, 2)
    .join(' ')

const failure = (file, name, message) => `${file} › ${name}\n    ${brief(message)}`

/** Totals of Vitest's report, and the name and reason of each failed test or file. */
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

/** Totals of Playwright's report, and the name and reason of each failed test. */
export function playwrightTotals({ stats, suites }) {
  const failures = suites
    .flatMap(specsOf)
    .filter((spec) => !spec.ok)
    .map((spec) => failure(spec.file, spec.title, spec.tests[0]?.results.at(-1)?.error?.message))
  return { passed: stats.expected, failed: stats.unexpected + stats.skipped + stats.flaky, failures }
}
