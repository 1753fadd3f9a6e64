import { expect, onTestFinished, test, vi } from 'vitest'
import { storedOrder } from '../../../../tests/fixtures/rows/stored-orders'
import { TABLES } from '../shop-schema'
import { RowChecks } from './row-checks'

const row = (changes: object = {}) => ({ id: 1, ...storedOrder(), ...changes })

test('parses only one of several rows with the same shape', () => {
  const asked = vi.spyOn(TABLES.orders.row, 'safeParse')
  const checks = new RowChecks('orders')
  for (let id = 1; id <= 100; id++) expect(checks.check(row({ id }))).toEqual(row({ id }))
  expect(asked).toHaveBeenCalledTimes(1)
})

test.each([
  ['a field of another type', { id: '1' }],
  ['a list in the place of a text', { customerName: ['Asha'] }],
  ['nothing in the place of an address', { shippingAddress: null }],
  ['an item without a price', { items: [{ productId: 1, quantity: 1 }] }],
])('refuses a row with %s after a valid one', (_what, changes) => {
  const checks = new RowChecks('orders')
  checks.check(row())
  expect(() => checks.check(row(changes))).toThrow('a row of orders does not fit')
})

test('fills in fields missing in rows of an older version', () => {
  const checks = new RowChecks('settings')
  const older = { key: 'site_name', value: 'Lidder' }
  expect(checks.check(older)).toEqual({ ...older, version: 1 })
  expect(checks.check(older)).toEqual({ ...older, version: 1 })
})

test('drops an unknown field', () => {
  const checks = new RowChecks('orders')
  checks.check(row())
  expect(checks.check(row({ colour: 'red' }))).toEqual(row())
  expect(checks.check(row({ toString: 1 }))).toEqual(row())
})

test('remembers sixteen shapes of rows, and parses each further one', () => {
  const asked = vi.spyOn(TABLES.orders.row, 'safeParse').mockImplementation((data) => ({ success: true, data }) as never)
  onTestFinished(() => asked.mockRestore())
  const checks = new RowChecks('orders')
  const forms = Array.from({ length: 17 }, (_, form) => ({ id: 1, [`field${form}`]: true }))
  for (const form of forms) checks.check(form)
  expect(asked).toHaveBeenCalledTimes(17)
  for (const form of forms) checks.check(form)
  expect(asked).toHaveBeenCalledTimes(18)
})
