import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellText, harmlessCell } from './csv-cells'

test.each([
  ['=1+1', "'=1+1"],
  ['+91 94190', "'+91 94190"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  [' =1', "' =1"],
  ['\u00A0=1', "'\u00A0=1"],
  ['\u200B=1', "'\u200B=1"],
  ['\uFEFF@1', "'\uFEFF@1"],
  [' \u200B\u00A0-2+3', "' \u200B\u00A0-2+3"],
  ['＝1', "'＝1"],
  ["'=1", "''=1"],
])('escapes %j as %j', (text, cell) => expect(harmlessCell(text)).toBe(cell))

test.each(['Early Stage', '-3', '2500.00', "'quoted'", '', 'a=b', '3% max'])('leaves %j unchanged', (text) =>
  expect(harmlessCell(text)).toBe(text),
)

test('restores every text exactly, and never writes a formula', () => {
  const starts = fc.constantFrom('', "'", "''", '=', '+', '-', '@', ' ', '\t', '＝', '-3', '\u00A0', '\u200B', '\uFEFF')
  fc.assert(
    fc.property(starts, starts, fc.string(), (first, second, rest) => {
      const text = first + second + rest
      expect(cellText(harmlessCell(text))).toBe(text)
      expect(harmlessCell(text)).not.toMatch(/^[\s\p{Cf}]*[=+@＝＋－＠]|^[\t\r]/u)
    }),
    { numRuns: 2000 },
  )
})
