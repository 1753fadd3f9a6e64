import { RANGES } from '~/domain/account/settings'
import type { SettingKey } from '~/domain/account/settings-schema'
import { LOW_STOCK } from '~/domain/catalog/stock'
import { BUSINESS_SETTINGS } from './business-settings'
import { PUBLIC_HINT, type SettingEntry, translated } from './setting-entries'

const socialLink = (key: SettingKey, label: string): SettingEntry => ({
  key,
  label,
  kind: 'url',
  hint: 'Begins with https://. The icon at the foot of every page opens it; without it the icon does nothing.',
})

const rangeOf = (key: keyof typeof RANGES) =>
  `${RANGES[key].min} to ${RANGES[key].max} are used, ${RANGES[key].otherwise} for anything else.`

/** The four groups of settings; a hint says what the server does with a setting. */
export const SETTING_GROUPS: readonly { title: string; entries: readonly SettingEntry[] }[] = [
  {
    title: 'General',
    entries: [
      translated({ key: 'site_name', label: 'Site Name', kind: 'line', hint: 'Shown on every page, on papers and in mails.' }),
      {
        key: 'site_description',
        label: 'Site Description',
        kind: 'lines',
        hint: 'What search engines show of the home page; about 150 characters are read.',
      },
      {
        key: 'admin_email',
        label: 'Admin Email',
        kind: 'email',
        hint: 'Where this server sends its mails to you; while it is empty, none goes out.',
      },
      { key: 'support_phone', label: 'Support Phone', kind: 'phone', hint: PUBLIC_HINT },
      {
        key: 'whatsapp_number',
        label: 'WhatsApp Number',
        kind: 'phone',
        hint: 'With its country code. While it is empty, a mobile in Support Phone is used.',
      },
      { key: 'sales_email', label: 'Sales Email', kind: 'email', hint: PUBLIC_HINT },
      socialLink('facebook_url', 'Facebook'),
      socialLink('instagram_url', 'Instagram'),
      socialLink('twitter_url', 'Twitter'),
      socialLink('pinterest_url', 'Pinterest'),
    ],
  },
  { title: 'Business Information', entries: BUSINESS_SETTINGS },
  {
    title: 'Notifications',
    entries: [
      {
        key: 'email_notifications',
        label: 'Email Notifications',
        kind: 'switch',
        hint: 'Mails you enquiries, orders and low stock, where this server has a mail account (SMTP_URL).',
      },
      { key: 'sms_notifications', label: 'SMS Notifications', kind: 'switch', hint: 'Only kept: this server sends no SMS.' },
      {
        key: 'order_notifications',
        label: 'Order Notifications',
        kind: 'switch',
        hint: 'Sends a mail for each order too; without it you get enquiries and low stock only.',
      },
      {
        key: 'low_stock_alerts',
        label: 'Low Stock Alerts',
        kind: 'switch',
        hint: `Rings the bell once when a feed falls below ${LOW_STOCK} units.`,
      },
    ],
  },
  {
    title: 'Security',
    entries: [
      {
        key: 'session_timeout',
        label: 'Session Timeout (hours)',
        kind: 'number',
        hint: `A sign-in ends after this many hours, or after three days unused; ${rangeOf('session_timeout')}`,
      },
      {
        key: 'require_2fa',
        label: 'Require Two-Factor Authentication',
        kind: 'switch',
        hint: 'Each operator then has to set Two-Factor up before anything else. Once set up, it is always asked for.',
      },
      {
        key: 'login_attempts',
        label: 'Login Attempts',
        kind: 'number',
        hint: `After this many wrong passwords every further try has to wait, longer each time; ${rangeOf('login_attempts')}`,
      },
      {
        key: 'password_expiry',
        label: 'Password Expiry (days)',
        kind: 'number',
        hint: `Reminds you to change an older password, and never forces you; ${rangeOf('password_expiry')}`,
      },
    ],
  },
]

/** The label of each setting. */
export const SETTING_LABELS = Object.fromEntries(
  SETTING_GROUPS.flatMap(({ entries }) => entries.flatMap((entry) => [entry, ...(entry.translations ?? [])])).map(
    ({ key, label }) => [key, label],
  ),
) as Record<SettingKey, string>
