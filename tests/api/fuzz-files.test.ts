import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { onTestFinished, test, vi } from 'vitest'
import { depth } from '../fixtures/depth'
import { callHeaders } from '../fixtures/hostile/fuzzed'
import { checkAnswer, checkRows, openFuzzed } from '../fixtures/hostile/fuzzed-shop'
import { picture } from '../fixtures/rows/pictures'

vi.setConfig({ testTimeout: depth(120_000, 1_200_000) })

const BODIES = depth(200, 2000)

test(`PUT /api/products.csv answers ${BODIES} files without a server error and stores no invalid rows`, async () => {
  const { shop, operator } = await openFuzzed()
  const lines = (await (await operator.get('/api/products.csv')).text()).split('\r\n')
  const cell = fc.constantFrom(
    ',',
    '"',
    '""',
    '\r\n',
    ';',
    '\ufeff',
    '=1+1',
    '-1',
    '1e9',
    '__proto__',
    '\u0000',
    '\ud800',
    'x'.repeat(3000),
  )
  const change = fc.record({ at: fc.nat(), length: fc.nat(20), text: fc.oneof(cell, fc.string({ unit: 'binary' })) })
  const table = fc.array(change, { maxLength: 4 }).map((changes) =>
    changes.reduce((text, { at, length, text: put }) => {
      const start = at % (text.length + 1)
      return text.slice(0, start) + put + text.slice(start + length)
    }, lines.join('\r\n')),
  )
  await fc.assert(
    fc.asyncProperty(table, callHeaders('text/csv'), fc.boolean(), async (text, headers, isDry) => {
      await checkAnswer(await operator.send('PUT', `/api/products.csv${isDry ? '?dry-run' : ''}`, text, headers))
    }),
    { numRuns: BODIES, endOnFailure: true },
  )
  await checkRows(shop)
})

test(`POST /api/uploads answers ${BODIES} files without a server error`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trout-feed-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const { shop, operator } = await openFuzzed({ uploadFolder: folder })
  const files = [await picture('png', 8, 8), await picture('jpeg', 8, 8), await picture('webp', 8, 8)]
  const first = fc.constantFrom(...files.map((file) => file.subarray(0, 12)), Buffer.from('<svg>'), Buffer.from('GIF89a'))
  const bytes = fc.oneof(
    fc.tuple(first, fc.uint8Array({ maxLength: 200 })).map((parts) => Buffer.concat(parts)),
    fc.tuple(fc.constantFrom(...files), fc.nat(), fc.nat(255)).map(([file, at, value]) => {
      const copy = Buffer.from(file)
      copy[at % copy.length] = value
      return copy
    }),
  )
  await fc.assert(
    fc.asyncProperty(bytes, fc.string({ maxLength: 20 }), fc.constantFrom('image', 'file', ''), async (content, name, field) => {
      const form = new FormData()
      form.append(field, new File([content], name, { type: 'image/png' }))
      await checkAnswer(await operator.post('/api/uploads', form))
    }),
    { numRuns: BODIES, endOnFailure: true },
  )
  await checkRows(shop)
})
