import { expect, test } from 'vitest'
import { site } from '~/site'
import { companyOf } from './company'
import type { SettingKey } from './settings-schema'

const companyWith = (changes: Partial<Record<SettingKey, string>>) =>
  companyOf(Object.entries(changes).map(([key, value]) => ({ key: key as SettingKey, value })))

test('comes from the settings', () => {
  expect(companyWith({ site_name: ' Wular Feeds ', support_phone: '01933-222', business_hours: 'Daily 8-5' })).toMatchObject({
    name: 'Wular Feeds',
    shortName: 'Wular',
    phone: '01933-222',
    phoneLink: 'tel:01933222',
    hours: 'Daily 8-5',
  })
})

test('falls back to the site defaults where a setting is empty or missing', () => {
  const { name, phone, email, address, hours } = site
  for (const settings of [{}, { site_name: '', support_phone: ' ', sales_email: '\n', company_address: '' }])
    expect(companyWith(settings)).toMatchObject({ name, phone, email, address, hours, telephone: '', mailbox: '' })
})

test.each([
  [{}, site.whatsapp],
  [{ whatsapp_number: '+91 70060 33333', support_phone: '+91 94190 22222' }, '917006033333'],
  [{ support_phone: '+91 94190 22222' }, '919419022222'],
  [{ support_phone: '094190 22222' }, '919419022222'],
  [{ support_phone: '+91 1933 222222' }, site.whatsapp],
  [{ whatsapp_number: 'ask', support_phone: '9419022222' }, '919419022222'],
])('with %j chats at %s', (settings, number) => {
  const { whatsappNumber, whatsappLink } = companyWith(settings)
  expect([whatsappNumber, whatsappLink]).toEqual([number, `https://wa.me/${number}`])
})

test.each([
  ['+91 94190 (22222)', 'tel:+919419022222'],
  ['94190 22222 or 33333', '/contact'],
  ['At the gate, 9-6', '/contact'],
  ['<b>🐟</b>', '/contact'],
])('a phone %j leads to %s', (phone, link) => {
  expect(companyWith({ support_phone: phone }).phoneLink).toBe(link)
})

test('an invalid value of an old release is ignored', () => {
  expect(
    companyWith({ facebook_url: 'javascript:alert(1)', sales_email: 'x', twitter_url: 'https://x.com/wular' }),
  ).toMatchObject({
    facebook: '',
    email: site.email,
    twitter: 'https://x.com/wular',
  })
})

test('no value contains a placeholder', () => {
  expect(companyWith({ site_name: '\uFDD0phone\uFDD1 Feeds' }).name).toBe('phone Feeds')
})

test.each([
  [' ०१aaaaa-0000a 1zg ', '01AAAAA0000A1ZG'],
  ['not known yet', 'not known yet'],
])('the GSTIN %j is read as %j', (gst_number, gst) => {
  expect(companyWith({ gst_number }).gst).toBe(gst)
})

test('has the bank of the settings, or no bank', () => {
  expect(companyWith({}).bank).toBe('')
  expect(companyWith({ banking_partner: 'J&K Bank' }).bank).toBe('J&K Bank')
})

test.each([
  ['', ''],
  ['Tariq', 'T'],
  ['Dr. Mehraj din Bhat', 'MB'],
  ['निसार वानी', 'निवा'],
])('the leader %j has the initials %j', (leader_quality, initials) => {
  expect(companyWith({ leader_quality }).qualityInitials).toBe(initials)
})

test('names the responsible seller in each language and leaves out empty values', () => {
  expect(
    companyWith({ firm_kind: 'llp', grievance_phone: '+91 94190 22222', grievance_email: 'asha@example.com' }),
  ).toMatchObject({
    legalName: '',
    firmKind: 'Limited liability partnership',
    grievancePhoneLink: 'tel:+919419022222',
    grievanceEmailLink: 'mailto:asha@example.com',
  })
  expect(companyOf([{ key: 'firm_kind', value: 'company' }], 'hi').firmKind).toBe('कंपनी')
  expect(companyWith({})).toMatchObject({ firmKind: '', grievancePhoneLink: '', grievanceEmailLink: '', returnDays: '' })
})

test.each([
  [{ return_days: '14', return_freight: 'buyer' }, ['buyer', '']],
  [{ return_days: '14', return_freight: 'seller' }, ['', 'seller']],
  [{ return_freight: 'seller' }, ['', '']],
  [{ return_days: '14', return_freight: 'nobody' }, ['', '']],
  [{ return_days: 'soon', return_freight: 'buyer' }, ['', '']],
])('with %j the return freight is paid by %j', (settings, [buyer, seller]) => {
  expect(companyWith(settings)).toMatchObject({ freightByBuyer: buyer, freightBySeller: seller })
})

test('shows a default until it is changed or emptied, and never an outdated translation', () => {
  const { motto, story } = site
  const said = (settings: Parameters<typeof companyWith>[0], language: 'en' | 'ur' = 'ur') =>
    companyOf(
      Object.entries(settings).map(([key, value]) => ({ key: key as SettingKey, value })),
      language,
    ).motto
  expect([said({}, 'en'), said({})]).toEqual([motto.en, motto.ur])
  expect([said({ motto: 'Ours' }), said({ motto: '' }), said({ motto: 'Ours', motto_ur: 'ہمارا' })]).toEqual([
    '\u2068Ours\u2069',
    '',
    'ہمارا',
  ])
  const lines = Array.from({ length: 9 }, (_, index) => `Line ${index}`)
  const told = companyWith({ about_story: lines.join('\n\n') })
  expect([told['story.0'], told['story.4'], told['story.5']]).toEqual(['Line 0', 'Line 4', 'Line 5 Line 6 Line 7 Line 8'])
  expect(companyWith({})['story.2']).toBe(story.en.split('\n')[2])
  const years = { milestone_start: '', milestone_stages: '', milestone_analysis: '', milestone_shop: '2020' } as const
  expect([companyWith(years).milestones, companyWith({ ...years, milestone_shop: '' }).milestones]).toEqual(['2020', ''])
  expect(companyWith({ copyright_year: 'soon' }).since).toBe(site.since)
})
