import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { asStored } from './stored-schema'
import { line, paragraph } from './text'

const part = z.object({ city: line(10), note: z.optional(z.nullable(paragraph(10))) })
const schema = z.object({
  name: line(10),
  parts: z._default(z.array(part), []),
  kind: z.union([z.object({ a: line(10) }), z.number()]),
  trimmed: z.pipe(
    line(10),
    z.transform((text) => text.trim()),
  ),
})

const unseen = { name: '\u3164', parts: [{ city: '---', note: '\u200b' }], kind: { a: '🐟' }, trimmed: ' ! ' }

test('rows may contain invisible texts at any depth, but input may not', () => {
  expect(asStored(schema).parse(unseen)).toEqual({ ...unseen, trimmed: '!' })
  const paths = schema.safeParse(unseen).error?.issues.map(({ path }) => path.join('.'))
  expect(paths).toEqual(expect.arrayContaining(['name', 'parts.0.city', 'parts.0.note', 'trimmed']))
})

test('all other checks also apply to rows, and defaults are independent', () => {
  const stored = asStored(schema)
  const { parts: _, ...without } = unseen
  for (const wrong of [{ name: ' ' }, { name: 'x'.repeat(11) }, { parts: [{}] }, { kind: 'a' }])
    expect(stored.safeParse({ ...unseen, ...wrong }).success).toBe(false)
  expect(stored.parse(without).parts).toEqual([])
  expect(stored.parse(without).parts).not.toBe(stored.parse(without).parts)
})
