import { expect, test } from 'vitest'
import { siteValues } from './page-values'
import { fillText, namesIn, placeholders } from './placeholders'

const values = { name: '$& "Wular" <b>', phone: '' }
const { name, phone } = placeholders

test('fills each place, and leaves out what no value is called', () => {
  expect(fillText(`${name} at ${phone}${name}`, values)).toBe('$& "Wular" <b> at $& "Wular" <b>')
  expect(fillText(name.replace('name', 'nothing'), values)).toBe('')
})

test('names what a text needs, once', () => {
  expect(namesIn(`${phone}${name}${phone}${name.replace('name', 'constructor')}`)).toEqual(['phone', 'name'])
  expect(namesIn('no place')).toEqual([])
})

test('every value of a fresh clone is a text without places', () => {
  for (const value of Object.values(siteValues)) expect(namesIn(value)).toEqual([])
})
