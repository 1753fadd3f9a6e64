import * as z from 'zod/mini'
import { isAddress } from '../addresses'
import { MAX_BILL_PREFIX } from '../customers/bill-numbers'
import { isMonth, isMonthOver } from '../customers/open-days'
import { hasLatinLetter } from '../customers/upi'
import { GSTIN_SENTENCE, isGstin } from '../gstin'
import { isTimeOfDay } from '../notifications/quiet-hours'
import { callLink } from '../phones'
import { count, email, optionalParagraph, version } from '../text'
import { MAX_SETTING } from '../text-limits'
import { chatNumber } from '../whatsapp'
import { FIRM_KINDS } from './firm-kinds'
import { typedCode, typedPassword } from './password-schema'

export const SETTING_KEYS = [
  'site_name',
  'site_description',
  'admin_email',
  'support_phone',
  'whatsapp_number',
  'sales_email',
  'require_order_email',
  'facebook_url',
  'instagram_url',
  'twitter_url',
  'pinterest_url',
  'company_address',
  'business_hours',
  'gst_number',
  'pan_number',
  'minimum_order',
  'custom_minimum_order',
  'banking_partner',
  'leader_director',
  'leader_production',
  'leader_nutrition',
  'leader_quality',
  'upi_id',
  'upi_name',
  'bank_account',
  'bank_ifsc',
  'bill_hsn',
  'bill_exemption',
  'bill_prefix',
  'credit_note_prefix',
  'bill_declaration',
  'bill_signatory',
  'bill_when_shipped',
  'closed_month',
  'email_notifications',
  'sms_notifications',
  'order_notifications',
  'low_stock_alerts',
  'quiet_from',
  'quiet_until',
  'session_timeout',
  'require_2fa',
  'login_attempts',
  'password_expiry',
  'site_name_ur',
  'site_name_hi',
  'company_address_ur',
  'company_address_hi',
  'business_hours_ur',
  'business_hours_hi',
  'legal_name',
  'firm_kind',
  'registration_number',
  'registered_office',
  'mill_address',
  'packer_registration',
  'grievance_name',
  'grievance_office',
  'grievance_phone',
  'grievance_email',
  'return_days',
  'return_freight',
  'terms',
  'footer_text',
  'footer_text_ur',
  'footer_text_hi',
  'motto',
  'motto_ur',
  'motto_hi',
  'site_credit',
  'site_credit_ur',
  'site_credit_hi',
  'about_story',
  'about_story_ur',
  'about_story_hi',
  'copyright_year',
  'milestone_start',
  'milestone_stages',
  'milestone_analysis',
  'milestone_shop',
  'show_sample_figures',
  'visitor_place',
  'ready_decided',
] as const

/** Days after delivery within which goods come back, at most. */
export const MAX_RETURN_DAYS = 365

/** Who pays for the way back of returned goods. */
export const RETURN_FREIGHT = ['buyer', 'seller'] as const

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

const gstin = z.string().check(z.refine(isGstin, GSTIN_SENTENCE))
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
const hsn = z.string().check(z.regex(/^(?:\d{4}|\d{6}|\d{8})$/, 'Please enter the HSN code: 4, 6 or 8 digits, such as 2309.'))

/** With more characters, numbers of bills could have more than sixteen. */
const billPrefix = z
  .string()
  .check(
    z.regex(
      new RegExp(`^(?=.*[A-Za-z0-9])[A-Za-z0-9-]{1,${MAX_BILL_PREFIX}}$`),
      `Please enter 1 to ${MAX_BILL_PREFIX} letters, digits or dashes, such as TF: a number may have 16 characters in all.`,
    ),
  )

const oneOf = (values: readonly string[]) =>
  z.string().check(z.refine((text) => values.includes(text), `Please choose one of ${values.join(', ')}.`))

const returnDays = z
  .string()
  .check(
    z.refine(
      (text) => /^\d+$/.test(text) && Number(text) <= MAX_RETURN_DAYS,
      `Please enter a whole number of days, at most ${MAX_RETURN_DAYS}.`,
    ),
  )

const year = formed(/^(?:19|20)\d\d$/, 'Please enter a year of four digits, such as 2018.')

const closedMonth = z.string().check(z.refine(isMonth, 'Please enter a month as 2026-11.'))

const timeOfDay = z.string().check(z.refine(isTimeOfDay, 'Please enter a time of day as 21:30.'))

/** What some settings have to be where they are not empty; the others take any text. */
const FORMS: Partial<Record<SettingKey, z.ZodMiniType>> = {
  admin_email: email,
  support_phone: callable,
  whatsapp_number: whatsappNumber,
  sales_email: email,
  facebook_url: webAddress,
  instagram_url: webAddress,
  twitter_url: webAddress,
  pinterest_url: webAddress,
  gst_number: gstin,
  pan_number: pan,
  upi_id: upiId,
  upi_name: upiName,
  bank_account: bankAccount,
  bank_ifsc: ifsc,
  bill_hsn: hsn,
  bill_prefix: billPrefix,
  credit_note_prefix: billPrefix,
  closed_month: closedMonth,
  firm_kind: oneOf(Object.keys(FIRM_KINDS.en)),
  grievance_phone: callable,
  grievance_email: email,
  return_days: returnDays,
  copyright_year: year,
  milestone_start: year,
  milestone_stages: year,
  milestone_analysis: year,
  milestone_shop: year,
  return_freight: oneOf(RETURN_FREIGHT),
  quiet_from: timeOfDay,
  quiet_until: timeOfDay,
}

/** The sentence that refuses a value of this setting, set on an Indian day; undefined for a good one. */
export function settingFault(key: SettingKey, value: string, today?: string): string | undefined {
  const text = value.trim()
  if (text === '') return undefined
  const fault = FORMS[key]?.safeParse(text).error?.issues[0]?.message
  if (!fault && today !== undefined && key === 'closed_month' && !isMonthOver(text, today))
    return 'Please enter a month that is over.'
  return fault
}

const newSettingValue = z.object({ value: optionalParagraph(MAX_SETTING) })

/**
 * The same with the proof that some changes need: the password, and a code where a second factor is on. `isRight` says of an old
 * translation that it is right for the English text of now, too.
 */
export const settingChange = z.extend(newSettingValue, {
  password: z.optional(typedPassword),
  code: typedCode,
  isRight: z.optional(z.boolean('Please answer yes or no.')),
})

/** Several at once, with one proof for all; `version` is the one that was seen. */
export const settingChanges = z.object({
  changes: z.array(z.extend(newSettingValue, { key: settingKey, version: z.optional(count) }), 'Please name a setting.').check(
    z.minLength(1, 'Please name a setting.'),
    z.refine((changes) => new Set(changes.map(({ key }) => key)).size === changes.length, 'Please name each setting once.'),
  ),
  password: z.optional(typedPassword),
  code: typedCode,
})

/** A stored setting; `version` is 0 for one that was never stored. An old translation keeps the English text it was made from. */
export const setting = z.extend(newSettingValue, { key: settingKey, version, translatedFrom: z.optional(z.string()) })

export type SettingKey = z.infer<typeof settingKey>
export type SettingChange = z.infer<typeof settingChange>
export type SettingChanges = z.infer<typeof settingChanges>
export type Setting = z.infer<typeof setting>
