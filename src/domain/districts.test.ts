import { expect, test } from 'vitest'
import { DISTRICTS } from './district-names'
import { districtAt, districtCalled, districtIn } from './districts'
import { TOWN_TABLE } from './town-table'

test.each([
  ['Raceway Road, Kokernag, Anantnag', 'Anantnag'],
  ['Srinagar', 'Srinagar'],
  ['near the Anantnag road, SHOPIAN 192303', 'Shopian'],
  ['Leh', 'Leh'],
  ['Hakura, Anantanag', 'Anantnag'],
  ['Hakura, Anant Nag', 'Anantnag'],
  ['Baramula', 'Baramulla'],
  ['Shri Nagar', 'Srinagar'],
  ['Kupwra, near Shopian', 'Shopian'],
  ['ہاکورہ، اننت ناگ', 'Anantnag'],
  ['ہاکورہ، اننت\u200cناگ', 'Anantnag'],
  ['सरबल, अनंतनाग', 'Anantnag'],
  ['अनन्तनाग', 'Anantnag'],
  ['سری نگر', 'Srinagar'],
  ['كولگام', 'Kulgam'],
  ['کپواڑہ', 'Kupwara'],
  ['बारामुल्ला', 'Baramulla'],
  ['बड़गाम', 'Budgam'],
  ['جموں', 'Jammu'],
  ['Weir, Kulgam, Jammu & Kashmir', 'Kulgam'],
  ['Jammu, Jammu and Kashmir', 'Jammu'],
])('"%s" is in %s', (text, district) => {
  expect(districtIn(text)).toBe(district)
})

test.each([
  ...['Budgamabad', 'Lehmann House', 'Jammu & Kashmir', 'جموں و کشمیر', 'ریاست جموں و کشمیر', 'जम्मू और कश्मीर', 'Unknown', ''],
  // Places with names similar to districts.
  ...['Barzulla', 'Sumbal', 'Sambal', 'Rambagh', 'Ramnagar', 'Sonamarg', 'Pahalgam', 'Kokernag', 'Verinag', 'Bugam', 'Sangam'],
  ...['پہلگام', 'ویری ناگ', 'सोनमर्ग', 'पहलगाम', 'रामबाग', 'کوکرناگ'],
])('"%s" names no district', (text) => {
  expect(districtIn(text)).toBeUndefined()
})

test.each([
  ['Weir, Mattan', '190001', 'Anantnag'],
  ['Pahalgam', '190001', 'Anantnag'],
  ['Raceway Road, Kokernag', '190001', 'Anantnag'],
  ['Islamabad, Kashmir', '190001', 'Anantnag'],
  ['near the Pahalgam road, Tral', '190001', 'Pulwama'],
  ['Khan Sahib', '190001', 'Budgam'],
  ['D.H. Pora', '190001', 'Kulgam'],
  ['Charar-i-Sharief', '190001', 'Budgam'],
  ['پہلگام', '190001', 'Anantnag'],
  ['गुरेज', '190001', 'Bandipora'],
  ['Mattan, Kulgam', '190001', 'Kulgam'],
  ['Mattan', '193502', 'Bandipora'],
  ['Trali House', '190001', undefined],
])('an address of %j with the PIN %s is, by its town, in %s', (street, zipCode, district) => {
  expect(districtAt({ street, city: 'Kashmir', zipCode })).toBe(district)
})

test('each town belongs to one district', () => {
  const towns = Object.values(TOWN_TABLE).flatMap((names) => [...new Set(names)])
  expect(new Set(towns).size).toBe(towns.length)
  for (const [district, names] of Object.entries(TOWN_TABLE))
    for (const street of names) expect(districtAt({ street, city: 'Kashmir', zipCode: '190001' }), street).toBe(district)
})

test.each(DISTRICTS)('%s has spellings in three scripts', (district) => {
  expect(districtCalled(district.toUpperCase())).toBe(district)
  expect(districtCalled(`${district} road`)).toBeUndefined()
})

test.each([
  ['Weir', '192101', 'Anantnag'],
  ['Weir, 193 502', '190001', 'Bandipora'],
  ['Weir ۱۹۲۲۳۱', '190001', 'Kulgam'],
  ['Weir, 190005', '190001', 'Srinagar'],
  ['Weir', '190001', undefined],
  ['Weir, Pulwama', '192101', 'Pulwama'],
  ['Weir', '110001', undefined],
])('an address of %j with the PIN %s is in %s', (street, zipCode, district) => {
  expect(districtAt({ street, city: 'Kashmir', zipCode })).toBe(district)
})
