import { expect, test } from 'vitest'
import { auditedLines, auditedPath, auditedSubject } from './audit-log'
import type { AuditEntry, ListedAuditEntry } from './audit-log-schema'

const EDITED: AuditEntry = {
  id: 7,
  at: '2026-11-22T10:40:00.000Z',
  username: 'aisha',
  name: 'Aisha',
  noun: 'orders',
  action: 'edited',
  rowId: '12',
  label: '',
  count: 1,
  fields: [{ field: 'status', before: 'pending', after: 'confirmed' }],
}

test.each<[Partial<ListedAuditEntry>, string, string[], string | undefined]>([
  [
    { noun: 'settings', label: 'site_name_ur', rowId: 'site_name_ur', fields: [{ field: 'value', before: '', after: 'لدر' }] },
    'Setting Site Name in Urdu',
    ['empty → لدر'],
    '/admin-settings#site_name_ur',
  ],
  [{}, 'Order #12', ['pending → confirmed'], '/admin-orders?order=12'],
  [{ action: 'added', fields: [] }, 'Order #12', ['added'], '/admin-orders?order=12'],
  [{ rowId: null, label: '12, 13', count: 2, fields: [] }, '2 orders', ['changed', 'Numbers 12, 13'], undefined],
  [
    { noun: 'products', label: 'Winter Feed', fields: [{ field: 'price', before: '2500.00', after: '2600.00' }] },
    'Product Winter Feed',
    ['price: ₹2,500 → ₹2,600'],
    '/admin-products?product=12',
  ],
  [
    {
      noun: 'products',
      label: 'Winter Feed',
      fields: [
        { field: 'specifications.pelletSize', before: '2 mm', after: '' },
        { field: 'isActive', before: 'yes', after: 'no' },
        { field: 'images', before: null, after: null },
        { field: 'translations.name_ur', before: '', after: 'سردی کی خوراک' },
      ],
    },
    'Product Winter Feed',
    ['pellet size: 2 mm → empty', 'active: yes → no', 'images changed', 'name in Urdu: empty → سردی کی خوراک'],
    '/admin-products?product=12',
  ],
  [{ noun: 'products', action: 'deleted', label: 'Winter Feed', fields: [] }, 'Product Winter Feed', ['deleted'], undefined],
  [
    { noun: 'products', action: 'added', rowId: null, label: '1, 2, 3', count: 2000, fields: [] },
    '2,000 products',
    ['added', 'Numbers 1, 2, 3'],
    undefined,
  ],
  [{ rowId: null, label: '12, 13', count: 30 }, '30 orders', ['pending → confirmed', 'Numbers 12, 13'], undefined],
  [
    {
      noun: 'settings',
      rowId: 'business_hours',
      label: 'business_hours',
      fields: [{ field: 'value', before: '', after: '9 to 5' }],
    },
    'Setting Business Hours',
    ['empty → 9 to 5'],
    '/admin-settings#business_hours',
  ],
  [
    { noun: 'operators', rowId: 'bilal', label: 'Bilal Dar', fields: [{ field: 'password', before: null, after: null }] },
    'Operator Bilal Dar',
    ['password changed'],
    '/admin-operators',
  ],
  [
    { noun: 'contacts', rowId: '4', fields: [{ field: 'answeredHow', before: '', after: 'call' }] },
    'Contact #4',
    ['answered by: empty → call'],
    '/admin-contacts?contact=4',
  ],
  [
    {
      noun: 'ledger',
      rowId: '7',
      action: 'added',
      label: 'payment',
      fields: [],
      money: { amount: '-500.00', customerId: 1, customerName: 'Ghulam Nabi' },
    },
    'Entry payment',
    ['₹500 of Ghulam Nabi'],
    '/admin-customers?entry=7',
  ],
])('%j is described and links to its row', (changes, subject, lines, path) => {
  const change = { ...EDITED, ...changes }
  expect([auditedSubject(change), auditedLines(change), auditedPath(change)]).toEqual([subject, lines, path])
})
