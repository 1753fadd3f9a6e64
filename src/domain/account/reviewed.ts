import { isDay } from '~/domain/dates'
import { OTHER_LANGUAGES, type OtherLanguage } from '~/languages'
import { isSeenText } from '../text'
import type { SettingKey } from './setting-list'

type ValueOf = (key: SettingKey) => string | undefined

/** The settings of one language: the switch, the reader's name and the day. */
const keysOf = (language: OtherLanguage) =>
  [`${language}_reviewed`, `${language}_reviewer`, `${language}_reviewed_on`] as const satisfies readonly SettingKey[]

/** A language counts as reviewed only with its reader and a day; both stay while it does. */
export const reviewedRules = OTHER_LANGUAGES.map((language) => ({
  keys: keysOf(language),
  faults: (said: ValueOf) => reviewedFaults(language, said),
}))

/** What a language lacks that is switched to reviewed: the reader's name, the day. */
function reviewedFaults(language: OtherLanguage, said: ValueOf): { path: SettingKey; message: string }[] {
  const [isOn, name, day] = keysOf(language)
  const valueIn = (key: SettingKey) => said(key)?.trim() ?? ''
  if (valueIn(isOn) !== 'true') return []
  return [
    ...(isSeenText(valueIn(name)) ? [] : [{ path: name, message: 'Please enter the name of the native reader.' }]),
    ...(isDay(valueIn(day)) ? [] : [{ path: day, message: 'Please enter the day of the reading, such as 2026-11-30.' }]),
  ]
}

/** Whether a native reader has reviewed the pages of a language, by the settings. */
export const isReviewed = (language: OtherLanguage, said: ValueOf): boolean =>
  said(keysOf(language)[0])?.trim() === 'true' && reviewedFaults(language, said).length === 0
