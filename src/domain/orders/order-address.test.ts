import { expect, test } from 'vitest'
import { addressLines, disagreement } from './order-address'
import { SHIPPING_DEFAULTS } from './schema'

const to = (street: string, changes = {}) => ({ ...SHIPPING_DEFAULTS, street, ...changes })

test('shows only a PIN that the buyer gave', () => {
  expect(addressLines({ shippingAddress: to('Weir, Mattan') })).toEqual([
    'Weir, Mattan',
    'Anantnag',
    'Kashmir',
    'Jammu & Kashmir, India',
  ])
  expect(addressLines({ shippingAddress: to('Weir, Kulgam', { zipCode: '192231' }) })[1]).toBe('Kashmir 192231')
  expect(addressLines({ shippingAddress: to('Lal Chowk, Srinagar', { zipCode: '190 001' }) })[1]).toBe('Kashmir 190 001')
})

test('reports an address that does not match the chosen district', () => {
  const said = (street: string, district?: 'Kupwara' | 'Anantnag' | 'Elsewhere') =>
    disagreement({ shippingAddress: to(street), ...(district && { district }) })
  expect(said('Lane 3, Anantnag', 'Kupwara')).toBe(
    'The address says Anantnag, but Kupwara was chosen. Please ask before you ship.',
  )
  expect(said('Mattan', 'Elsewhere')).toContain('The address says Anantnag, but Elsewhere was chosen.')
  expect([said('Mattan', 'Anantnag'), said('Lane 3', 'Kupwara'), said('Mattan')]).toEqual(['', '', ''])
})
