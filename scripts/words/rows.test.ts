import { expect, test } from 'vitest'
import { changesOf } from './corrections'
import { rowsIn } from './rows'
import { textsOf } from './texts'

const texts = textsOf('ur')
const own = texts.find(({ place }) => place === 'frame: frame.notFound.text')
if (!own) throw new Error('There is no such text.')
const corrected = `${own.text} ہے`
const fileOf = (separator: string, ...cells: string[]) =>
  `\uFEFF${['Place', 'English', 'Text', 'Correction', ''].join(separator)}\r\n${[...cells, ''].join(separator)}\r\n`

test.each([',', ';', '\t'])('reads a file with the separator %j and an empty last column', (separator) => {
  const rows = rowsIn(fileOf(separator, own.place, 'x', own.text, corrected), texts)
  const { changes } = changesOf('ur', rows, texts)
  expect(changes.map(({ correction }) => correction)).toEqual([corrected])
})

const asciiOnly = (text: string) => text.replace(/[^\0-\x7F]/g, '?')

test.each([
  ['saved as plain CSV', own.text, asciiOnly(corrected), 'line 2, Correction'],
  ['saved as plain CSV, with an empty correction', asciiOnly(own.text), '', 'line 2, Text'],
  ['opened in the encoding of Windows', Buffer.from(own.text).toString('latin1'), corrected, 'line 2, Text'],
  ['saved in an encoding of Windows', own.text, 'ok \uFFFD', 'line 2.'],
])('refuses a file that was %s', (_how, text, correction, where) => {
  expect(() => rowsIn(fileOf(',', own.place, 'x', text, correction), texts)).toThrow(
    `letters of this file are lost: see ${where}`,
  )
})

test('lists missing columns', () => {
  expect(() => rowsIn('Place,English\r\na,b', texts)).toThrow('This file has no column Text, Correction.')
})

test('accepts every text of the sources unchanged', () => {
  const rows = texts.map(({ place, text }) => `"${place}",,"${text.replaceAll('"', '""')}",`).join('\n')
  expect(rowsIn(`Place,English,Text,Correction\n${rows}`, texts)).toHaveLength(texts.length)
})
