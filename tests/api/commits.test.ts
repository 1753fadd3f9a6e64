import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const MAX_SUBJECT = 60
/** Older subjects stay as they are. */
const SINCE = '2026-11-23T15:00:00Z'

test('no commit has a subject of more than sixty characters', () => {
  const log = execFileSync('git', ['log', '--no-merges', '--format=%cI %s'], { encoding: 'utf8' })
  const commits = log
    .trim()
    .split('\n')
    .map((line) => ({ at: Date.parse(line.split(' ', 1)[0] ?? ''), subject: line.slice(line.indexOf(' ') + 1) }))
  expect(commits.length).toBeGreaterThan(0)
  const long = commits.filter(({ at, subject }) => at > Date.parse(SINCE) && subject.length > MAX_SUBJECT)
  expect(long.map(({ subject }) => subject)).toEqual([])
})
