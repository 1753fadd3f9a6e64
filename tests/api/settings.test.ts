import { describe, expect, test } from 'vitest'
import { SETTING_DEFAULTS } from '~/domain/account/setting-defaults'
import { SETTING_KEYS, SETTINGS, type SettingKey, type SettingKind } from '~/domain/account/setting-list'
import { settingFault } from '~/domain/account/settings-schema'
import { site } from '~/site'
import { refusal, wrongFields } from '../fixtures/problems'
import { OPERATOR, openTestShop } from '../fixtures/shops/shop'

/** Settings in the data of existing shops. */
const STORED = [
  ...['site_name', 'site_description', 'admin_email', 'support_phone', 'whatsapp_number', 'sales_email'],
  ...['require_order_email', 'facebook_url', 'instagram_url', 'twitter_url', 'pinterest_url'],
  ...['company_address', 'business_hours', 'gst_number', 'pan_number'],
  ...['minimum_order', 'custom_minimum_order', 'banking_partner'],
  ...['leader_director', 'leader_production', 'leader_nutrition', 'leader_quality'],
  ...['upi_id', 'upi_name', 'bank_account', 'bank_ifsc'],
  ...[
    'bill_hsn',
    'bill_exemption',
    'bill_prefix',
    'credit_note_prefix',
    'quotation_prefix',
    'bill_declaration',
    'bill_signatory',
    'bill_when_shipped',
    'closed_month',
    ...['gst_table_8', 'gst_table_12', 'gst_table_13', 'gst_unit', 'gst_goods', 'gst_bills', 'gst_credit_notes'],
  ],
  ...['email_notifications', 'sms_notifications', 'order_notifications', 'low_stock_alerts', 'quiet_from', 'quiet_until'],
  ...['session_timeout', 'require_2fa', 'login_attempts', 'password_expiry'],
  ...['site_name_ur', 'site_name_hi', 'company_address_ur', 'company_address_hi', 'business_hours_ur', 'business_hours_hi'],
  ...['legal_name', 'firm_kind', 'registration_number', 'registered_office', 'mill_address', 'packer_registration'],
  ...['grievance_name', 'grievance_office', 'grievance_phone', 'grievance_email'],
  ...['return_days', 'return_freight', 'terms'],
  ...['footer_text', 'motto', 'site_credit', 'about_story'].flatMap((key) => [key, `${key}_ur`, `${key}_hi`]),
  ...['copyright_year', 'milestone_start', 'milestone_stages', 'milestone_analysis', 'milestone_shop'],
  ...['show_sample_figures', 'visitor_place', 'ready_decided'],
]

const isFree = (key: SettingKey) => settingFault(key, 'Any text, even\nof two lines') === undefined
const FREE = SETTING_KEYS.filter(isFree)
const FORMED = SETTING_KEYS.filter((key) => !isFree(key))

/** The proof for a change of payment details. */
const PROOF = { password: OPERATOR.password }

type Setting = { key: string; value: string; version: number; translatedFrom?: string }

async function openWithOperator(shop = openTestShop()) {
  const operator = await shop.browser().signIn()
  const list = async (): Promise<Setting[]> => (await operator.get('/api/settings')).json()
  return { operator, list }
}

test('a new shop has its settings, with the defaults of the sixteen', async () => {
  const { list } = await openWithOperator()
  const settings = await list()
  expect(settings.map(({ key }) => key)).toEqual(SETTING_KEYS)
  expect(Object.fromEntries(settings.map(({ key, value }) => [key, value]))).toMatchObject({
    business_hours: 'Mon-Sat: 9:00 AM - 6:00 PM',
    email_notifications: 'true',
    sms_notifications: 'false',
    order_notifications: 'true',
    low_stock_alerts: 'true',
    session_timeout: '24',
    require_2fa: 'false',
    login_attempts: '5',
    password_expiry: '90',
  })
})

test('has every setting that a shop may have stored', () => {
  expect(STORED.filter((key) => !SETTING_KEYS.includes(key as SettingKey))).toEqual([])
})

test('lists all; unstored ones have their default or are empty', async () => {
  const stored = { key: 'pan_number', value: 'ABCDE1234F', version: 3 } as const
  const { list } = await openWithOperator(openTestShop({ rows: { settings: [stored] } }))
  const defaults: Record<string, string> = SETTING_DEFAULTS
  const unstored = (key: string) => ({ key, value: defaults[key] ?? '', version: 0 })
  expect(await list()).toEqual(SETTING_KEYS.map((key) => (key === stored.key ? stored : unstored(key))))
})

test.each(FREE)('sets %s to any text, or clears it', async (key) => {
  const { operator, list } = await openWithOperator()
  for (const value of ['Any text, even\nof two lines', '']) {
    const response = await operator.put(`/api/settings/${key}`, { value, key: 'site_name', ...PROOF })
    expect([response.status, await response.json()]).toMatchObject([200, { key, value }])
    expect((await list()).find((setting) => setting.key === key)).toMatchObject({ key, value })
  }
  expect(await list()).toHaveLength(SETTING_KEYS.length)
})

test('stores all settings that are saved together', async () => {
  const { operator, list } = await openWithOperator()
  await Promise.all(FREE.map((key) => operator.put(`/api/settings/${key}`, { value: `of ${key}`, ...PROOF })))
  expect(await list()).toEqual(expect.arrayContaining(FREE.map((key) => expect.objectContaining({ key, value: `of ${key}` }))))
})

test.each(['site_names', 'SITE_NAME', '__proto__', 'constructor', '1'])('refuses the unknown setting %s', async (key) => {
  const { operator, list } = await openWithOperator()
  await refusal(await operator.put(`/api/settings/${key}`, { value: 'x' }), 404)
  expect(await list()).toHaveLength(SETTING_KEYS.length)
})

test.each([24, true, null, undefined, ['24'], { text: '24' }])('accepts only text, not %j', async (value) => {
  const { operator, list } = await openWithOperator()
  expect(await wrongFields(await operator.put('/api/settings/session_timeout', { value }))).toEqual(['value'])
  expect((await list()).find(({ key }) => key === 'session_timeout')?.value).toBe('24')
})

test('two tabs: the second save of the same version gets 409 with the first’s value', async () => {
  const { operator } = await openWithOperator()
  const put = (value: string, seen: number) => operator.put('/api/settings/gst_number', { value }, { 'If-Match': `"${seen}"` })
  expect(await (await put('01AAAAA0000A1ZG', 1)).json()).toEqual({ key: 'gst_number', value: '01AAAAA0000A1ZG', version: 2 })
  const { current } = await refusal(await put('01BBBBB0000B1Z7', 1), 409)
  expect(current).toEqual({ key: 'gst_number', value: '01AAAAA0000A1ZG', version: 2 })
  expect((await put('01AAAAA0000A1ZG', 1)).status).toBe(200)
  expect((await put('01BBBBB0000B1Z7', 2)).status).toBe(200)
})

test('saving an unchanged setting changes nothing', async () => {
  const { operator, list } = await openWithOperator()
  const before = await list()
  for (const { key, value } of before) await operator.put(`/api/settings/${key}`, { value })
  expect(await list()).toEqual(before)
})

const GOOD: Partial<Record<SettingKind, string[]>> = {
  whatsapp: ['+91 94190 12345', '09419012345', '(+44) 20 7946 0018', ' 9419012345 '],
  email: ['sales@wular.example', "o'neil+feed@wular.example"],
  url: ['https://facebook.com/wular', 'HTTP://wular.example/?a=1&b=2'],
  phone: ['+91 94190 12345', '01933-222222', '1800 180 1551'],
  gstin: ['01ABCDE1234F1ZE', '01abcde1234f1ze', ' 01AAAAA0000A1ZG '],
  pan: ['ABCDE1234F', 'abcde1234f'],
  'upi name': ['Wular Feeds', 'نبی Feeds'],
  'upi id': ['wular.feeds@jkb', '9419012345@ybl', 'A-b_c.1@okhdfcbank'],
  'bank account': ['0012 0405 0000 1234', '123456789'],
  ifsc: ['JAKA0WULAR1', 'sbin0001234'],
  hsn: ['2309', '230990', '23099010', ' 2309 '],
  'bill prefix': ['W', 'WF-2', 'wc'],
  month: ['2025-03', ' 2025-04 '],
  year: ['1999', ' 2018 '],
  day: ['2026-11-20', ' 2024-02-29 '],
  days: ['0', ' 14 ', '365'],
  time: ['00:00', ' 21:30 '],
}

const goodOf = (setting: (typeof SETTINGS)[keyof typeof SETTINGS]) =>
  setting.kind === 'choice' ? Object.keys(setting.choices).flatMap((value) => [value, ` ${value} `]) : (GOOD[setting.kind] ?? [])

test.each(FORMED)('accepts %s in its format, and empty', async (key) => {
  const { operator, list } = await openWithOperator()
  if (key === 'upi_id') await operator.put('/api/settings/upi_name', { value: 'Wular', ...PROOF })
  for (const value of [...goodOf(SETTINGS[key as keyof typeof SETTINGS]), '', '  ']) {
    expect((await operator.put(`/api/settings/${key}`, { value, ...PROOF })).status, value).toBe(200)
    expect((await list()).find((setting) => setting.key === key)?.value).toBe(value)
  }
})

const TIME = 'Please enter a time of day as 21:30.'
const YEAR = 'Please enter a year of four digits, such as 2018.'
const RETURNS = 'Please enter a whole number of days, at most 365.'
const PHONE = 'Please enter the number with its country code, such as +91 94190 12345.'
const CALLED = 'Please enter one phone number, such as +91 94190 12345.'
const GSTIN = 'Please enter the 15 characters of the GSTIN, such as 01ABCDE1234F1ZE.'
const PAN = 'Please enter the 10 characters of the PAN, such as ABCDE1234F.'
const UPI = 'Please enter a UPI id such as name@bank.'
const ACCOUNT = 'Please enter the account number, 9 to 18 digits.'
const IFSC = 'Please enter the IFSC, such as JAKA0WULAR1: four letters, a zero, six more.'
const EMAIL = 'Please enter an email address such as name@example.com.'
const HSN = 'Please enter the HSN code: 4, 6 or 8 digits, such as 2309.'
const PREFIX = 'Please enter 1 to 4 letters, digits or dashes, such as TF: a number may have 16 characters in all.'
const ADDRESS = 'Please enter a web address that begins with https://.'

test.each([
  ['quiet_from', '24:00', TIME],
  ['quiet_until', '6:30', TIME],
  ['whatsapp_number', 'ask at the gate', PHONE],
  ['whatsapp_number', '01933 22222', PHONE],
  ['whatsapp_number', '+91 94190 12345 or 6', PHONE],
  ['whatsapp_number', '94190\n12345x', PHONE],
  ['admin_email', 'ask my brother', EMAIL],
  ['support_phone', 'ask at the gate', CALLED],
  ['support_phone', '94190 12345 or 94190 54321', CALLED],
  ['gst_number', '01ABCDE1234F1Z', GSTIN],
  ['gst_number', 'ABCDE1234F', GSTIN],
  ['pan_number', 'ABCDE12345', PAN],
  ['pan_number', '01ABCDE1234F1ZE', PAN],
  ['sales_email', 'sales at wular', EMAIL],
  ['sales_email', 'a@b.in, c@d.in', EMAIL],
  ['facebook_url', 'javascript:alert(1)', ADDRESS],
  ['instagram_url', '@wular', ADDRESS],
  ['twitter_url', '//x.com/wular', ADDRESS],
  ['pinterest_url', 'https://', ADDRESS],
  ['facebook_url', 'https://facebook.com/two words', ADDRESS],
  ['upi_name', 'نبی مچھلی خوراک', 'Please write this name in Latin letters: payment apps show no others.'],
  ['upi_id', 'wular.feeds', UPI],
  ['upi_id', 'wular@feeds@jkb', UPI],
  ['upi_id', 'wular@jkb&am=1', UPI],
  ['upi_id', 'sh op@bank', UPI],
  ['upi_id', 'shop@ba nk', UPI],
  ['upi_id', 'shop @bank', UPI],
  ['upi_id', 'sh\u200bop@bank', UPI],
  ['upi_id', 'ѕhop@bank', UPI],
  ['upi_id', '.hop@bank', UPI],
  ['upi_id', 'ｓhop@bank', UPI],
  ['bank_ifsc', 'JAKA0 WULAR1', IFSC],
  ['bank_account', '0012  0405 0000 1234', ACCOUNT],
  ['bank_account', '0012\n0405 0000 1234', ACCOUNT],
  ['bank_account', '12345678', ACCOUNT],
  ['bank_account', 'JAKA0WULAR1', ACCOUNT],
  ['bank_ifsc', 'JAKA1WULAR1', IFSC],
  ['bank_ifsc', 'JAKA0WULAR', IFSC],
  ['bill_hsn', '23', HSN],
  ['bill_hsn', '23 09', HSN],
  ['bill_prefix', 'WULAR', PREFIX],
  ['bill_prefix', 'W/F', PREFIX],
  ['bill_prefix', '--', PREFIX],
  ['credit_note_prefix', 'W F', PREFIX],
  ['credit_note_prefix', 'مچھ', PREFIX],
  ['firm_kind', 'toString', 'Please choose one of proprietorship, partnership, llp, company, cooperative.'],
  ['return_freight', 'Buyer', 'Please choose one of buyer, seller.'],
  ['copyright_year', '99', YEAR],
  ['milestone_shop', '2018-19', YEAR],
  ['return_days', '366', RETURNS],
  ['return_days', '١٤', RETURNS],
  ['return_days', '1.5', RETURNS],
  ['return_days', '-1', RETURNS],
])('refuses %s as %j with a sentence', async (key, value, sentence) => {
  const { operator, list } = await openWithOperator()
  const problem = await refusal(await operator.put(`/api/settings/${key}`, { value }), 422)
  expect(problem).toMatchObject({ detail: sentence, errors: [{ path: 'value', message: sentence }] })
  expect((await list()).find((setting) => setting.key === key)?.value).toBe(SETTING_DEFAULTS[key as SettingKey] ?? '')
})

test('an invalid value of an older shop stays valid until it is changed', async () => {
  const odd = { key: 'gst_number', value: 'applied for', version: 2 } as const
  const { operator, list } = await openWithOperator(openTestShop({ rows: { settings: [odd] } }))
  expect((await operator.put('/api/settings/gst_number', { value: odd.value })).status).toBe(200)
  const both = [
    { key: 'gst_number', value: odd.value },
    { key: 'site_name', value: 'Wular' },
  ]
  expect((await operator.put('/api/settings', { changes: both })).status).toBe(200)
  await refusal(await operator.put('/api/settings/gst_number', { value: 'applied' }), 422)
  expect((await list()).find(({ key }) => key === 'gst_number')).toEqual(odd)
})

test('a UPI ID needs the name that payment apps show, refused at its field', async () => {
  const { operator, list } = await openWithOperator()
  const save = (values: object) =>
    operator.put('/api/settings', { ...PROOF, changes: Object.entries(values).map(([key, value]) => ({ key, value })) })
  const upi_id = 'wular.feeds@jkb'
  for (const name of [{}, { upi_name: '' }, { upi_name: '  ' }, { upi_name: '\u3164' }])
    expect(await wrongFields(await save({ ...name, upi_id })), JSON.stringify(name)).toEqual(['upi_name'])
  expect(await wrongFields(await operator.put('/api/settings/upi_id', { value: upi_id, ...PROOF }))).toEqual(['upi_name'])
  expect((await save({ upi_id, upi_name: 'Wular' })).status).toBe(200)
  expect(await wrongFields(await operator.put('/api/settings/upi_name', { value: '', ...PROOF }))).toEqual(['upi_name'])
  expect((await list()).find(({ key }) => key === 'upi_name')?.value).toBe('Wular')
  expect((await save({ upi_id: '', upi_name: '' })).status).toBe(200)
})

test('an older shop with a UPI ID alone can still change all else', async () => {
  const old = { key: 'upi_id', value: 'wular.feeds@jkb', version: 1 } as const
  const { operator } = await openWithOperator(openTestShop({ rows: { settings: [old] } }))
  expect((await operator.put('/api/settings/bank_ifsc', { value: 'JAKA0WULAR1', ...PROOF })).status).toBe(200)
  expect((await operator.put('/api/settings/upi_id', { value: old.value })).status).toBe(200)
})

test.each([
  ['bill_prefix', 'CN', {}],
  ['credit_note_prefix', 'tf', {}],
  ['credit_note_prefix', 'W', { bill_prefix: 'w' }],
  ['credit_note_prefix', '', { credit_note_prefix: 'X', bill_prefix: 'CN' }],
  ['quotation_prefix', 'tf', {}],
  ['bill_prefix', 'qt', {}],
])('bills, credit notes and quotations cannot share a series: %s as %j', async (key, value, earlier) => {
  const { operator, list } = await openWithOperator()
  for (const [other, set] of Object.entries(earlier)) {
    expect((await operator.put(`/api/settings/${other}`, { value: set })).status).toBe(200)
  }
  const before = await list()
  const { detail } = await refusal(await operator.put(`/api/settings/${key}`, { value }), 422)
  expect(detail).toMatch(/^Bills, credit notes and quotations each need a prefix of their own/)
  expect(await list()).toEqual(before)
})

describe('a translated setting', () => {
  const said = async (list: () => Promise<Setting[]>, key: string) => (await list()).find((setting) => setting.key === key)

  test.each(['site_name', 'company_address', 'business_hours'])('is outdated after the English %s changes', async (key) => {
    const { operator, list } = await openWithOperator()
    const put = async (changed: string, body: object) =>
      expect((await operator.put(`/api/settings/${changed}`, body)).status).toBe(200)
    const urdu = async () => (await said(list, `${key}_ur`))?.translatedFrom
    await put(key, { value: 'One' })
    await put(`${key}_ur`, { value: 'ایک' })
    const { version } = (await said(list, `${key}_ur`)) ?? {}
    expect(await urdu()).toBeUndefined()
    await put(key, { value: 'Two' })
    expect(await said(list, `${key}_ur`)).toEqual({ key: `${key}_ur`, value: 'ایک', version, translatedFrom: 'One' })
    await put(key, { value: 'Three' })
    await put(`${key}_ur`, { value: 'ایک' })
    expect(await urdu(), 'saved as it stands').toBe('One')
    await put(key, { value: 'One' })
    expect(await urdu(), 'the text that it was made from').toBeUndefined()
    await put(key, { value: 'Two' })
    await put(`${key}_ur`, { value: 'دو' })
    expect(await urdu(), 'written anew').toBeUndefined()
    await put(key, { value: 'Too' })
    await put(`${key}_ur`, { value: 'دو', isRight: true })
    expect(await urdu(), 'said to be right').toBeUndefined()
  })

  test('is current if saved with its English text, and an empty one is never outdated', async () => {
    const { operator, list } = await openWithOperator()
    await operator.put('/api/settings/site_name_hi', { value: '' })
    for (const changes of [
      [
        { key: 'site_name_ur', value: 'ولر' },
        { key: 'site_name', value: 'Wular' },
      ],
      [
        { key: 'site_name', value: 'Dal' },
        { key: 'site_name_ur', value: 'ڈل' },
      ],
    ]) {
      expect((await operator.put('/api/settings', { changes })).status).toBe(200)
      for (const key of ['site_name_ur', 'site_name_hi']) expect(await said(list, key)).not.toHaveProperty('translatedFrom')
    }
  })
})

test('default translations are outdated after the text changes', async () => {
  const { operator, list } = await openWithOperator()
  await operator.put('/api/settings/motto', { value: 'Fed by the lake' })
  const { motto } = site
  const mottos = (await list()).filter(({ key }) => key.startsWith('motto'))
  expect(mottos).toEqual([
    { key: 'motto', value: 'Fed by the lake', version: 1 },
    { key: 'motto_ur', value: motto.ur, version: 0, translatedFrom: motto.en },
    { key: 'motto_hi', value: motto.hi, version: 0, translatedFrom: motto.en },
  ])
  expect((await operator.put('/api/settings/motto_ur', { value: 'جھیل سے' }, { 'If-Match': '"0"' })).status).toBe(200)
  expect((await list()).find(({ key }) => key === 'motto_ur')).toEqual({ key: 'motto_ur', value: 'جھیل سے', version: 1 })
})
