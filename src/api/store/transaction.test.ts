import { expect, test } from 'vitest'
import { contact } from '../../../tests/fixtures/rows/memory-store'
import { CommittedRows } from './committed-rows'
import type { ShopReader } from './store'
import { Transaction } from './transaction'

/** An empty shop that notes by name which of its tables were asked for. */
function watched(asked: Set<string>): ShopReader {
  return new Proxy(new CommittedRows().reader(), {
    get: (tables, name, receiver) => {
      asked.add(String(name))
      return Reflect.get(tables, name, receiver)
    },
  })
}

test('a transaction makes the tables alone that its change asks for', () => {
  const asked = new Set<string>()
  const transaction = new Transaction(watched(asked))
  const row = transaction.shop.contacts.insert(contact('Ali'))
  expect(transaction.changes()).toEqual([
    ['contacts', 1, row],
    ['lastIds', 'contacts', { table: 'contacts', last: 1 }],
  ])
  expect([...asked].sort()).toEqual(['contacts', 'lastIds'])
})
