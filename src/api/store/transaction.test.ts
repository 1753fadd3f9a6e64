import { expect, test } from 'vitest'
import { contact } from '../../../tests/fixtures/rows/memory-store'
import { CommittedRows } from './committed-rows'
import type { ShopReader } from './store'
import { Transaction } from './transaction'

/** An empty shop that records which tables were accessed. */
function watched(asked: Set<string>): ShopReader {
  return new Proxy(new CommittedRows().reader(), {
    get: (tables, name, receiver) => {
      asked.add(String(name))
      return Reflect.get(tables, name, receiver)
    },
  })
}

test('a transaction opens only the tables that it accesses', () => {
  const asked = new Set<string>()
  const transaction = new Transaction(watched(asked))
  const row = transaction.shop.contacts.insert(contact('Ali'))
  expect(transaction.changes()).toEqual([
    ['contacts', 1, row],
    ['lastIds', 'contacts', { table: 'contacts', last: 1 }],
  ])
  expect([...asked].sort()).toEqual(['contacts', 'lastIds'])
})
