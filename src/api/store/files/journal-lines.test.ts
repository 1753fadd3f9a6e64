import { expect, test } from 'vitest'
import type { RowWrites } from '~/api/store/committed-rows'
import { storedOrder } from '../../../../tests/fixtures/rows/stored-orders'
import { checkedLine } from './checked-lines'
import { entryLines } from './journal-lines'

test('a transaction of many rows becomes one JSON line, without blocking others', async () => {
  const rows = Array.from({ length: 20_000 }, (_, id) => ['orders', id, { ...storedOrder('Ghulam “Nabi” \n'), id }] as const)
  const changeSets: RowWrites[] = [[['sessions', 'a', null]], rows]
  let turns = 0
  const count = () => {
    turns++
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  const lines = await entryLines(changeSets, 7)
  clearImmediate(counting)
  expect(lines).toBe(changeSets.map((changes, index) => checkedLine({ sequence: 7 + index, batch: 7, changes })).join(''))
  expect(turns).toBeGreaterThan(0)
})
