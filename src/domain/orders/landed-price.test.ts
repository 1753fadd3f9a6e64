import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DISTRICTS } from '../district-names'
import { rupees } from '../money'
import { doorCharges } from './door-charges'
import { landedPrice } from './landed-price'
import { totalOf } from './order-form'
import { shownDelivery } from './shown-delivery'

const table = (...rows: (readonly [place: string, amount: string])[]) =>
  rows.map(([place, amount], id) => ({ id, place, amount, version: 1 }))

const amount = fc.integer({ min: 0, max: 1_000_000 }).map(rupees)
const place = fc.constantFrom(...DISTRICTS, 'अनंतनाग', 'Anantanag', '192202', 'South Anantnag')

test('the price at the door is the total of the order form, to the paisa, for each district and number of bags', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(place, amount), { maxLength: 8, selector: ([name]) => name }),
      fc.constantFrom(...DISTRICTS),
      amount,
      fc.integer({ min: 1, max: 400 }),
      (rows, district, price, bags) => {
        const charges = table(...rows)
        const product = { id: 1, name: 'Feed', sku: 'F', weight: '25 kg', price }
        const deliveryCharge = shownDelivery(charges, { address: '', district }).amount
        const { total, perKilogram } = landedPrice(product, bags, doorCharges(charges)?.[district] ?? '0.00')
        expect(total).toBe(totalOf({ quantity: bags }, { product, deliveryCharge }))
        expect(Math.abs(Number(perKilogram) * 25 * bags - Number(total))).toBeLessThanOrEqual(0.005 * 25 * bags + 1e-6)
      },
    ),
  )
})

test('shows nothing if no charge depends on the district', () => {
  expect(doorCharges([])).toBeUndefined()
  expect(doorCharges(table(['192202', '40.00'], ['Anantnag', '0.00']))).toBeUndefined()
  expect(doorCharges(table(['192202', '40.00'], ['اننت ناگ', '300.00']))).toEqual({ Anantnag: '300.00' })
})

test('a bag whose weight is not in kilograms has no price of a kilogram', () => {
  const drums = landedPrice({ price: '100.00', weight: '1 drum' }, 2, '50.00')
  expect(drums).toEqual({ total: '250.00', perBag: '125.00', perKilogram: undefined })
})
