import { FIRM_KINDS } from '~/domain/account/firm-kinds'
import { RANGES } from '~/domain/account/settings'
import type { SettingKey } from '~/domain/account/settings-schema'
import { LOW_STOCK } from '~/domain/catalog/stock'
import { BILL_DEFAULTS } from '~/domain/customers/bill-settings'
import { PUBLIC_HINT, type SettingEntry, type SettingTab, translated } from './setting-entries'

const FOOT_HINT = 'Shown at the foot of every page; hidden while it is empty.'

/** The entries of a group that stand on a tab. */
const on = (tab: SettingTab, ...entries: readonly Omit<SettingEntry, 'tab'>[]): SettingEntry[] =>
  entries.map((entry) => ({ ...entry, tab }))

const SELLER_HINT = 'At the foot of every page and on the page about buying; hidden while it is empty.'

const leader = (key: SettingKey, role: string) => ({
  key,
  label: role,
  kind: 'line' as const,
  hint: 'The name on the team page; while it is empty, the office stands alone.',
})

const prefixHint = (documents: string, prefix: string) =>
  `Before the year and number of ${documents}, such as ${prefix}/26-27/00001; ${prefix} while it is empty. A new one begins again at 1.`

const socialLink = (key: SettingKey, label: string) => ({
  key,
  label,
  kind: 'url' as const,
  hint: 'Begins with https://. The icon at the foot of every page opens it; without it the icon does nothing.',
})

const milestone = (key: SettingKey, step: string) => ({
  key,
  label: `Year of ${step}`,
  kind: 'line' as const,
  hint: 'On the page about you; without its year a step is left out.',
})

const rangeOf = (key: keyof typeof RANGES) =>
  `${RANGES[key].min} to ${RANGES[key].max} are used, ${RANGES[key].otherwise} for anything else.`

const GENERAL: readonly SettingEntry[] = [
  ...on(
    'company',
    translated({ key: 'site_name', label: 'Site Name', kind: 'line', hint: 'Shown on every page, on bills and in mails.' }),
    { key: 'support_phone', label: 'Support Phone', kind: 'phone', hint: PUBLIC_HINT },
    {
      key: 'whatsapp_number',
      label: 'WhatsApp Number',
      kind: 'phone',
      hint: 'With its country code. While it is empty, a mobile in Support Phone is used.',
    },
    { key: 'sales_email', label: 'Sales Email', kind: 'email', hint: PUBLIC_HINT },
  ),
  ...on(
    'website',
    {
      key: 'site_description',
      label: 'Site Description',
      kind: 'lines',
      hint: 'What search engines show of the home page; about 150 characters are read.',
    },
    {
      key: 'require_order_email',
      label: 'Require Email with Orders',
      kind: 'switch',
      hint: 'Off, a buyer may order with a phone number alone.',
    },
    {
      key: 'show_sample_figures',
      label: 'Show Sample Figures',
      kind: 'switch',
      hint: 'Stars, struck prices and badges of the first four feeds; certificates, names and a bank where you have given none. Off, only what is yours is shown.',
    },
    {
      key: 'visitor_place',
      label: 'Ask Where Visitors Are',
      kind: 'switch',
      hint: 'A visitor’s browser asks a service for its country and city. Off, no one else is asked.',
    },
    translated({ key: 'footer_text', label: 'Words at the Foot of Pages', kind: 'lines', hint: FOOT_HINT }),
    translated({ key: 'motto', label: 'Motto', kind: 'line', hint: FOOT_HINT }),
    translated({
      key: 'site_credit',
      label: 'Who Made the Website',
      kind: 'line',
      hint: FOOT_HINT,
    }),
    { key: 'copyright_year', label: 'Year of the Copyright', kind: 'line', hint: FOOT_HINT },
    translated({
      key: 'about_story',
      label: 'Your Story',
      kind: 'lines',
      hint: 'On the page about you; each line is a paragraph.',
    }),
    milestone('milestone_start', 'the Start'),
    milestone('milestone_stages', 'Three Stages'),
    milestone('milestone_analysis', 'the Analysis on the Bag'),
    milestone('milestone_shop', 'the Shop'),
    socialLink('facebook_url', 'Facebook'),
    socialLink('instagram_url', 'Instagram'),
    socialLink('twitter_url', 'Twitter'),
    socialLink('pinterest_url', 'Pinterest'),
  ),
  ...on('notices', {
    key: 'admin_email',
    label: 'Your Email for Notices',
    kind: 'email',
    hint: 'Where this server sends its mails to you; while it is empty, none goes out.',
  }),
]

const BUSINESS_INFORMATION: readonly SettingEntry[] = [
  ...on(
    'company',
    translated({ key: 'company_address', label: 'Company Address', kind: 'lines', hint: PUBLIC_HINT }),
    translated({ key: 'business_hours', label: 'Business Hours', kind: 'line', hint: PUBLIC_HINT }),
    { key: 'gst_number', label: 'GST Number (GSTIN)', kind: 'line', hint: FOOT_HINT },
    { key: 'pan_number', label: 'PAN Number', kind: 'line', hint: FOOT_HINT },
    {
      key: 'banking_partner',
      label: 'Banking Partner',
      kind: 'line',
      hint: 'Your bank, named under the questions on the home page.',
    },
    leader('leader_director', 'Managing Director'),
    leader('leader_production', 'Head of Production'),
    leader('leader_nutrition', 'Feed Nutritionist'),
    leader('leader_quality', 'Quality Manager'),
    {
      key: 'legal_name',
      label: 'Legal Name',
      kind: 'line',
      hint: `Who sells by law, as your registration has it. ${SELLER_HINT}`,
    },
    { key: 'firm_kind', label: 'Kind of Firm', kind: 'choice', choices: FIRM_KINDS.en, hint: SELLER_HINT },
    {
      key: 'registration_number',
      label: 'Registration Number',
      kind: 'line',
      hint: `The CIN of a company, the LLPIN of an LLP, else the Udyam number. ${SELLER_HINT}`,
    },
    { key: 'registered_office', label: 'Registered Office', kind: 'lines', hint: SELLER_HINT },
    { key: 'mill_address', label: 'Address of the Mill', kind: 'lines', hint: 'Named as the maker’s address with each feed.' },
    {
      key: 'packer_registration',
      label: 'Registration as a Packer',
      kind: 'line',
      hint: 'Under the Legal Metrology (Packaged Commodities) Rules. On the page about buying.',
    },
    { key: 'grievance_name', label: 'Grievance Officer', kind: 'line', hint: `Who answers for complaints. ${SELLER_HINT}` },
    { key: 'grievance_office', label: 'Office of the Grievance Officer', kind: 'line', hint: 'Such as Partner or Manager.' },
    { key: 'grievance_phone', label: 'Phone for Complaints', kind: 'phone', hint: SELLER_HINT },
    { key: 'grievance_email', label: 'Email for Complaints', kind: 'email', hint: SELLER_HINT },
  ),
  ...on(
    'bills',
    {
      key: 'upi_id',
      label: 'UPI ID',
      kind: 'line',
      hint: 'Where buyers pay from the page of their order; while it is empty, that page shows no UPI.',
    },
    {
      key: 'upi_name',
      label: 'UPI Name',
      kind: 'line',
      hint: 'The name of the account in Latin letters, as payment apps show it.',
    },
    {
      key: 'bank_account',
      label: 'Bank Account',
      kind: 'line',
      hint: 'Shown there with its IFSC, for bank transfers; both must be filled in.',
    },
    { key: 'bank_ifsc', label: 'IFSC', kind: 'line' },
    {
      key: 'bill_hsn',
      label: 'HSN Code',
      kind: 'line',
      hint: `Of each feed on a bill; ${BILL_DEFAULTS.hsn} while it is empty.`,
    },
    {
      key: 'bill_exemption',
      label: 'Why Bills Have No GST',
      kind: 'lines',
      hint: `Why a bill has no GST. While it is empty: ${BILL_DEFAULTS.exemption}`,
    },
    { key: 'bill_prefix', label: 'Bill Prefix', kind: 'line', hint: prefixHint('bills', BILL_DEFAULTS.billPrefix) },
    {
      key: 'credit_note_prefix',
      label: 'Credit Note Prefix',
      kind: 'line',
      hint: prefixHint('credit notes', BILL_DEFAULTS.creditNotePrefix),
    },
    {
      key: 'bill_declaration',
      label: 'Words at the Foot of Bills',
      kind: 'lines',
      hint: `At the foot of a bill. While it is empty: ${BILL_DEFAULTS.declaration}`,
    },
    {
      key: 'bill_signatory',
      label: 'Who Signs Bills',
      kind: 'line',
      hint: `Who signs bills, such as a name and an office; ${BILL_DEFAULTS.signatory} while it is empty.`,
    },
    {
      key: 'bill_when_shipped',
      label: 'Bill Orders When They Ship',
      kind: 'switch',
      hint: 'An order that is marked as shipped gets its bill at once, where it is known whose it is.',
    },
    {
      key: 'closed_month',
      label: 'Books Closed Until',
      kind: 'line',
      hint: 'A month that is over, such as 2026-11: no entry, bill or credit note gets a day in it or before it any more. The owner alone changes this, with his password. Last year’s books are open until 30 June.',
    },
  ),
  ...on(
    'delivery',
    {
      key: 'minimum_order',
      label: 'Minimum Order',
      kind: 'line',
      hint: 'The least you quote for, such as 1 ton: on the home page and the contact page.',
    },
    {
      key: 'custom_minimum_order',
      label: 'Minimum of a Feed to Order',
      kind: 'line',
      hint: 'The least of a feed to a customer’s own formula, such as 5 tons: there and on the team page.',
    },
    {
      key: 'return_days',
      label: 'Days for Returns',
      kind: 'number',
      hint: 'How many days after delivery goods come back; on the page about buying. Empty says nothing of returns.',
    },
    {
      key: 'return_freight',
      label: 'Who Pays the Freight of Returns',
      kind: 'choice',
      choices: { buyer: 'The buyer', seller: 'We do' },
      hint: 'On the page about buying, where days for returns are set.',
    },
    {
      key: 'terms',
      label: 'Terms of Sale',
      kind: 'lines',
      hint: 'On the page about buying, in your own words; each line is a paragraph.',
    },
  ),
]

const NOTIFICATIONS: readonly SettingEntry[] = [
  ...on(
    'notices',
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
    {
      key: 'quiet_from',
      label: 'Quiet from',
      kind: 'time',
      hint: 'From then until the end of the quiet hours no device rings; what came is told once afterwards.',
    },
    { key: 'quiet_until', label: 'Quiet until', kind: 'time' },
  ),
]

const SECURITY: readonly SettingEntry[] = [
  ...on(
    'security',
    {
      key: 'session_timeout',
      label: 'Hours until a Sign-In Ends',
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
      label: 'Wrong Passwords before a Wait',
      kind: 'number',
      hint: `After this many wrong passwords every further try has to wait, longer each time; ${rangeOf('login_attempts')}`,
    },
    {
      key: 'password_expiry',
      label: 'Days until a Password Reminder',
      kind: 'number',
      hint: `Reminds you to change an older password, and never forces you; ${rangeOf('password_expiry')}`,
    },
  ),
]

/** The four groups of settings; a hint says what the server does with a setting. */
export const SETTING_GROUPS: readonly { title: string; entries: readonly SettingEntry[] }[] = [
  { title: 'General', entries: GENERAL },
  { title: 'Business Information', entries: BUSINESS_INFORMATION },
  { title: 'Notifications', entries: NOTIFICATIONS },
  { title: 'Security', entries: SECURITY },
]

const all = SETTING_GROUPS.flatMap(({ entries }) =>
  entries.flatMap((entry) => [entry, ...(entry.translations ?? []).map((translation) => ({ ...translation, tab: entry.tab }))]),
)

/** The label of each setting. */
export const SETTING_LABELS = {
  ...(Object.fromEntries(all.map(({ key, label }) => [key, label])) as Record<SettingKey, string>),
  ready_decided: 'Ready to Sell: Not for Us',
}

/** What stands on a tab beside the settings, by its anchor. */
const BESIDE: Readonly<Record<string, SettingTab>> = { delivery: 'delivery', 'own-words': 'website', system: 'company' }

/** The tab of what an anchor such as `#upi_id` names; the first tab where it names nothing. */
export function tabOf(hash: string): SettingTab {
  const name = hash.slice(1)
  return BESIDE[name] ?? TAB_OF[name as SettingKey] ?? 'company'
}

/** The tab of each setting, in the order of the form. */
export const TAB_OF = Object.fromEntries(all.map(({ key, tab }) => [key, tab])) as Record<SettingKey, SettingTab>
