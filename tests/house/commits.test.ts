import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const MOST_LETTERS = 60
/** Commits before the rule was kept. */
const UNTIL = 'f5ceef4'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

test(`each commit says its reason in ${MOST_LETTERS} letters`, () => {
  const known = git('rev-parse', '--is-shallow-repository') === 'false' ? [`^${UNTIL}`] : []
  const subjects = git('log', '--format=%s', ...(known.length > 0 ? ['HEAD', ...known] : ['-1'])).split('\n')
  expect(subjects.filter((subject) => subject.length > MOST_LETTERS)).toEqual([])
})
