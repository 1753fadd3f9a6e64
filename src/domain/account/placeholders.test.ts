import { expect, test } from 'vitest'
import { siteValues } from './page-values'
import { fillText, namesIn, placeholders } from './placeholders'

const values = { name: '$& "Wular" <b>', phone: '' }
const { name, phone } = placeholders

test('fills each placeholder and removes unknown ones', () => {
  expect(fillText(`${name} at ${phone}${name}`, values)).toBe('$& "Wular" <b> at $& "Wular" <b>')
  expect(fillText(name.replace('name', 'nothing'), values)).toBe('')
})

test('lists each placeholder of a text once', () => {
  expect(namesIn(`${phone}${name}${phone}${name.replace('name', 'constructor')}`)).toEqual(['phone', 'name'])
  expect(namesIn('no place')).toEqual([])
})

test('no value of a fresh clone contains a placeholder', () => {
  for (const value of Object.values(siteValues)) expect(namesIn(value)).toEqual([])
})
