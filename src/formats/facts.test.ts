import { expect, test } from 'vitest'
import { fact, facts, fillData, fillText, namesIn, sealed, siteFacts } from './facts'

const values = { name: '$& "Wular" <b>', phone: '', gst: '' }

test('fills each place, and leaves out what no fact is called', () => {
  expect(fillText(`${fact('name')} at ${fact('phone')}${fact('name')}`, values)).toBe('$& "Wular" <b> at $& "Wular" <b>')
  expect(fillText(fact('name').replace('name', 'nothing'), values)).toBe('')
})

test('fills no place that a person wrote, and those of a built page once it is sealed', () => {
  const typed = '\uFDD0name\uFDD1 \uFDD0 \uFDD1'
  expect([fillText(typed, values), namesIn(typed)]).toEqual([typed, []])
  expect(fillText(sealed(typed), values)).toBe(`${values.name} \uFDD0 \uFDD1`)
})

test('names what a text needs, once', () => {
  expect(namesIn(`${fact('phone')}${fact('name')}${fact('phone')}${fact('name').replace('name', 'constructor')}`)).toEqual([
    'phone',
    'name',
  ])
  expect(namesIn('no place')).toEqual([])
})

test('refuses a place for no fact, which fails the build', () => {
  expect(() => fact('nmae' as 'name')).toThrow('There is no fact nmae.')
  expect(() => facts('name', '__proto__' as 'name')).toThrow()
})

test('the places of several facts have their names', () => {
  expect(facts('name', 'phone')).toEqual({ name: fact('name'), phone: fact('phone') })
})

test('leaves out of data what is empty by its fact, and only that', () => {
  const data = {
    name: fact('name'),
    phone: fact('phone'),
    note: '',
    links: [fact('gst')],
    kept: [],
    deep: [{ a: fact('gst'), b: 1 }],
  }
  expect(fillData(data, values)).toEqual({ name: values.name, note: '', kept: [], deep: [{ b: 1 }] })
})

test('every fact of a fresh clone is a text without places', () => {
  for (const value of Object.values(siteFacts)) expect(namesIn(value)).toEqual([])
})
