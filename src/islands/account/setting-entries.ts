import type { SettingKey } from '~/domain/account/settings-schema'
import { languages, OTHER_LANGUAGES, type OtherLanguage } from '~/languages'

export interface SettingEntry {
  key: SettingKey
  label: string
  kind: 'line' | 'lines' | 'email' | 'phone' | 'url' | 'number' | 'switch'
  hint?: string
  /** The language of what is typed. */
  language?: OtherLanguage
  /** The same in the other languages. */
  translations?: readonly SettingEntry[]
}

export const PUBLIC_HINT = 'Shown at the foot of every page, on the home page and on the contact page.'

/** A setting that may be said in each language. */
export const translated = (entry: SettingEntry & { key: 'site_name' | 'company_address' | 'business_hours' }): SettingEntry => ({
  ...entry,
  translations: OTHER_LANGUAGES.map((language) => ({
    key: `${entry.key}_${language}` as const,
    label: `${entry.label} in ${languages[language].english}`,
    kind: entry.kind,
    language,
  })),
})
