import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { ownPolicy } from './own-policy'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('keeps the hashes of what stands in the page, and no other', () => {
  const policy = `default-src 'none'; script-src 'self' ${hash('a()')} ${hash('b()')}; style-src 'self' ${hash('p{}')} ${hash('q{}')}`
  expect(ownPolicy(policy, '<style>p{}</style><p>Feed</p><script data-x>b()</script><script src="/a.js"></script>')).toBe(
    `default-src 'none'; script-src 'self' ${hash('b()')}; style-src 'self' ${hash('p{}')}`,
  )
})
