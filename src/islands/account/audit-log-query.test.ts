import { expect, test } from 'vitest'
import { auditLogQuery } from './audit-log-query'

const NONE = { operator: '', noun: '', from: '', to: '', page: '1' }

test.each([
  [{}, 'page=1'],
  [{ operator: 'bilal', noun: 'orders', page: '3' }, 'page=3&operator=bilal&noun=orders'],
  [{ from: '2026-11-30', to: '2026-11-01' }, 'page=1&from=2026-11-01&to=2026-11-30'],
  [{ from: '2026-02-30', to: 'tomorrow' }, 'page=1'],
  [{ page: '0' }, 'page=1'],
  [{ page: '-1' }, 'page=1'],
  [{ page: '1e9', noun: 'fish' }, 'page=1'],
])('converts %j to %s', (texts, query) => {
  expect(auditLogQuery({ ...NONE, ...texts })).toBe(query)
})
