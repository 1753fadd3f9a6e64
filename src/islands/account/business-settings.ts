import type { SettingKey } from '~/domain/account/settings-schema'
import { BILL_DEFAULTS } from '~/domain/customers/bill-settings'
import { PUBLIC_HINT, type SettingEntry, translated } from './setting-entries'

const NUMBER_HINT = 'Shown at the foot of every page; hidden while it is empty.'

const leader = (key: SettingKey, role: string): SettingEntry => ({
  key,
  label: role,
  kind: 'line',
  hint: 'The name on the team page; while it is empty, the office stands alone.',
})

const prefixHint = (papers: string, prefix: string) =>
  `Before the year and number of ${papers}, such as ${prefix}/26-27/00001; ${prefix} while it is empty. A new one begins again at 1.`

/** Who the company is, who leads it, and what its bills say. */
export const BUSINESS_SETTINGS: readonly SettingEntry[] = [
  translated({ key: 'company_address', label: 'Company Address', kind: 'lines', hint: PUBLIC_HINT }),
  translated({ key: 'business_hours', label: 'Business Hours', kind: 'line', hint: PUBLIC_HINT }),
  { key: 'gst_number', label: 'GST Number', kind: 'line', hint: NUMBER_HINT },
  { key: 'pan_number', label: 'PAN Number', kind: 'line', hint: NUMBER_HINT },
  {
    key: 'minimum_order',
    label: 'Minimum Order',
    kind: 'line',
    hint: 'The least you quote for, such as 1 ton: on the home page and the contact page.',
  },
  {
    key: 'custom_minimum_order',
    label: 'Custom Formulation Minimum',
    kind: 'line',
    hint: 'The least of a feed to a customer’s own formula, such as 5 tons: there and on the team page.',
  },
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
    key: 'upi_id',
    label: 'UPI ID',
    kind: 'line',
    hint: 'Where buyers pay from the page of their order; while it is empty, that page shows no UPI.',
  },
  { key: 'upi_name', label: 'UPI Name', kind: 'line', hint: 'The name of the account, as payment apps show it.' },
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
    label: 'Exemption',
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
    label: 'Declaration',
    kind: 'lines',
    hint: `At the foot of a bill. While it is empty: ${BILL_DEFAULTS.declaration}`,
  },
  {
    key: 'bill_signatory',
    label: 'Signatory',
    kind: 'line',
    hint: `Who signs bills, such as a name and an office; ${BILL_DEFAULTS.signatory} while it is empty.`,
  },
]
