import { LANGUAGES } from '~/languages'
import { site } from '~/site'
import { SETTING_RECORDS, type SettingKey, translationKey } from './setting-list'

/** Default values of settings that were never stored. Settings without a default are left out. */
export const SETTING_DEFAULTS = Object.fromEntries(
  SETTING_RECORDS.flatMap(([key, { default: said }]) => {
    const text = typeof said === 'function' ? said(site) : said
    if (typeof text !== 'object') return text === undefined ? [] : [[key, text]]
    return LANGUAGES.map((language) => [language === 'en' ? key : translationKey(key, language), text[language]])
  }),
) as Partial<Record<SettingKey, string>>
