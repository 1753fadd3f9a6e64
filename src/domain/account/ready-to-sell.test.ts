import { expect, test } from 'vitest'
import { productsWith } from '../../../tests/fixtures/rows/seeded-products'
import { settingsWith } from '../../../tests/fixtures/rows/settings'
import type { Product } from '../catalog/schema'
import { decidedAfter, waitsIn } from './ready-items'
import { type Duty, readyToSell } from './ready-to-sell'
import { SETTING_DEFAULTS } from './setting-defaults'
import type { Setting, SettingKey } from './settings-schema'

const now = new Date('2026-11-26T08:00:00Z')
const label = { mrp: '4000.00', countryOfOrigin: 'India', bestBefore: '9 months', licenceNumber: 'X-1' }

interface Facts {
  settings?: Partial<Record<SettingKey, string>>
  products?: Product[]
  charges?: number
  lastBackupAt?: string | null
  isNotified?: boolean
}

function settingsOf(changes: Partial<Record<SettingKey, string>>) {
  const rows = settingsWith(changes)
  const stored = new Set(rows.map(({ key }) => key))
  const others = Object.entries({ ...SETTING_DEFAULTS, ...changes }).filter(([key]) => !stored.has(key as SettingKey))
  return [...rows, ...others.map(([key, value]) => ({ key, value, version: 0 }) as Setting)]
}

const itemsOf = ({
  settings = {},
  products = productsWith({}),
  charges = 0,
  lastBackupAt = null,
  isNotified = false,
}: Facts = {}) =>
  readyToSell({
    settings: settingsOf(settings),
    products,
    deliveryCharges: Array.from({ length: charges }),
    system: { lastBackupAt, isNotified },
    now,
  })

const doneIn = (facts: Facts) => itemsOf(facts).flatMap(({ name, isDone }) => (isDone ? [name] : []))

const officer = {
  grievance_name: 'Any Name',
  grievance_office: 'Partner',
  grievance_phone: '+91 94190 12345',
  grievance_email: 'care@wular.test',
}
const labelled = productsWith({}).map((product) => ({ ...product, ...label }))

/** For each requirement, values that fulfil it and values that almost do. */
const DUTIES: Record<Duty, { met: Facts[]; unmet: Facts[] }> = {
  seller: { met: [{ settings: { legal_name: 'Wular Feeds LLP' } }], unmet: [{ settings: { legal_name: ' ' } }] },
  firm: { met: [{ settings: { firm_kind: 'llp' } }], unmet: [{ settings: { firm_kind: 'club' } }] },
  registration: { met: [{ settings: { registration_number: 'AAA-0000' } }], unmet: [{ settings: { firm_kind: 'llp' } }] },
  office: { met: [{ settings: { registered_office: 'Lasipora' } }], unmet: [{}] },
  mill: { met: [{ settings: { mill_address: 'Lasipora' } }], unmet: [{ settings: { company_address: 'Lasipora' } }] },
  packer: { met: [{ settings: { packer_registration: 'LM-1' } }], unmet: [{}] },
  gst: { met: [{ settings: { gst_number: '01ABCDE1234F1ZE' } }], unmet: [{}] },
  phone: {
    met: [{ settings: { support_phone: '+91 94190 12345' } }],
    unmet: [{ settings: { support_phone: '' } }, { settings: { support_phone: '+91 00000 00000' } }],
  },
  email: {
    met: [{ settings: { sales_email: 'feed@wular.test' } }],
    unmet: [{ settings: { sales_email: 'feed@wular.example' } }],
  },
  grievance: {
    met: [{ settings: officer }],
    unmet: Object.keys(officer).map((key) => ({ settings: { ...officer, [key]: '' } })),
  },
  payment: {
    met: [
      { settings: { upi_id: 'wular@bank', upi_name: 'Wular' } },
      { settings: { bank_account: '123456789', bank_ifsc: 'JAKA0WULAR1' } },
    ],
    unmet: [
      { settings: { upi_id: 'wular@bank' } },
      { settings: { upi_id: 'wular@bank', upi_name: 'ट्राउट फीड' } },
      { settings: { bank_account: '123456789' } },
      { settings: { bank_ifsc: 'JAKA0WULAR1' } },
    ],
  },
  delivery: { met: [{ charges: 1 }], unmet: [{}] },
  returns: {
    met: [
      { settings: { return_days: '7', return_freight: 'buyer' } },
      { settings: { return_days: '0', return_freight: 'seller' } },
    ],
    unmet: [{ settings: { return_days: '7' } }, { settings: { return_freight: 'buyer' } }],
  },
  terms: { met: [{ settings: { terms: 'Paid before delivery.' } }], unmet: [{}] },
  labels: {
    met: [{ products: labelled }, { products: [...labelled, { ...(productsWith({})[0] as Product), isActive: false }] }],
    unmet: [{}, { products: [] }, { products: [{ ...(labelled[0] as Product), licenceNumber: '' }] }],
  },
  samples: {
    met: [{ settings: { show_sample_figures: 'false' } }],
    unmet: [{}],
  },
  backup: {
    met: [{ lastBackupAt: '2026-11-26T07:00:00Z' }, { lastBackupAt: '2026-11-24T19:00:00Z' }],
    unmet: [{ lastBackupAt: '2026-11-24T18:00:00Z' }],
  },
  mail: {
    met: [{ isNotified: true }],
    unmet: [{}],
  },
}

test.each(Object.entries(DUTIES))('%s is green only if it is fulfilled', (name, { met, unmet }) => {
  for (const facts of met) expect(doneIn(facts), JSON.stringify(facts)).toContain(name)
  for (const facts of unmet) expect(doneIn(facts), JSON.stringify(facts)).not.toContain(name)
})

test('a fresh clone fulfils no requirement', () => {
  expect(itemsOf().map(({ name }) => name)).toEqual(Object.keys(DUTIES))
  expect(doneIn({})).toEqual([])
})

test('a proprietorship needs no registration number', () => {
  expect(itemsOf({ settings: { firm_kind: 'proprietorship' } }).map(({ name }) => name)).not.toContain('registration')
})

test('links to the first missing text of the officer and the first feed without a label', () => {
  const linkOf = (facts: Facts, wanted: Duty) => itemsOf(facts).find(({ name }) => name === wanted)?.link
  expect(linkOf({ settings: { ...officer, grievance_phone: '' } }, 'grievance')).toMatch(/#grievance_phone$/)
  const [first, second] = labelled as [Product, Product]
  const products = [first, { ...second, mrp: undefined }] as Product[]
  expect(linkOf({ products }, 'labels')).toBe(`/admin-products?product=${second.id}`)
  expect(itemsOf({ products }).find(({ name }) => name === 'labels')?.what).toMatch(/: 1 of 2 feeds$/)
})

test('a decided requirement is closed until it is reopened; unknown names are ignored', () => {
  const items = itemsOf({ settings: { ready_decided: 'gst, packer,clouds' } })
  const waiting = (each: typeof items) => waitsIn(each).map(({ name }) => name)
  expect(waiting(items)).toEqual(Object.keys(DUTIES).filter((name) => name !== 'gst' && name !== 'packer'))
  expect(decidedAfter(items, 'terms', true)).toBe('packer,gst,terms')
  expect(decidedAfter(items, 'gst', false)).toBe('packer')
})
