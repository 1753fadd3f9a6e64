import {
  SETTING_GROUP_TITLES,
  SETTING_TABS,
  SETTINGS,
  type SettingKey,
  type SettingKind,
  type SettingTab,
  translationKey,
} from '~/domain/account/setting-list'
import { hasOwn } from '~/domain/own-keys'
import { languages, OTHER_LANGUAGES, type OtherLanguage } from '~/languages'

export const isSettingTab = (text: string): text is SettingTab => hasOwn(SETTING_TABS, text)

/** One setting of the form. */
export interface SettingEntry {
  key: SettingKey
  label: string
  kind: Exclude<SettingKind, 'hidden'>
  choices?: Readonly<Record<string, string>>
  hint?: string
  /** The language of the setting. */
  language?: OtherLanguage
}

interface PlacedEntry extends SettingEntry {
  tab: SettingTab
  /** Its translations. */
  translations: readonly SettingEntry[]
}

const translationsOf = (key: string, label: string, kind: SettingEntry['kind']) =>
  OTHER_LANGUAGES.map((language) => ({
    key: translationKey(key, language),
    label: `${label} in ${languages[language].english}`,
    kind,
    language,
  }))

const placed = Object.entries(SETTINGS).flatMap(([key, setting]) => {
  if (setting.kind === 'hidden') return []
  const translations = 'isTranslated' in setting ? translationsOf(key, setting.label, setting.kind) : []
  return [{ ...setting, key: key as SettingKey, translations }]
})

/** The groups of settings, in form order. */
export const SETTING_GROUPS: readonly { title: string; entries: readonly PlacedEntry[] }[] = Object.entries(
  SETTING_GROUP_TITLES,
).map(([group, title]) => ({ title, entries: placed.filter((entry) => entry.group === group) }))

const shown = SETTING_GROUPS.flatMap(({ entries }) =>
  entries.flatMap((entry) => [entry, ...entry.translations.map((translation) => ({ ...translation, tab: entry.tab }))]),
)

/** The label of each setting. */
export const SETTING_LABELS = Object.fromEntries(
  [...Object.entries(SETTINGS), ...shown.map((entry) => [entry.key, entry] as const)].map(([key, { label }]) => [key, label]),
) as Readonly<Record<SettingKey, string>>

/** The tab of parts besides the settings, by anchor. */
const BESIDE: Readonly<Record<string, SettingTab>> = { delivery: 'delivery', 'own-words': 'website', system: 'company' }

/** The tab of an anchor such as `#upi_id`; the first tab if unknown. */
export function tabOf(hash: string): SettingTab {
  const name = hash.slice(1)
  return BESIDE[name] ?? TAB_OF[name as SettingKey] ?? 'company'
}

/** The tab of each setting, in form order. */
export const TAB_OF = Object.fromEntries(shown.map(({ key, tab }) => [key, tab])) as Record<SettingKey, SettingTab>
