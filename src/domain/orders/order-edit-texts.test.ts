import { expect, test } from 'vitest'
import { storedOrder } from '../../../tests/fixtures/rows/stored-orders'
import { editInWords } from './order-edit-texts'
import { editsWithResults } from './order-edits'
import type { Order } from './schema'

const at = '2026-01-05T06:30:00.000Z'
const now: Order = {
  id: 1,
  ...storedOrder(),
  customerName: 'Bashir',
  totalAmount: '12500.00',
  discount: '100.00',
  discountReason: 'Late',
}
const four = now.items.map((item) => ({ ...item, quantity: 4 }))

test('the history lists the changes of each edit, with old and new values', () => {
  const edits = [
    { at, by: 'a', before: { items: four, totalAmount: '10000.00' } },
    { at, before: { customerName: 'Nabi', totalAmount: '11000.00', discount: '0.00', discountReason: '' } },
    { at, before: { shippingAddress: { ...now.shippingAddress, street: 'Weir' }, channel: 'web' as const } },
  ]
  expect(editsWithResults({ ...now, channel: 'phone', edits }).map(editInWords)).toEqual([
    'feeds 4\u00a0×\u00a0Early Stage → 2\u00a0×\u00a0Early Stage; total ₹10,000 → ₹11,000',
    'name Nabi → Bashir; total ₹11,000 → ₹12,500; discount ₹0 → ₹100; reason none → Late',
    'address Weir → Raceway Road, Kokernag; came by web → phone',
  ])
  expect(editsWithResults(now)).toEqual([])
})
