import { expect, test } from 'vitest'
import { ELSEWHERE } from '../district-names'
import { deliveryChargeTo } from './delivery-charges'

const charges = [
  { place: 'Anantnag', amount: '300.00' },
  { place: 'Leh', amount: '1200.00' },
  { place: '192202', amount: '450.00' },
  { place: '190001', amount: '90.00' },
  { place: 'South Anantnag', amount: '350.00' },
]

test.each([
  ['Raceway Road, Kokernag, Anantnag', '190001', '300.00'],
  ['raceway road, ANANTNAG', '190001', '300.00'],
  ['Anantnag Road, Srinagar, Leh', '190001', '1200.00'],
  ['Weir, South Anantnag', '190001', '350.00'],
  ['Weir, Anantnag 192202', '190001', '450.00'],
  ['Weir, Anantnag 192 202', '190001', '450.00'],
  ['Weir, Anantnag ۱۹۲۲۰۲', '190001', '450.00'],
  ['Weir, Anantnag 192-202', '190001', '450.00'],
  ['Weir, Anantnag １９２\u200b２０２', '190001', '450.00'],
  ['Weir, South\u00a0  Anantnag', '190001', '350.00'],
  ['Weir, Anantnag', '192202', '450.00'],
  ['Weir, Anantnag', '१९२ २०२', '450.00'],
  ['Weir, Anantnag', '194101', '300.00'],
  ['Hakura, Anantanag', '190001', '300.00'],
  ['ہاکورہ، اننت ناگ', '190001', '300.00'],
  ['हाकुरा, अनंतनाग', '190001', '300.00'],
  ['Hakura', '192101', '300.00'],
  ['Hakura, South Anantnag, Leh', '190001', '350.00'],
  ['Weir, 190001 Srinagar', '190001', '90.00'],
  ['Once 192202, now Srinagar 190001', '190001', '90.00'],
  ['Lehmann House, Srinagar', '190001', undefined],
  ['House 1922021, Srinagar', '190001', undefined],
  ['Weir, Pulwama', '190001', undefined],
  ['', '190001', undefined],
])('delivery to %j with the PIN %s costs %s', (street, zipCode, amount) => {
  expect(deliveryChargeTo({ shippingAddress: { street, city: 'Kashmir', zipCode } }, charges)?.amount).toBe(amount)
})

test.each([
  ['Weir, Srinagar', 'Anantnag', '300.00'],
  ['Weir, Anantnag', 'Srinagar', undefined],
  ['Anantnag Road, Delhi', ELSEWHERE, undefined],
  ['Weir, South Anantnag', 'Leh', '350.00'],
] as const)('delivery to %j costs by the chosen district, %s: %s', (street, district, amount) => {
  const shippingAddress = { street, city: 'Kashmir', zipCode: '190001' }
  expect(deliveryChargeTo({ district, shippingAddress }, charges)?.amount).toBe(amount)
})

test('nothing is charged if the table is empty', () => {
  expect(
    deliveryChargeTo({ shippingAddress: { street: 'Weir, Anantnag', city: 'Kashmir', zipCode: '190001' } }, []),
  ).toBeUndefined()
})
