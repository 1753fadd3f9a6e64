import { type Language, languages, OTHER_LANGUAGES, type OtherLanguage } from '~/languages'
import type { site } from '~/site'
import { LOW_STOCK } from '../catalog/stock'
import { BILL_DEFAULTS } from '../customers/bill-defaults'
import { CONDITION_FACTOR } from '../feeding/trout-length'
import { GST_DEFAULTS } from '../gst/gst-defaults'
import { FIRM_KINDS } from './firm-kinds'
import { SOCIAL_NETWORKS, type SocialNetwork } from './social-networks'

/** Tabs of the settings form, by their name in the URL. */
export const SETTING_TABS = {
  company: 'Company',
  bills: 'Bills and payments',
  delivery: 'Delivery',
  website: 'Website',
  notices: 'Notices',
  security: 'Security',
} as const

/** Titles of the form's groups, in display order. */
export const SETTING_GROUP_TITLES = {
  general: 'General',
  business: 'Business Information',
  notifications: 'Notifications',
  security: 'Security',
} as const

export type SettingTab = keyof typeof SETTING_TABS
export type SettingGroup = keyof typeof SETTING_GROUP_TITLES

/** The kind of a setting. `settings-schema.ts` has the check of each kind, `SettingsForm.tsx` its control. */
export type SettingKind =
  | 'line'
  | 'lines'
  | 'email'
  | 'phone'
  | 'whatsapp'
  | 'url'
  | 'gstin'
  | 'pan'
  | 'upi id'
  | 'upi name'
  | 'bank account'
  | 'ifsc'
  | 'hsn'
  | 'bill prefix'
  | 'month'
  | 'year'
  | 'day'
  | 'days'
  | 'number'
  | 'time'
  | 'switch'
  | 'choice'
  /** Not in the form. */
  | 'hidden'

/** The range to which a stored number is clamped, so that no value can lock the operator out. */
export interface SettingRange {
  min: number
  max: number
  otherwise: number
}

interface Described {
  label: string
  /** How the server uses it. */
  hint?: string
  /**
   * The value until one is stored; one per language if it is translated. A function reads the defaults of a fresh clone,
   * which stay out of the form's scripts.
   */
  default?: string | ((fresh: typeof site) => string | Readonly<Record<Language, string>>)
}

type SettingField = Described &
  /** With the label of each value. The empty value is always allowed. */
  (
    | { kind: 'choice'; choices: Readonly<Record<string, string>>; isTranslated?: never }
    /** Text that can be translated. */
    | { kind: 'line' | 'lines'; isTranslated?: true }
    | { kind: 'number'; range: SettingRange; isTranslated?: never }
    | { kind: Exclude<SettingKind, 'number' | 'line' | 'lines' | 'choice' | 'hidden'>; isTranslated?: never }
  )

type SettingRecord = (SettingField & { group: SettingGroup; tab: SettingTab }) | (Described & { kind: 'hidden' })

/** Puts settings of a group on a tab. */
function on<const Fields extends Readonly<Record<string, SettingField>>>(group: SettingGroup, tab: SettingTab, fields: Fields) {
  const placed = Object.entries(fields).map(([key, field]): [string, SettingRecord] => [key, { ...field, group, tab }])
  return Object.fromEntries(placed) as Readonly<Record<string, SettingRecord>> as {
    readonly [Key in keyof Fields]: Fields[Key] & { group: SettingGroup; tab: SettingTab }
  }
}

const PUBLIC_HINT = 'Shown at the foot of every page, on the home page and on the contact page.'
const FOOT_HINT = 'Shown at the foot of every page; hidden while it is empty.'
const SELLER_HINT = 'At the foot of every page and on the page about buying; hidden while it is empty.'

const leader = (role: string) =>
  ({ label: role, kind: 'line', hint: 'The name on the team page; while it is empty, the office stands alone.' }) as const

const prefixHint = (documents: string, prefix: string) =>
  `Before the year and number of ${documents}, such as ${prefix}/26-27/00001; ${prefix} while it is empty. A new one begins again at 1.`

const whileEmpty = (value: string) => `While it is empty: ${value}.`

const milestone = (step: string, name: keyof typeof site.milestones) =>
  ({
    label: `Year of ${step}`,
    kind: 'year',
    hint: 'On the page about you; without its year a step is left out.',
    default: ({ milestones }: typeof site) => milestones[name],
  }) as const

const socialLinks = Object.fromEntries(
  Object.entries(SOCIAL_NETWORKS).map(([network, label]) => {
    const hint = 'Begins with https://. The icon at the foot of every page opens it; without it the icon does nothing.'
    return [`${network}_url`, { label, kind: 'url', hint }]
  }),
) as Record<`${SocialNetwork}_url`, Described & { kind: 'url' }>

/** Who has reviewed the pages of each language. `reviewed.ts` checks them together. */
const reviewed = Object.fromEntries(
  OTHER_LANGUAGES.flatMap((language): [string, SettingField][] => {
    const name = languages[language].english
    const hint = `Search engines then find the ${name} pages, and the note at their foot goes. Needs the name and the day.`
    return [
      [`${language}_reviewed`, { label: `A Native Reader Has Read the ${name} Pages`, kind: 'switch', hint, default: 'false' }],
      [`${language}_reviewer`, { label: `Who Read the ${name} Pages`, kind: 'line' }],
      [`${language}_reviewed_on`, { label: `Day When the ${name} Pages Were Read`, kind: 'day' }],
    ]
  }),
) as Record<`${OtherLanguage}_reviewed`, Described & { kind: 'switch' }> &
  Record<`${OtherLanguage}_reviewer`, Described & { kind: 'line' }> &
  Record<`${OtherLanguage}_reviewed_on`, Described & { kind: 'day' }>

const number = (label: string, range: SettingRange, hint: string) =>
  ({
    label,
    kind: 'number',
    range,
    hint: `${hint}; ${range.min} to ${range.max} are used, ${range.otherwise} for anything else.`,
  }) as const

/** All settings, in form order. */
export const SETTINGS = {
  ...on('general', 'company', {
    site_name: { label: 'Site Name', kind: 'line', isTranslated: true, hint: 'Shown on every page, on bills and in mails.' },
    support_phone: { label: 'Support Phone', kind: 'phone', hint: PUBLIC_HINT },
    whatsapp_number: {
      label: 'WhatsApp Number',
      kind: 'whatsapp',
      hint: 'With its country code. While it is empty, a mobile in Support Phone is used.',
    },
    sales_email: { label: 'Sales Email', kind: 'email', hint: PUBLIC_HINT },
  }),
  ...on('general', 'website', {
    site_description: {
      label: 'Site Description',
      kind: 'lines',
      hint: 'What search engines show of the home page; about 150 characters are read.',
    },
    require_order_email: {
      label: 'Require Email with Orders',
      kind: 'switch',
      hint: 'Off, a buyer may order with a phone number alone.',
      default: 'true',
    },
    show_sample_figures: {
      label: 'Show Sample Figures',
      kind: 'switch',
      hint: 'Stars, struck prices and badges of the first four feeds; certificates, names and a bank where you have given none. Off, only what is yours is shown.',
      default: 'true',
    },
    condition_factor: number(
      'Condition Factor of Your Trout',
      CONDITION_FACTOR,
      'For the paper ruler: 100 × grams ÷ cubic centimetres of fish that you measured',
    ),
    visitor_place: {
      label: 'Ask Where Visitors Are',
      kind: 'switch',
      hint: 'A visitor’s browser asks a service for its country and city. Off, no one else is asked.',
      default: 'true',
    },
    ...reviewed,
    footer_text: {
      label: 'Words at the Foot of Pages',
      kind: 'lines',
      isTranslated: true,
      hint: FOOT_HINT,
      default: ({ footer }) => footer,
    },
    motto: { label: 'Motto', kind: 'line', isTranslated: true, hint: FOOT_HINT, default: ({ motto }) => motto },
    site_credit: {
      label: 'Who Made the Website',
      kind: 'line',
      isTranslated: true,
      hint: FOOT_HINT,
      default: ({ credit }) => credit,
    },
    copyright_year: { label: 'Year of the Copyright', kind: 'year', hint: FOOT_HINT, default: ({ since }) => since },
    about_story: {
      label: 'Your Story',
      kind: 'lines',
      isTranslated: true,
      hint: 'On the page about you; each line is a paragraph.',
      default: ({ story }) => story,
    },
    milestone_start: milestone('the Start', 'start'),
    milestone_stages: milestone('Three Stages', 'stages'),
    milestone_analysis: milestone('the Analysis on the Bag', 'analysis'),
    milestone_shop: milestone('the Shop', 'shop'),
    ...socialLinks,
  }),
  ...on('general', 'notices', {
    admin_email: {
      label: 'Your Email for Notices',
      kind: 'email',
      hint: 'Where this server sends its mails to you; while it is empty, none goes out.',
    },
  }),
  ...on('business', 'company', {
    company_address: { label: 'Company Address', kind: 'lines', hint: PUBLIC_HINT, isTranslated: true },
    business_hours: { label: 'Business Hours', kind: 'line', hint: PUBLIC_HINT, isTranslated: true },
    gst_number: { label: 'GST Number (GSTIN)', kind: 'gstin', hint: FOOT_HINT },
    pan_number: { label: 'PAN Number', kind: 'pan', hint: FOOT_HINT },
    banking_partner: { label: 'Banking Partner', kind: 'line', hint: 'Your bank, named under the questions on the home page.' },
    leader_director: leader('Managing Director'),
    leader_production: leader('Head of Production'),
    leader_nutrition: leader('Feed Nutritionist'),
    leader_quality: leader('Quality Manager'),
    legal_name: { label: 'Legal Name', kind: 'line', hint: `Who sells by law, as your registration has it. ${SELLER_HINT}` },
    firm_kind: { label: 'Kind of Firm', kind: 'choice', choices: FIRM_KINDS.en, hint: SELLER_HINT },
    registration_number: {
      label: 'Registration Number',
      kind: 'line',
      hint: `The CIN of a company, the LLPIN of an LLP, else the Udyam number. ${SELLER_HINT}`,
    },
    registered_office: { label: 'Registered Office', kind: 'lines', hint: SELLER_HINT },
    mill_address: { label: 'Address of the Mill', kind: 'lines', hint: 'Named as the maker’s address with each feed.' },
    packer_registration: {
      label: 'Registration as a Packer',
      kind: 'line',
      hint: 'Under the Legal Metrology (Packaged Commodities) Rules. On the page about buying.',
    },
    grievance_name: { label: 'Grievance Officer', kind: 'line', hint: `Who answers for complaints. ${SELLER_HINT}` },
    grievance_office: { label: 'Office of the Grievance Officer', kind: 'line', hint: 'Such as Partner or Manager.' },
    grievance_phone: { label: 'Phone for Complaints', kind: 'phone', hint: SELLER_HINT },
    grievance_email: { label: 'Email for Complaints', kind: 'email', hint: SELLER_HINT },
  }),
  ...on('business', 'bills', {
    upi_id: {
      label: 'UPI ID',
      kind: 'upi id',
      hint: 'Where buyers pay from the page of their order; while it or its name is empty, that page shows no UPI.',
    },
    upi_name: {
      label: 'UPI Name',
      kind: 'upi name',
      hint: 'The name of the account in Latin letters, as payment apps show it: buyers are told to pay no other. No UPI is shown while it is empty.',
    },
    bank_account: {
      label: 'Bank Account',
      kind: 'bank account',
      hint: 'Shown there with its IFSC, for bank transfers; both must be filled in.',
    },
    bank_ifsc: { label: 'IFSC', kind: 'ifsc' },
    bill_hsn: { label: 'HSN Code', kind: 'hsn', hint: `Of each feed on a bill; ${BILL_DEFAULTS.hsn} while it is empty.` },
    bill_exemption: {
      label: 'Why Bills Have No GST',
      kind: 'lines',
      hint: `Why a bill has no GST. While it is empty: ${BILL_DEFAULTS.exemption}`,
    },
    bill_prefix: { label: 'Bill Prefix', kind: 'bill prefix', hint: prefixHint('bills', BILL_DEFAULTS.billPrefix) },
    credit_note_prefix: {
      label: 'Credit Note Prefix',
      kind: 'bill prefix',
      hint: prefixHint('credit notes', BILL_DEFAULTS.creditNotePrefix),
    },
    quotation_prefix: {
      label: 'Quotation Prefix',
      kind: 'bill prefix',
      hint: prefixHint('quotations', BILL_DEFAULTS.quotationPrefix),
    },
    bill_declaration: {
      label: 'Words at the Foot of Bills',
      kind: 'lines',
      hint: `At the foot of a bill. While it is empty: ${BILL_DEFAULTS.declaration}`,
    },
    bill_signatory: {
      label: 'Who Signs Bills',
      kind: 'line',
      hint: `Who signs bills, such as a name and an office; ${BILL_DEFAULTS.signatory} while it is empty.`,
    },
    bill_when_shipped: {
      label: 'Bill Orders When They Ship',
      kind: 'switch',
      hint: 'An order that is marked as shipped gets its bill at once, over its whole amount. One of which it is not known whose it is waits under “To bill”. Only a credit note takes a bill back.',
      default: 'false',
    },
    closed_month: {
      label: 'Books Closed Until',
      kind: 'month',
      hint: 'A month that is over, such as 2026-11: no entry, bill or credit note gets a day in it or before it any more. The owner alone changes this, with his password. Last year’s books are open until 30 June.',
    },
    gst_table_8: { label: 'Name of GST Table 8', kind: 'line', hint: whileEmpty(GST_DEFAULTS.gst_table_8) },
    gst_table_12: { label: 'Name of GST Table 12', kind: 'line', hint: whileEmpty(GST_DEFAULTS.gst_table_12) },
    gst_table_13: { label: 'Name of GST Table 13', kind: 'line', hint: whileEmpty(GST_DEFAULTS.gst_table_13) },
    gst_unit: {
      label: 'Unit in Table 12',
      kind: 'line',
      hint: `The unit code of kilograms. ${whileEmpty(GST_DEFAULTS.gst_unit)}`,
    },
    gst_goods: {
      label: 'Goods of the HSN Code',
      kind: 'line',
      hint: `As table 12 calls them. ${whileEmpty(GST_DEFAULTS.gst_goods)}`,
    },
    gst_bills: { label: 'Bills in Table 13', kind: 'line', hint: whileEmpty(GST_DEFAULTS.gst_bills) },
    gst_credit_notes: { label: 'Credit Notes in Table 13', kind: 'line', hint: whileEmpty(GST_DEFAULTS.gst_credit_notes) },
  }),
  ...on('business', 'delivery', {
    minimum_order: {
      label: 'Minimum Order',
      kind: 'line',
      hint: 'The least you quote for, such as 1 ton: on the home page and the contact page.',
    },
    custom_minimum_order: {
      label: 'Minimum of a Feed to Order',
      kind: 'line',
      hint: 'The least of a feed to a customer’s own formula, such as 5 tons: there and on the team page.',
    },
    return_days: {
      label: 'Days for Returns',
      kind: 'days',
      hint: 'How many days after delivery goods come back; on the page about buying. Empty says nothing of returns.',
    },
    return_freight: {
      label: 'Who Pays the Freight of Returns',
      kind: 'choice',
      choices: { buyer: 'The buyer', seller: 'We do' },
      hint: 'On the page about buying, where days for returns are set.',
    },
    terms: {
      label: 'Terms of Sale',
      kind: 'lines',
      hint: 'On the page about buying, in your own words; each line is a paragraph.',
    },
  }),
  ...on('notifications', 'notices', {
    email_notifications: {
      label: 'Email Notifications',
      kind: 'switch',
      hint: 'Mails you enquiries, orders and low stock, where this server has a mail account (SMTP_URL).',
    },
    sms_notifications: { label: 'SMS Notifications', kind: 'switch', hint: 'Only kept: this server sends no SMS.' },
    order_notifications: {
      label: 'Order Notifications',
      kind: 'switch',
      hint: 'Sends a mail for each order too; without it you get enquiries and low stock only.',
    },
    low_stock_alerts: {
      label: 'Low Stock Alerts',
      kind: 'switch',
      hint: `Rings the bell once when a feed falls below ${LOW_STOCK} units.`,
    },
    quiet_from: {
      label: 'Quiet from',
      kind: 'time',
      hint: 'From then until the end of the quiet hours no device rings; what came is told once afterwards.',
    },
    quiet_until: { label: 'Quiet until', kind: 'time' },
  }),
  ...on('security', 'security', {
    session_timeout: number(
      'Hours until a Sign-In Ends',
      { min: 1, max: 720, otherwise: 24 },
      'A sign-in ends after this many hours, or after three days unused',
    ),
    require_2fa: {
      label: 'Require Two-Factor Authentication',
      kind: 'switch',
      hint: 'Each operator then has to set Two-Factor up before anything else. Once set up, it is always asked for.',
    },
    login_attempts: number(
      'Wrong Passwords before a Wait',
      { min: 3, max: 20, otherwise: 5 },
      'After this many wrong passwords every further try has to wait, longer each time',
    ),
    password_expiry: number(
      'Days until a Password Reminder',
      { min: 1, max: 3650, otherwise: 90 },
      'Reminds you to change an older password, and never forces you',
    ),
  }),
  ready_decided: { label: 'Ready to Sell: Not for Us', kind: 'hidden' },
} satisfies Readonly<Record<string, SettingRecord>>

type OwnKey = keyof typeof SETTINGS
type TranslatedKey = { [Key in OwnKey]: (typeof SETTINGS)[Key] extends { isTranslated: true } ? Key : never }[OwnKey]
export type SettingKey = OwnKey | `${TranslatedKey}_${OtherLanguage}`

export const translationKey = (key: string, language: OtherLanguage) => `${key}_${language}` as SettingKey

/** All settings with their keys, with a general type. */
export const SETTING_RECORDS: readonly (readonly [key: string, SettingRecord])[] = Object.entries(SETTINGS)

/** All keys. Translations follow their English text. */
export const SETTING_KEYS = SETTING_RECORDS.flatMap(([key, record]) => [
  key as SettingKey,
  ...('isTranslated' in record ? OTHER_LANGUAGES.map((language) => translationKey(key, language)) : []),
])
