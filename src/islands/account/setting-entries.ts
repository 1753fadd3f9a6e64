import type { SettingKey } from '~/domain/account/settings-schema'
import { hasOwn } from '~/domain/own-keys'
import { languages, OTHER_LANGUAGES, type OtherLanguage } from '~/languages'

/** The tabs over the one form, by what the address calls them. */
export const SETTING_TABS = {
  company: 'Company',
  bills: 'Bills and payments',
  delivery: 'Delivery',
  website: 'Website',
  notices: 'Notices',
  security: 'Security',
} as const

export type SettingTab = keyof typeof SETTING_TABS

export const isSettingTab = (text: string): text is SettingTab => hasOwn(SETTING_TABS, text)

export interface SettingEntry {
  tab: SettingTab
  key: SettingKey
  label: string
  kind: 'line' | 'lines' | 'email' | 'phone' | 'url' | 'number' | 'time' | 'switch' | 'choice'
  /** The words of each value of a choice; an empty value is always one of them. */
  choices?: Readonly<Record<string, string>>
  hint?: string
  /** The language of what is typed. */
  language?: OtherLanguage
  /** The same in the other languages. */
  translations?: readonly Omit<SettingEntry, 'tab'>[]
}

export const PUBLIC_HINT = 'Shown at the foot of every page, on the home page and on the contact page.'

type TranslatedKey = 'site_name' | 'company_address' | 'business_hours' | 'footer_text' | 'motto' | 'site_credit' | 'about_story'

/** A setting that may be said in each language. */
export const translated = (entry: Omit<SettingEntry, 'tab'> & { key: TranslatedKey }) => ({
  ...entry,
  translations: OTHER_LANGUAGES.map((language) => ({
    key: `${entry.key}_${language}` as const,
    label: `${entry.label} in ${languages[language].english}`,
    kind: entry.kind,
    language,
  })),
})
