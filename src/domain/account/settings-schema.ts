import * as z from 'zod/mini'
import { isAddress } from '../addresses'
import { typedHsn } from '../catalog/hsn'
import { MAX_BILL_PREFIX } from '../customers/bill-numbers'
import { isMonth, isMonthOver } from '../customers/open-days'
import { hasLatinLetter } from '../customers/upi'
import { isDay } from '../dates'
import { typedGstin } from '../gstin'
import { isTimeOfDay } from '../notifications/quiet-hours'
import { callLink } from '../phones'
import { count, email, optionalParagraph, version } from '../text'
import { MAX_SETTING } from '../text-limits'
import { chatNumber } from '../whatsapp'
import { typedCode, typedPassword } from './password-schema'
import { SETTING_KEYS, SETTINGS, type SettingKey, type SettingKind } from './setting-list'

/** Maximum days to return goods after delivery. */
export const MAX_RETURN_DAYS = 365

const settingKey = z.enum(SETTING_KEYS)

const whatsappNumber = z
  .string()
  .check(
    z.refine((text) => chatNumber(text) !== undefined, 'Please enter the number with its country code, such as +91 94190 12345.'),
  )

const webAddress = z
  .string()
  .check(
    z.refine(
      (text) => /^https?:\/\/\S+$/i.test(text) && isAddress(text),
      'Please enter a web address that begins with https://.',
    ),
  )

const formed = (form: RegExp, sentence: string) => z.string().check(z.regex(form, sentence))

const pan = formed(/^[a-z]{5}\d{4}[a-z]$/i, 'Please enter the 10 characters of the PAN, such as ABCDE1234F.')
const callable = z
  .string()
  .check(z.refine((text) => callLink(text) !== undefined, 'Please enter one phone number, such as +91 94190 12345.'))
const upiId = formed(/^[a-z\d][\w.-]{1,99}@[a-z][a-z\d]{1,60}$/i, 'Please enter a UPI id such as name@bank.')
const upiName = z
  .string()
  .check(z.refine(hasLatinLetter, 'Please write this name in Latin letters: payment apps show no others.'))
const bankAccount = formed(/^(?:\d ?){9,18}$/, 'Please enter the account number, 9 to 18 digits.')
const ifsc = formed(/^[a-z]{4}0[a-z\d]{6}$/i, 'Please enter the IFSC, such as JAKA0WULAR1: four letters, a zero, six more.')

/** A longer prefix could make bill numbers longer than sixteen characters. */
const billPrefix = z
  .string()
  .check(
    z.regex(
      new RegExp(`^(?=.*[A-Za-z0-9])[A-Za-z0-9-]{1,${MAX_BILL_PREFIX}}$`),
      `Please enter 1 to ${MAX_BILL_PREFIX} letters, digits or dashes, such as TF: a number may have 16 characters in all.`,
    ),
  )

const returnDays = z
  .string()
  .check(
    z.refine(
      (text) => /^\d+$/.test(text) && Number(text) <= MAX_RETURN_DAYS,
      `Please enter a whole number of days, at most ${MAX_RETURN_DAYS}.`,
    ),
  )

const year = formed(/^(?:19|20)\d\d$/, 'Please enter a year of four digits, such as 2018.')

const day = z.string().check(z.refine(isDay, 'Please enter a day as 2026-11-30.'))

const closedMonth = z.string().check(z.refine(isMonth, 'Please enter a month as 2026-11.'))

const timeOfDay = z.string().check(z.refine(isTimeOfDay, 'Please enter a time of day as 21:30.'))

/** The check of each kind of setting, for values that are not empty. */
const CHECKS: Record<Exclude<SettingKind, 'choice'>, z.ZodMiniType | 'any text'> = {
  line: 'any text',
  lines: 'any text',
  email,
  phone: callable,
  whatsapp: whatsappNumber,
  url: webAddress,
  gstin: typedGstin,
  pan,
  'upi id': upiId,
  'upi name': upiName,
  'bank account': bankAccount,
  ifsc,
  hsn: typedHsn,
  'bill prefix': billPrefix,
  month: closedMonth,
  year,
  day,
  days: returnDays,
  number: 'any text',
  time: timeOfDay,
  switch: 'any text',
  hidden: 'any text',
}

const oneOf = (values: readonly string[]) =>
  z.string().check(z.refine((text) => values.includes(text), `Please choose one of ${values.join(', ')}.`))

/** The check of each setting. Translations may be any text. */
const SETTING_CHECKS: ReadonlyMap<string, z.ZodMiniType | 'any text'> = new Map(
  Object.entries(SETTINGS).map(([key, setting]) => [
    key,
    setting.kind === 'choice' ? oneOf(Object.keys(setting.choices)) : CHECKS[setting.kind],
  ]),
)

/** The error for an invalid value on an Indian day; undefined for a valid one. */
export function settingFault(key: SettingKey, value: string, today?: string): string | undefined {
  const text = value.trim()
  if (text === '') return undefined
  const check = SETTING_CHECKS.get(key) ?? 'any text'
  const fault = check === 'any text' ? undefined : check.safeParse(text).error?.issues[0]?.message
  if (!fault && today !== undefined && key === 'closed_month' && !isMonthOver(text, today))
    return 'Please enter a month that is over.'
  if (!fault && today !== undefined && key.endsWith('_reviewed_on') && text > today) return 'Please enter a day that has come.'
  return fault
}

const newSettingValue = z.object({ value: optionalParagraph(MAX_SETTING) })

/**
 * A new value with the proof that some changes need: the password, and a code if two-factor is on. `isRight` confirms that an
 * outdated translation also fits the new English text.
 */
export const settingChange = z.extend(newSettingValue, {
  password: z.optional(typedPassword),
  code: typedCode,
  isRight: z.optional(z.boolean('Please answer yes or no.')),
})

/** Several changes with one proof. `version` is the one that the caller has seen. */
export const settingChanges = z.object({
  changes: z.array(z.extend(newSettingValue, { key: settingKey, version: z.optional(count) }), 'Please name a setting.').check(
    z.minLength(1, 'Please name a setting.'),
    z.refine((changes) => new Set(changes.map(({ key }) => key)).size === changes.length, 'Please name each setting once.'),
  ),
  password: z.optional(typedPassword),
  code: typedCode,
})

/** A stored setting; `version` is 0 if it was never stored. An outdated translation keeps its English source text. */
export const setting = z.extend(newSettingValue, { key: settingKey, version, translatedFrom: z.optional(z.string()) })

export type { SettingKey }
export type SettingChange = z.infer<typeof settingChange>
export type SettingChanges = z.infer<typeof settingChanges>
export type Setting = z.infer<typeof setting>
