import { startOfIndianDay } from '../calendar-days'
import type { Product } from '../catalog/schema'
import { hasLatinLetter } from '../customers/upi'
import { DAY } from '../day'
import { isGstin } from '../gstin'
import { companyOf, hasPayWay } from './company'
import type { ReadyItem } from './ready-items-schema'
import type { Setting, SettingKey } from './settings-schema'
import type { System } from './system-schema'

/** What buyers must know before they pay, and what the law requires of a shop. */
const DUTIES = {
  seller: { what: 'Legal name', link: '/admin-settings?tab=company#legal_name' },
  firm: { what: 'Kind of firm', link: '/admin-settings?tab=company#firm_kind' },
  registration: { what: 'Registration number', link: '/admin-settings?tab=company#registration_number' },
  office: { what: 'Registered office', link: '/admin-settings?tab=company#registered_office' },
  mill: { what: 'Address of the mill', link: '/admin-settings?tab=company#mill_address' },
  packer: { what: 'Registration as a packer', link: '/admin-settings?tab=company#packer_registration' },
  gst: { what: 'GSTIN', link: '/admin-settings?tab=company#gst_number' },
  phone: { what: 'Phone for buyers', link: '/admin-settings?tab=company#support_phone' },
  email: { what: 'Email for buyers', link: '/admin-settings?tab=company#sales_email' },
  grievance: { what: 'Grievance officer: name, office, phone and email', link: '/admin-settings?tab=company#grievance_name' },
  payment: { what: 'How to pay: a UPI ID, or a bank account with its IFSC', link: '/admin-settings?tab=bills#upi_id' },
  delivery: { what: 'What delivery costs', link: '/admin-settings?tab=delivery#delivery' },
  returns: { what: 'Returns: how many days, and who pays the freight', link: '/admin-settings?tab=delivery#return_days' },
  terms: { what: 'Terms of sale', link: '/admin-settings?tab=delivery#terms' },
  labels: { what: 'Labels: MRP, country of origin, best before and licence', link: '/admin-products' },
  samples: { what: 'Samples are hidden', link: '/admin-settings?tab=website#show_sample_figures' },
  backup: { what: 'A backup of today or yesterday', link: '/admin-settings?tab=company#system' },
  mail: { what: 'Mail, or a notice on a device, that tells you of orders', link: '/admin-settings?tab=notices#admin_email' },
} as const

export type Duty = keyof typeof DUTIES

const LABEL = ['mrp', 'countryOfOrigin', 'bestBefore', 'licenceNumber'] as const

/** The settings of the grievance officer. */
const GRIEVANCE = ['grievance_name', 'grievance_office', 'grievance_phone', 'grievance_email'] as const

interface Known {
  settings: readonly Pick<Setting, 'key' | 'value'>[]
  products: readonly Product[]
  deliveryCharges: readonly unknown[]
  /** `isNotified`: whether any device or mail notifies the operator of orders. */
  system: Pick<System, 'lastBackupAt'> & { isNotified: boolean }
  now: Date
}

interface ReadyDuty extends ReadyItem {
  name: Duty
}

/** The state of each requirement, judged by what the pages show. */
export function readyToSell({ settings, products, deliveryCharges, system, now }: Known): ReadyDuty[] {
  const company = companyOf(settings)
  const stored = (key: SettingKey) => settings.find((setting) => setting.key === key)?.value.trim() ?? ''
  const decided = decidedIn(stored('ready_decided'))
  const active = products.filter(({ isActive }) => isActive)
  const unlabelled = active.filter((product) => LABEL.some((line) => !product[line]))
  const officer = [company.grievanceName, company.grievanceOffice, company.grievancePhone, company.grievanceEmail]
  const unnamed = GRIEVANCE[officer.indexOf('')]
  const isUpiNamed = stored('upi_id') === '' || hasLatinLetter(company.upiName)
  const done: Record<Duty, boolean> = {
    seller: company.legalName !== '',
    firm: company.firmKind !== '',
    registration: company.registration !== '',
    office: company.registeredOffice !== '',
    mill: company.mill !== '',
    packer: company.packer !== '',
    gst: isGstin(company.gst),
    phone: company.telephone !== '',
    email: company.mailbox !== '',
    grievance: unnamed === undefined,
    payment: isUpiNamed && hasPayWay(company),
    delivery: deliveryCharges.length > 0,
    returns: company.returnDays !== '' && company.freightByBuyer + company.freightBySeller !== '',
    terms: company.terms !== '',
    labels: active.length > 0 && unlabelled.length === 0,
    samples: stored('show_sample_figures') === 'false',
    backup: system.lastBackupAt !== null && startOfIndianDay(now) - startOfIndianDay(new Date(system.lastBackupAt)) <= DAY,
    mail: system.isNotified,
  }
  const own: Partial<Record<Duty, Partial<Pick<ReadyItem, 'what' | 'link'>>>> = {
    ...(unnamed && { grievance: { link: `/admin-settings?tab=company#${unnamed}` } }),
    ...(!isUpiNamed && {
      payment: {
        what: 'UPI Name in Latin letters, as payment apps show it: without it no UPI is offered',
        link: '/admin-settings?tab=bills#upi_name',
      },
    }),
    ...(unlabelled[0] && {
      labels: {
        what: `${DUTIES.labels.what}: ${active.length - unlabelled.length} of ${active.length} feeds`,
        link: `/admin-products?product=${unlabelled[0].id}`,
      },
    }),
  }
  return (Object.keys(DUTIES) as Duty[])
    .filter((name) => name !== 'registration' || stored('firm_kind') !== 'proprietorship')
    .map((name) => ({ name, ...DUTIES[name], isDone: done[name], isDecided: decided.includes(name), ...own[name] }))
}

const decidedIn = (text: string): string[] => text.split(',').map((name) => name.trim())
