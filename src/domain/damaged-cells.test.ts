import { expect, test } from 'vitest'
import { hasLostLetters, isRewritten } from './damaged-cells'

const URDU = 'سردی کی خوراک'
const HINDI = 'सर्दी का चारा'
const misread = (text: string, encoding: string) => new TextDecoder(encoding).decode(Buffer.from(text))

test.each([
  ['question marks for its letters', '????? ?? ?????', URDU],
  ['underscores for its letters', '_____ __ _____', URDU],
  ['question marks where nothing is stored', '????? ?? ?????', undefined],
  ['the figures alone', '25 ???', '25 کلو'],
  ['a single letter', 'Tank ?', 'Tank व'],
  ['only the rupee sign', 'From ?2,500', 'From ₹2,500'],
  ['the replacement character', 'ca\uFFFD', undefined],
  ['UTF-8 read as Western', misread(URDU, 'windows-1252'), undefined],
  ['UTF-8 read as Western, Hindi', misread(HINDI, 'windows-1252'), HINDI],
  ['UTF-8 read as Arabic', misread(URDU, 'windows-1256'), undefined],
  ['UTF-8 read by an old Mac', misread(HINDI, 'macintosh'), undefined],
  ['a degree sign read wrong', misread('at 10 °C', 'windows-1252'), 'at 10 °C'],
])('detects lost letters: %s', (_what, cell, stored) => expect(hasLostLetters(cell, stored)).toBe(true))

test.each([
  ['what is stored', '???', '???'],
  ['a question', 'کیا یہ خوراک اچھی ہے?', URDU],
  ['an English question in place of Hindi', 'Is it good for trout in winter?', HINDI],
  ['a text that was taken away', '', URDU],
  ['a question in English', 'Cold water? Feed less??', 'Cold water.'],
  ['an address', 'https://example.in/bag.webp?v=2', undefined],
  ['letters with accents', 'Crème “fraîche” – 10 °C, 5 × 3', undefined],
  ['another text', 'جاڑے کی عکس', URDU],
  ['Hindi', HINDI, undefined],
])('accepts %s', (_what, cell, stored) => expect(hasLostLetters(cell, stored)).toBe(false))

test.each([
  ['1.23E+11', '123456789012'],
  ['1.23e+11', undefined],
  ['1,23E+11', undefined],
  ['1E+05', '100000'],
  [' 1.0012E+13 ', undefined],
  ['15-Dec', '12-15'],
  ['Dec-15', undefined],
  ['02-Jan-26', undefined],
  ['#NAME?', '-12% min'],
  ['########', undefined],
  ['123', '00123'],
  ['1234567890123450000', '1234567890123456789'],
])('%j was rewritten by a spreadsheet', (cell, stored) => expect(isRewritten(cell, stored)).toBe(true))

test.each([
  ['1.23E+11', '1.23E+11'],
  ['2500', '2500.00'],
  ['LTF-EARLY-25', undefined],
  ['15-18%', undefined],
  ['E-10', undefined],
  ['90', '100'],
  ['12-15', undefined],
  ['10012022000123', undefined],
])('%j was not rewritten', (cell, stored) => expect(isRewritten(cell, stored)).toBe(false))
