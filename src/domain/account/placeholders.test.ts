import { expect, test } from 'vitest'
import { fillData, fillText, namesIn, placeholder, placeholders, sealed, siteValues } from './placeholders'

const values = { name: '$& "Wular" <b>', phone: '', gst: '' }

test('fills each place, and leaves out what no fact is called', () => {
  expect(fillText(`${placeholder('name')} at ${placeholder('phone')}${placeholder('name')}`, values)).toBe(
    '$& "Wular" <b> at $& "Wular" <b>',
  )
  expect(fillText(placeholder('name').replace('name', 'nothing'), values)).toBe('')
})

test('fills no place that a person wrote, and those of a built page once it is sealed', () => {
  const typed = '\uFDD0name\uFDD1 \uFDD0 \uFDD1'
  expect([fillText(typed, values), namesIn(typed)]).toEqual([typed, []])
  expect(fillText(sealed(typed), values)).toBe(`${values.name} \uFDD0 \uFDD1`)
})

test('names what a text needs, once', () => {
  expect(
    namesIn(
      `${placeholder('phone')}${placeholder('name')}${placeholder('phone')}${placeholder('name').replace('name', 'constructor')}`,
    ),
  ).toEqual(['phone', 'name'])
  expect(namesIn('no place')).toEqual([])
})

test('refuses a place for no fact, which fails the build', () => {
  expect(() => placeholder('nmae' as 'name')).toThrow('There is no fact nmae.')
  expect(() => placeholders('name', '__proto__' as 'name')).toThrow()
})

test('the places of several facts have their names', () => {
  expect(placeholders('name', 'phone')).toEqual({ name: placeholder('name'), phone: placeholder('phone') })
})

test('leaves out of data what is empty by its fact, and only that', () => {
  const data = {
    name: placeholder('name'),
    phone: placeholder('phone'),
    note: '',
    links: [placeholder('gst')],
    kept: [],
    deep: [{ a: placeholder('gst'), b: 1 }],
  }
  expect(fillData(data, values)).toEqual({ name: values.name, note: '', kept: [], deep: [{ b: 1 }] })
})

test('every fact of a fresh clone is a text without places', () => {
  for (const value of Object.values(siteValues)) expect(namesIn(value)).toEqual([])
})
