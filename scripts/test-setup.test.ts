import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { newFolder } from '../tests/fixtures/folders'

/** Runs the setup on a machine with a browser, without Caddy and without permission to install. */
async function setUpWith(variables: Record<string, string>, call = 'setUp()') {
  const env = { PATH: await newFolder(), CHROMIUM: '/usr/bin/true', ...variables }
  const script = `import { setUp, setUpEngines } from './scripts/test-setup.mjs'; console.log(JSON.stringify(${call}))`
  return promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { env })
}

test('skips suites with missing programs, and reports it in one line', async () => {
  const lines = (await setUpWith({})).stdout.trim().split('\n')
  expect(lines.filter((line) => line.startsWith('Left out: '))).toEqual([
    'Left out: deploy, html (Caddy, systemd, Java, ShellCheck not found, and could not be installed).',
  ])
  expect(lines.at(-1)).toBe('["deploy","html"]')
})

test('requires every program if CI is set', async () => {
  await expect(setUpWith({ CI: 'true' })).rejects.toThrow('CI runs all tests, and cannot run deploy, html: Caddy')
})

test('the short run needs only Chromium', async () => {
  expect((await setUpWith({}, 'setUp(false)')).stdout.trim()).toBe('[]')
})

test('skips unavailable engines in the deep run, and reports it', async () => {
  const lines = (await setUpWith({}, 'setUpEngines()')).stdout.trim().split('\n')
  expect(lines.slice(-2)).toEqual([
    'Left out: other engines (Firefox, WebKitGTK, Xvfb, xauth not found, and could not be installed).',
    '["other engines"]',
  ])
})
