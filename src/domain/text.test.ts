import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { asStored } from './stored-schema'
import { email, id, line, optionalLine, optionalParagraph, paragraph, phone, REQUIRED, timestamp, wholeNumber } from './text'

const messageOf = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

describe('a text', () => {
  test('a well-formed line is kept as typed, in NFC', () => {
    const plain = fc
      .string({ unit: 'grapheme', maxLength: 40 })
      .filter((text) => text.normalize('NFC').length <= 100 && !/[\p{Cc}\u2028\u2029]/u.test(text))
    fc.assert(fc.property(plain, (text) => void expect(optionalLine(100).parse(text)).toBe(text.normalize('NFC'))))
  })

  test('with a control character in any position is refused', () => {
    const codes = fc.oneof(fc.integer({ min: 0, max: 31 }), fc.integer({ min: 127, max: 159 }))
    fc.assert(
      fc.property(codes, fc.nat(5), (code, place) => {
        const text = 'aaaaa'.slice(0, place) + String.fromCharCode(code) + 'aaaaa'.slice(place)
        expect(line(100).safeParse(text).success).toBe(false)
        expect(paragraph(100).safeParse(text).success).toBe([9, 10, 13].includes(code))
      }),
    )
  })

  test('with half of a surrogate pair is refused', () => {
    const halves = fc.integer({ min: 0xd800, max: 0xdfff })
    fc.assert(
      fc.property(halves, (code) => {
        for (const schema of [line(100), paragraph(100)]) {
          expect(messageOf(schema, `a${String.fromCharCode(code)}b`)).toBe(
            'This text has a character that cannot be read. Please type it again.',
          )
        }
      }),
    )
  })

  test.each(['\u2028', '\u2029', 'a\nb', 'a\tb'])('%j is not a line', (text) => {
    expect(messageOf(optionalLine(10), text)).toBe('Please write this on one line, without hidden characters.')
  })

  test.each(['', ' ', '\u00a0', '\u3000', '\ufeff'])('%j counts as empty', (text) => {
    for (const required of [line(10), paragraph(10), phone]) expect(messageOf(required, text)).toBe(REQUIRED)
    for (const optional of [optionalLine(10), optionalParagraph(10)]) expect(optional.parse(text)).toBe(text)
  })

  const unseen = ['\u200b', '\u2060', '\u00ad', '\u3164', '\u115f', '\u1160', '\uffa0', '\u2800', '\u{13441}', '\u{e0041}']

  test.each([...unseen, ...unseen.map((mark) => ` ${mark}${mark}.`), '---', '🐟', '\u200d\u0301'])(
    '%j says nothing: it holds no letter or digit that can be seen',
    (text) => {
      for (const required of [line(10), paragraph(10), phone])
        expect(messageOf(required, text)).toBe('Please use at least one letter or digit.')
      for (const optional of [optionalLine(10), optionalParagraph(10)]) expect(optional.parse(text)).toBe(text)
    },
  )

  test.each(['رفیق\u200cاحمد', 'क्\u200dष', 'ਗੁਰਦੀਪ', 'Ж', '٣', '१', '7', 'क'])('%j is a name', (name) => {
    expect(line(20).parse(name)).toBe(name)
  })

  test('with one visible letter is not empty', () => {
    const plain = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => !/[\p{Cc}\u2028\u2029]/u.test(text))
    const ignored = fc.array(fc.constantFrom(...unseen), { maxLength: 5 }).map((marks) => marks.join(''))
    fc.assert(
      fc.property(plain, ignored, fc.constantFrom('a', 'ع', 'अ', '4', '٤', '४'), (text, marks, letter) => {
        expect(line(200).safeParse(marks + text + letter + marks).success).toBe(true)
        expect(line(200).safeParse(marks).success).toBe(false)
      }),
    )
  })

  test.each([undefined, null, 7, true, ['x'], { text: 'x' }])('%j is not a text', (value) => {
    for (const schema of [line(10), optionalLine(10), paragraph(10), optionalParagraph(10), email, phone]) {
      expect(messageOf(schema, value)).toBe(REQUIRED)
    }
  })

  test('is counted in code points, equally for all scripts', () => {
    expect(line(3).parse('🐟a🐟')).toBe('🐟a🐟')
    expect(messageOf(line(3), '🐟🐟🐟🐟')).toBe('Please use at most 3 characters.')
    expect(messageOf(paragraph(3), 'abcd')).toBe('Please use at most 3 characters.')
  })
})

describe('an email', () => {
  test.each(['a@b', 'a.b+c@example.co.in', "o'brien@example.com", 'x_y-z@sub.example.com'])('may be %s', (address) => {
    expect(email.parse(address)).toBe(address)
  })

  test.each(['a', '@b', 'a@', 'a b@c.example', 'a@b@c', ' a@b.example', 'a@b.example\n', 'a@-b.example', 'a@b..example'])(
    'is never %j',
    (address) => expect(email.safeParse(address).success).toBe(false),
  )
})

describe('a number', () => {
  test.each([1, 7, 2 ** 31 - 1])('%i is an id', (value) => expect(id.parse(value)).toBe(value))
  test.each([0, -1, 1.5, '1', null, 2 ** 31, 2 ** 53, Number.NaN])('%j is not an id', (value) =>
    expect(id.safeParse(value).success).toBe(false),
  )

  test.each([2, 3, 9, 10])('%i is an integer from 2 to 10', (value) => {
    expect(wholeNumber(2, 10, 'No.').parse(value)).toBe(value)
  })
  test.each([1, 11, 2.5, '3', null, undefined, Number.POSITIVE_INFINITY])('%j is not', (value) => {
    expect(messageOf(wholeNumber(2, 10, 'No.'), value)).toBe('No.')
  })
})

test.each([
  ['2026-03-01T06:00:00.000Z', true],
  ['2026-03-01T06:00:00Z', true],
  ['2026-03-01T06:00:00+05:30', false],
  ['2026-02-30T06:00:00Z', false],
  ['2026-03-01', false],
])('%s as a time: %s', (text, isTime) => {
  expect(timestamp.safeParse(text).success).toBe(isTime)
})

describe('a letter that NFKC expands to eighteen', () => {
  const ligature = '\ufdfa'

  test('is counted as typed and as expanded', () => {
    for (const schema of [line(100), optionalLine(100), paragraph(100), optionalParagraph(100)]) {
      expect(schema.safeParse(ligature.repeat(5)).success).toBe(true)
      expect(messageOf(schema, ligature.repeat(6))).toBe('Please use at most 100 characters.')
      expect(schema.safeParse(ligature.repeat(101)).error?.issues).toHaveLength(1)
    }
  })

  test('is accepted in stored rows', () => {
    const text = ligature.repeat(100)
    expect(asStored(paragraph(100)).parse(text)).toBe(text)
  })
})
