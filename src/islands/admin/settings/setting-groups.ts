import { RANGES } from '~/rules/settings'
import { LOW_STOCK } from '~/rules/stock'
import type { SettingKey } from '~/schemas/settings'

export interface SettingEntry {
  key: SettingKey
  label: string
  kind: 'line' | 'lines' | 'email' | 'phone' | 'number' | 'switch'
  hint?: string
}

const PUBLIC_HINT = 'Shown on the home page and the contact page.'

const rangeOf = (key: keyof typeof RANGES) =>
  `${RANGES[key].min} to ${RANGES[key].max} are used, ${RANGES[key].otherwise} for anything else.`

/** The four groups of settings; a hint says what the server does with a setting. */
export const SETTING_GROUPS: readonly { title: string; entries: readonly SettingEntry[] }[] = [
  {
    title: 'General',
    entries: [
      { key: 'site_name', label: 'Site Name', kind: 'line' },
      { key: 'site_description', label: 'Site Description', kind: 'lines' },
      {
        key: 'admin_email',
        label: 'Admin Email',
        kind: 'email',
        hint: 'Where this server sends its mails to you; while it is empty, none goes out.',
      },
      { key: 'support_phone', label: 'Support Phone', kind: 'phone', hint: PUBLIC_HINT },
    ],
  },
  {
    title: 'Business Information',
    entries: [
      { key: 'company_address', label: 'Company Address', kind: 'lines', hint: PUBLIC_HINT },
      { key: 'business_hours', label: 'Business Hours', kind: 'line', hint: PUBLIC_HINT },
      { key: 'gst_number', label: 'GST Number', kind: 'line' },
      { key: 'pan_number', label: 'PAN Number', kind: 'line' },
    ],
  },
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
        hint: 'Has orders among those mails; the enquiries come without it too.',
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
        hint: 'Asks for a code at each sign-in, once Two-Factor is set up below.',
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
  SETTING_GROUPS.flatMap(({ entries }) => entries.map(({ key, label }) => [key, label])),
) as Record<SettingKey, string>
