import { expect, test } from 'vitest'
import { OTHER_STATES, STATES } from '../state-names'
import { placeOfSupply, stateOfSeller } from './states'

const address = { street: 'Raceway Road', city: 'Kashmir', zipCode: '190001', state: 'Jammu & Kashmir' }
const order = (changes: object, district?: 'Leh' | 'Anantnag' | 'Elsewhere') => ({
  ...(district && { district }),
  shippingAddress: { ...address, ...changes },
})

test.each([
  ['a district of Ladakh', order({}, 'Leh'), '38'],
  ['a district of the valley', order({}, 'Anantnag'), '01'],
  ['a district in the address', order({ street: 'Raceway Road, Kokernag, Anantnag' }), '01'],
  ['a district of Ladakh in the address', order({ street: 'Main Bazaar, Kargil' }), '38'],
  ['a PIN of Ladakh', order({ zipCode: '194101' }), '38'],
  ['a PIN of Jammu', order({ zipCode: '180001' }), '01'],
  ['another state in the address', order({ street: 'Hatchery Road, Kullu, Himachal Pradesh' }), '02'],
  ['another state, and its PIN', order({ street: 'Hatchery Road, Himachal Pradesh 175101' }), '02'],
  ['another state, typed as the state', order({ state: 'Punjab', zipCode: '141001' }, 'Elsewhere'), '03'],
  ['a bank named like a state', order({ street: 'Near Punjab National Bank, Anantnag' }), '01'],
  ['an address that names nothing', order({}), '01'],
  ['elsewhere, and no more', order({}, 'Elsewhere'), ''],
  ['the PIN of another state, and no more', order({ zipCode: '141001' }, 'Elsewhere'), ''],
] as const)('the place of supply of %s', (_what, delivered, code) => {
  expect(placeOfSupply(delivered, undefined)).toBe(code)
})

test('a customer’s district or state counts where the order names none', () => {
  expect(placeOfSupply(order({}, 'Elsewhere'), { district: 'Punjab' })).toBe('03')
  expect(placeOfSupply(order({}), { district: 'Leh' })).toBe('38')
  expect(placeOfSupply(order({}, 'Anantnag'), { district: 'Punjab' })).toBe('01')
  expect(placeOfSupply(undefined, { district: 'Kargil' })).toBe('38')
  expect(placeOfSupply(undefined, { district: '' })).toBe('')
  for (const state of OTHER_STATES) expect(STATES[placeOfSupply(undefined, { district: state })]).toBe(state)
})

test('a seller is in the state of his GSTIN, otherwise of his address', () => {
  expect(stateOfSeller({ gstin: '38ABCDE1234F1ZX', address: 'Lassipora, Pulwama' })).toBe('38')
  expect(stateOfSeller({ gstin: '', address: 'Main Bazaar, Leh' })).toBe('38')
  expect(stateOfSeller({ gstin: '', address: 'Mill Road, Ludhiana, Punjab' })).toBe('03')
  expect(stateOfSeller({ gstin: '', address: 'Lassipora' })).toBe('01')
})

test('the list has the codes 01 to 38 and 97', () => {
  const codes = Array.from({ length: 38 }, (_, index) => String(index + 1).padStart(2, '0'))
  expect(Object.keys(STATES).sort()).toEqual([...codes, '97'])
})
