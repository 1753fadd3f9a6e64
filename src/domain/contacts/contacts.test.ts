import { expect, test } from 'vitest'
import { contactKind, contactMatcher, contactStats, shortened } from './contacts'

const at = (createdAt: string) => ({ createdAt })

test('counts all, those of this Indian day, and those of the last 48 hours', () => {
  const now = new Date('2026-11-21T04:00:00.000Z')
  const contacts = [
    at('2026-11-21T03:59:00.000Z'),
    at('2026-11-20T18:30:00.000Z'),
    at('2026-11-20T18:29:59.000Z'),
    at('2026-11-19T04:00:00.000Z'),
    at('2026-11-19T03:59:59.000Z'),
    at('2025-11-21T03:59:00.000Z'),
  ]
  expect(contactStats(contacts, now)).toEqual({ total: 6, today: 2, recent: 4 })
})

test('counts nothing in an empty list', () => {
  expect(contactStats([], new Date())).toEqual({ total: 0, today: 0, recent: 0 })
})

test.each([
  ['short', 'short'],
  ['exactly ten', 'exactly t…'],
  ['ten chars!', 'ten chars!'],
  ['two\n\nlines', 'two lines'],
  ['🐟🐟🐟🐟🐟🐟🐟🐟🐟🐟🐟', '🐟🐟🐟🐟🐟🐟🐟🐟🐟…'],
  ['a bee sees the sea', 'a bee see…'],
])('shortens "%s" to "%s"', (text, short) => {
  expect(shortened(text, 10)).toBe(short)
})

const contact = (id: number, changes: object = {}) => ({
  id,
  name: 'Asha',
  email: 'asha@example.com',
  subject: 'Feed',
  message: 'Rates?',
  createdAt: '2026-11-21T04:00:00.000Z',
  ...changes,
})

test.each([
  [{ subject: 'New Order: Early' }, 'order'],
  [{ subject: 'New order for fry' }, 'enquiry'],
  [{ subject: 'New Order: Early', kind: 'enquiry' as const }, 'enquiry'],
  [{ subject: 'Feed', kind: 'order' as const }, 'order'],
])('%j is of the kind %s', (changes, kind) => {
  expect(contactKind(changes)).toBe(kind)
})

test.each([
  [{ kind: '', answered: '' }, [1, 2, 3]],
  [{ kind: 'enquiry', answered: 'no' }, [1]],
  [{ kind: 'enquiry', answered: 'yes' }, [2]],
  [{ kind: 'order', answered: '' }, [3]],
] as const)('keeps of %j the contacts %j', (filter, ids) => {
  const rows = [contact(1), contact(2, { answeredAt: '2026-11-21T05:00:00.000Z' }), contact(3, { kind: 'order' })]
  expect(rows.filter(contactMatcher({ ...filter, search: '', from: '', to: '' })).map(({ id }) => id)).toEqual(ids)
})
