import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { companyOf } from '~/domain/account/company'
import { type SettingKey, settingFault } from '~/domain/account/settings-schema'
import { LANGUAGES } from '~/languages'
import { site } from '~/site'

/** For each fact, the settings that replace it in English; its translations are then out of date. */
const SETTINGS: Record<keyof typeof site, Partial<Record<SettingKey, string>>> = {
  name: { site_name: 'Wular Feeds' },
  description: { site_description: 'Feed from Wular.' },
  footer: { footer_text: 'We mill at Wular.' },
  motto: { motto: 'Fed by the lake' },
  credit: { site_credit: '' },
  story: { about_story: 'We began in a shed.' },
  whatsapp: { whatsapp_number: '+91 70060 33333' },
  phone: { support_phone: '+91 1933 222222' },
  email: { sales_email: 'feed@wular.test' },
  address: { company_address: 'Bandipora' },
  hours: { business_hours: 'Daily 8-5' },
  minimumOrder: { minimum_order: '2 tons' },
  customMinimum: { custom_minimum_order: '8 tons' },
  since: { copyright_year: '1999' },
  milestones: { milestone_start: '1999', milestone_stages: '', milestone_analysis: '2003', milestone_shop: '2007' },
  bankingPartner: { banking_partner: 'Wular Bank' },
  leaders: { leader_director: 'Haleema', leader_production: 'Bashir', leader_nutrition: 'Nusrat', leader_quality: 'Tariq' },
}

/** All texts of a fact, in every part and language. */
const textsOf = (fact: unknown): string[] =>
  typeof fact === 'object' && fact !== null ? Object.values(fact).flatMap(textsOf) : String(fact).split('\n').filter(Boolean)

const saidWith = (settings: Partial<Record<SettingKey, string>>) => {
  const rows = Object.entries(settings).map(([key, value]) => ({ key: key as SettingKey, value }))
  return LANGUAGES.flatMap((language) => Object.values(companyOf(rows, language)))
}

test.each(Object.entries(SETTINGS))(
  'no page says the %s that a fresh clone has, once a setting says another',
  (name, settings) => {
    for (const [key, value] of Object.entries(settings)) expect(settingFault(key as SettingKey, value), key).toBeUndefined()
    const others = Object.fromEntries(
      Object.entries(SETTINGS).flatMap(([other, own]) => (other === name ? [] : Object.entries(own))),
    )
    const isSaid = (all: string[]) =>
      textsOf(site[name as keyof typeof site]).filter((text) => all.some((said) => said.includes(text)))
    expect(isSaid(saidWith(others)), 'said at first').toEqual(textsOf(site[name as keyof typeof site]))
    expect(isSaid(saidWith({ ...others, ...settings }))).toEqual([])
  },
)

/** Files that may read the facts of a fresh clone; all others read the settings. */
const READERS = [
  'src/domain/account/company.ts',
  'src/domain/account/setting-defaults.ts',
  // A password may not be the original name of the shop.
  'src/api/account/password.ts',
]

test('pages and texts read the settings, never a fact of a fresh clone', () => {
  const readers = globSync('src/**/*.{ts,tsx,astro}').filter(
    (file) => !file.includes('.test.') && /import \{[^}]*\bsite\b[^}]*\} from '~\/site'/.test(readFileSync(file, 'utf8')),
  )
  expect(readers.toSorted()).toEqual(READERS.toSorted())
})
