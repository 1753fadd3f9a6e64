import * as z from 'zod/mini'
import { typedPassword } from './password'
import { optionalParagraph, version } from './text'
import { typedCode } from './two-factor'

export const SETTING_KEYS = [
  'site_name',
  'site_description',
  'admin_email',
  'support_phone',
  'company_address',
  'business_hours',
  'gst_number',
  'pan_number',
  'email_notifications',
  'sms_notifications',
  'order_notifications',
  'low_stock_alerts',
  'session_timeout',
  'require_2fa',
  'login_attempts',
  'password_expiry',
] as const

export const settingKey = z.enum(SETTING_KEYS)

export const MAX_SETTING = 1000

/** What one PUT of a setting carries. Every value is text. */
export const newSettingValue = z.object({ value: optionalParagraph(MAX_SETTING) })

/** The same with the proof that some changes need: the password, and a code where a second factor is on. */
export const settingChange = z.extend(newSettingValue, { password: z.optional(typedPassword), code: z.optional(typedCode) })

/** A stored setting; `version` is 0 for one that was never stored. */
export const setting = z.extend(newSettingValue, { key: settingKey, version })

export type SettingKey = z.infer<typeof settingKey>
export type NewSettingValue = z.infer<typeof newSettingValue>
export type SettingChange = z.infer<typeof settingChange>
export type Setting = z.infer<typeof setting>
