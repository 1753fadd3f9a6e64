import { expect, test } from 'vitest'
import { erasedTables } from '~/api/customers/erased-tables'
import { TABLES } from '~/api/store/shop-schema'
import { ERASED } from '~/domain/customers/erased'
import { ROWS } from '../fixtures/rows/every-row'

/** A value with each text of these names replaced, at any depth. */
function withErased(value: unknown, names: readonly string[], name = ''): unknown {
  if (typeof value === 'string') return names.includes(name) ? ERASED : value
  if (Array.isArray(value)) return value.map((each) => withErased(each, names, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([part, each]) => [part, withErased(each, names, part)]))
}

test.each(erasedTables())('a row of %s without the phone of an erased person fits its schema', (table, { texts }) => {
  for (const row of ROWS[table]) {
    const erased = withErased(row, texts)
    expect(TABLES[table].row.safeParse(erased).error?.issues ?? []).toEqual([])
  }
})
