import { expect, test } from 'vitest'
import { companyOf } from '~/api/settings'
import type { SettingKey } from '~/schemas/settings'
import { site } from '~/site'
import { settingsWith } from '../fixtures/settings'
import { openTestShop } from '../fixtures/shop'

const companyWith = (changes: Partial<Record<SettingKey, string>>) =>
  openTestShop({ rows: { settings: settingsWith(changes) } }).store.read(companyOf)

test('shows the company as the operator has set it', async () => {
  const stored = {
    site_name: 'Wular Feeds',
    support_phone: '+91 94190 22222',
    company_address: 'Bandipora',
    business_hours: 'Daily 8-5',
  }
  expect(await companyWith(stored)).toEqual({
    name: 'Wular Feeds',
    phone: '+91 94190 22222',
    address: 'Bandipora',
    hours: 'Daily 8-5',
  })
})

test('falls back to the site where a setting is empty', async () => {
  const empty = { site_name: '', support_phone: ' ', company_address: '', business_hours: '' }
  const { name, phone, address, hours } = site
  expect(await companyWith(empty)).toEqual({ name, phone, address, hours })
})
