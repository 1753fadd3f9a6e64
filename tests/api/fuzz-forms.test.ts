import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { contact } from '~/domain/contacts/schema'
import { order } from '~/domain/orders/schema'
import { depth } from '../fixtures/depth'
import { openPage, postedForms } from '../fixtures/shops/form-actions'

vi.setConfig({ testTimeout: 120_000 })

const FORMS = depth(200, 2000)
const ROWS = { orders: order, contacts: contact }

const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e3',
    '1.5',
    '\u0000',
    '\ud800',
    '__proto__',
    '=1+1',
    'x'.repeat(5000),
    'LTF-SMALL-25',
    '2750.00',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
)

test.each(postedForms)(`$path handles ${FORMS} posted forms without a server error or an invalid row`, async (posted) => {
  const { send, kept } = openPage(posted)
  const names = [...Object.keys(posted.form), 'key', 'remark', '__proto__']
  const change = fc.record({ name: fc.constantFrom(...names), value: text, how: fc.constantFrom('set', 'drop', 'twice', 'file') })
  const form = fc.tuple(fc.array(change, { maxLength: 3 }), fc.boolean(), fc.uuid()).map(([changes, isMultipart, key]) => {
    const data = new FormData()
    for (const [name, value] of Object.entries({ ...posted.form, key })) data.set(name, value)
    for (const { name, value, how } of changes) {
      if (how === 'drop') data.delete(name)
      else if (how === 'file') data.set(name, new File([value], 'name.txt'))
      else data[how === 'set' ? 'set' : 'append'](name, value)
    }
    return isMultipart ? data : new URLSearchParams([...data].map(([name, value]) => [name, String(value)]))
  })
  let taken = 0
  const post = async (body: FormData | URLSearchParams) => {
    const { status } = await send(body)
    expect(status).toBeLessThan(500)
    if (status === 201) taken++
  }
  // A valid form, because random changes may never leave one.
  const examples: [URLSearchParams][] = [[new URLSearchParams({ ...posted.form, key: randomUUID() })]]
  await fc.assert(fc.asyncProperty(form, post), { numRuns: FORMS, endOnFailure: true, examples })
  const rows = await kept()
  expect(taken).toBeGreaterThan(0)
  expect(rows.length).toBeLessThanOrEqual(taken)
  for (const row of rows) expect(ROWS[posted.table].parse(row)).toEqual(row)
})
