import { type Language, languages } from '~/languages'
import { site } from '~/site'
import { isGstin, plainGstin } from '../gstin'
import { lastOf } from '../lists'
import { mailLink } from '../mail'
import { withoutNoncharacters } from '../noncharacters'
import { callLink } from '../phones'
import { chatNumber, readableNumber } from '../whatsapp'
import { FIRM_KINDS, isFirmKind } from './firm-kinds'
import { closedDays, openingHours } from './opening-hours'
import { isReviewed } from './reviewed'
import { SETTING_DEFAULTS } from './setting-defaults'
import { type Setting, type SettingKey, settingFault } from './settings-schema'
import { SOCIAL_KEYS, type SocialNetwork } from './social-networks'

/** Settings that are shown only as text, never as a link or number. */
const READ_ONLY = new Set<SettingKey>(['support_phone', 'gst_number', 'pan_number'])

/**
 * The company's facts from its stored settings, as texts. A current translation is used if there is one, otherwise English;
 * `src/site.ts` fills in for empty settings.
 */
export function companyOf(settings: Iterable<Pick<Setting, 'key' | 'value' | 'translatedFrom'>>, language: Language = 'en') {
  // Ignores invalid values of old releases, except settings that are only shown.
  const good = [...settings].filter(
    ({ key, value, translatedFrom }) => translatedFrom === undefined && (READ_ONLY.has(key) || !settingFault(key, value)),
  )
  const values = new Map(good.map(({ key, value }) => [key, plain(value)]))
  const stored = (key: SettingKey, fallback = '') => values.get(key) || fallback
  const leader = (office: keyof typeof site.leaders) => stored(`leader_${office}`, site.leaders[office])
  const name = stored('site_name', site.name)
  const phone = stored('support_phone', site.phone)
  const hours = stored('business_hours', site.hours)
  const inWords = [hours, closedDays(hours)].filter(Boolean).join(', ')
  const own = (key: 'site_name' | 'company_address' | 'business_hours') =>
    language === 'en' ? undefined : values.get(`${key}_${language}`)
  /** The stored value, or the default if nothing is stored. A stored empty text stays empty. */
  const said = (key: SettingKey) => values.get(key) ?? SETTING_DEFAULTS[key] ?? ''
  const saidIn = (key: 'footer_text' | 'motto' | 'site_credit' | 'about_story') => {
    if (language === 'en') return said(key)
    const translation = `${key}_${language}` as const
    return values.get(translation) || (values.has(key) ? englishIn(language, said(key)) : said(translation))
  }
  const isRead = language === 'en' || isReviewed(language, (key) => values.get(key))
  const languageOf = (key: Parameters<typeof own>[0]) => (own(key) ? language : 'en')
  const email = stored('sales_email', site.email)
  const number = stored('whatsapp_number') || mobileOf(stored('support_phone'))
  const whatsappNumber = chatNumber(number) ?? site.whatsapp
  return {
    name: own('site_name') || name,
    shortName: name.split(/\s+/)[0] ?? name,
    description: stored('site_description', site.description),
    phone,
    phoneLink: phoneLink(phone),
    /** For search engines and documents. Empty while the number is a placeholder. */
    telephone: /[1-9]/.test(phone.replace(/^\+?91/, '')) ? phone : '',
    whatsapp: readableNumber(whatsappNumber),
    whatsappNumber,
    whatsappLink: `https://wa.me/${whatsappNumber}`,
    email,
    emailLink: mailLink(email),
    mailbox: email.endsWith('.example') ? '' : email,
    address: own('company_address') || stored('company_address', site.address),
    addressLanguage: languageOf('company_address'),
    hours: own('business_hours') || inWords,
    hoursLanguage: languageOf('business_hours'),
    openingHours: openingHours(hours) ?? '',
    minimumOrder: stored('minimum_order', site.minimumOrder),
    customMinimum: stored('custom_minimum_order', site.customMinimum),
    gst: isGstin(stored('gst_number')) ? plainGstin(stored('gst_number')) : stored('gst_number'),
    pan: stored('pan_number'),
    bank: stored('banking_partner', site.bankingPartner),
    director: leader('director'),
    directorInitials: initialsOf(leader('director')),
    production: leader('production'),
    productionInitials: initialsOf(leader('production')),
    nutrition: leader('nutrition'),
    nutritionInitials: initialsOf(leader('nutrition')),
    quality: leader('quality'),
    qualityInitials: initialsOf(leader('quality')),
    /** Empty without a name, because buyers compare the name in their app. */
    upiId: stored('upi_name') && stored('upi_id'),
    upiName: stored('upi_name'),
    bankAccount: stored('bank_account'),
    bankIfsc: stored('bank_ifsc').toUpperCase(),
    ...socialPages(stored),
    /** Exactly one of these has a text: whether a native reader has reviewed this language. */
    ...(isRead ? { reviewed: 'on', unreviewed: '' } : { reviewed: '', unreviewed: 'on' }),
    footerText: saidIn('footer_text'),
    motto: saidIn('motto'),
    credit: saidIn('site_credit'),
    since: said('copyright_year'),
    ...milestonesOf(said),
    ...storyOf(saidIn('about_story')),
    ...sellerOf(stored, language),
  }
}

const socialPages = (stored: (key: SettingKey) => string) =>
  Object.fromEntries(SOCIAL_KEYS.map((network) => [network, stored(`${network}_url`)])) as Record<SocialNetwork, string>

/** Keeps the order of English lines in a right-to-left page. */
const englishIn = (language: Language, text: string) =>
  languages[language].direction === 'rtl' ? text.replace(/.*\S.*/g, '\u2068$&\u2069') : text

export const MILESTONES = ['start', 'stages', 'analysis', 'shop'] as const

/** The year of each milestone. Milestones without a year are left out. */
function milestonesOf(said: (key: SettingKey) => string) {
  const years = MILESTONES.map((name) => [`milestone.${name}`, said(`milestone_${name}`)] as const)
  const any = years.find(([, year]) => year)?.[1] ?? ''
  return { ...(Object.fromEntries(years) as Record<`milestone.${(typeof MILESTONES)[number]}`, string>), milestones: any }
}

/** Placeholders for the story's paragraphs; the last one holds the rest. */
export const STORY_PLACES = ['story.0', 'story.1', 'story.2', 'story.3', 'story.4', 'story.5'] as const

function storyOf(text: string) {
  const paragraphs = text.split('\n').filter((line) => line.trim())
  const last = STORY_PLACES.length - 1
  const placed = STORY_PLACES.map((place, index) => [
    place,
    index < last ? (paragraphs[index] ?? '') : paragraphs.slice(last).join(' '),
  ])
  return Object.fromEntries(placed) as Record<(typeof STORY_PLACES)[number], string>
}

/** The legally responsible seller and the return conditions. An empty text prints nothing. */
function sellerOf(stored: (key: SettingKey) => string, language: Language) {
  const kind = stored('firm_kind')
  const [phone, email] = [stored('grievance_phone'), stored('grievance_email')]
  const freight = stored('return_days') && stored('return_freight')
  return {
    legalName: stored('legal_name'),
    firmKind: isFirmKind(kind) ? FIRM_KINDS[language][kind] : '',
    registration: stored('registration_number'),
    registeredOffice: stored('registered_office'),
    mill: stored('mill_address'),
    packer: stored('packer_registration'),
    grievanceName: stored('grievance_name'),
    grievanceOffice: stored('grievance_office'),
    grievancePhone: phone,
    grievancePhoneLink: phone && phoneLink(phone),
    grievanceEmail: email,
    grievanceEmailLink: email && mailLink(email),
    returnDays: stored('return_days'),
    /** At most one of these has a text: who pays the return freight. */
    freightByBuyer: freight === 'buyer' ? freight : '',
    freightBySeller: freight === 'seller' ? freight : '',
    terms: stored('terms'),
    /** Exactly one of these has a text: whether the browser asks a service for its location. */
    ...(stored('visitor_place') === 'false' ? { noPlace: 'off', asksPlace: '' } : { noPlace: '', asksPlace: 'on' }),
  }
}

/** The initials of the first and last name, without titles such as Dr. */
function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'))
  const letters = [names[0], names.length > 1 ? lastOf(names) : ''].map(
    (word = '') => [...graphemes.segment(word)][0]?.segment ?? '',
  )
  return letters.join('').toUpperCase()
}

const graphemes = new Intl.Segmenter()

export type Company = ReturnType<typeof companyOf>

/** Whether an order's page shows a way to pay. */
export const hasPayWay = ({ upiId, bankAccount, bankIfsc }: Pick<Company, 'upiId' | 'bankAccount' | 'bankIfsc'>): boolean =>
  upiId !== '' || (bankAccount !== '' && bankIfsc !== '')

/** Values of old releases may contain noncharacters. */
const plain = (value: string) => withoutNoncharacters(value).trim()

/** The phone if it is an Indian mobile, which can be used for WhatsApp. */
function mobileOf(phone: string): string {
  const number = chatNumber(phone) ?? ''
  return /^91[6-9]\d{9}$/.test(number) ? number : ''
}

/** Links to the contact page if the phone has no number. */
const phoneLink = (phone: string): string => callLink(phone) ?? '/contact'

/** The letterhead of a printed page. */
export type SlipCompany = Pick<Company, 'name' | 'telephone' | 'address'>
