import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { playwrightTotals, vitestTotals } from './test-reports.mjs'

describe('summary of failed tests', () => {
  it('lists a failed Vitest test with its file and the first lines of its reason', () => {
    const report = {
      numPassedTests: 4,
      numTotalTests: 5,
      testResults: [
        { name: resolve('tests/api/good.test.ts'), status: 'passed', assertionResults: [{ status: 'passed' }] },
        {
          name: resolve('tests/api/orders.test.ts'),
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'orders are kept' },
            {
              status: 'failed',
              fullName: 'orders ring the bell',
              failureMessages: ['Error: \u001b[31mno bell\u001b[39m\n  expected 1\n  at x.ts:1'],
            },
          ],
        },
      ],
    }
    expect(vitestTotals(report)).toEqual({
      passed: 4,
      failed: 1,
      failures: ['tests/api/orders.test.ts › orders ring the bell\n    Error: no bell   expected 1'],
    })
  })

  it('lists a Vitest file that could not run', () => {
    const broken = { name: resolve('a.test.ts'), status: 'failed', message: 'No such module', assertionResults: [] }
    const { failures } = vitestTotals({ numPassedTests: 0, numTotalTests: 0, testResults: [broken] })
    expect(failures).toEqual(['a.test.ts › could not be run\n    No such module'])
  })

  it('lists a failed Playwright test at any nesting', () => {
    const spec = {
      ok: false,
      file: 'shop.spec.ts',
      title: 'finds a feed',
      tests: [{ results: [{ error: { message: 'Timed out\nat line 3' } }] }],
    }
    const suites = [{ specs: [{ ok: true }], suites: [{ suites: [{ specs: [spec] }] }] }]
    const stats = { expected: 1, unexpected: 1, skipped: 0, flaky: 0 }
    expect(playwrightTotals({ stats, suites })).toEqual({
      passed: 1,
      failed: 1,
      failures: ['shop.spec.ts › finds a feed\n    Timed out at line 3'],
      unsteady: [],
    })
  })

  it('gives the reason of the browser in which a test failed', () => {
    const tests = [
      { status: 'expected', results: [{}] },
      { status: 'unexpected', results: [{ error: { message: 'The menu is open' } }] },
    ]
    const specs = [{ ok: false, file: 'pages.spec.ts', title: 'is closed', tests }]
    const stats = { expected: 1, unexpected: 1, skipped: 0, flaky: 0 }
    const { failures } = playwrightTotals({ stats, suites: [{ specs }] })
    expect(failures).toEqual(['pages.spec.ts › is closed\n    The menu is open'])
  })

  it('lists a test that passed on retry, with the first reason', () => {
    const results = [{ error: { message: 'Timed out' } }, {}]
    const spec = { ok: true, file: 'shop.spec.ts', title: 'finds a feed', tests: [{ status: 'flaky', results }] }
    const stats = { expected: 1, unexpected: 0, skipped: 0, flaky: 1 }
    expect(playwrightTotals({ stats, suites: [{ specs: [spec] }] })).toEqual({
      passed: 2,
      failed: 0,
      failures: [],
      unsteady: ['shop.spec.ts › finds a feed\n    Timed out'],
    })
  })
})
