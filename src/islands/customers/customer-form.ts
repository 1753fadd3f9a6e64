import { typedRupees } from '~/domain/amounts'
import type { Customer } from '~/domain/customers/schema'
import type { EditedForm } from '../ui/editing'

/** A customer as it is typed. */
export interface CustomerForm extends EditedForm {
  name: string
  phone: string
  address: string
  district: string
  language: string
  creditLimit: string
  openingBalance: string
  note: string
}

export const LABELS = {
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
  district: 'District',
  language: 'Language',
  creditLimit: 'Credit limit (₹)',
  note: 'Note',
} as const satisfies Partial<Record<keyof CustomerForm, string>>

export const EMPTY_CUSTOMER: CustomerForm = {
  name: '',
  phone: '',
  address: '',
  district: '',
  language: 'en',
  creditLimit: '',
  openingBalance: '',
  note: '',
  images: [],
  version: 0,
}

/** A stored customer as the form shows it. */
export const formOfCustomer = ({
  name,
  phone,
  address,
  district,
  language,
  creditLimit,
  note,
  version,
}: Customer): CustomerForm => ({
  ...EMPTY_CUSTOMER,
  name,
  phone,
  address,
  district,
  language: language ?? 'en',
  creditLimit: creditLimit ?? '',
  note,
  version,
})

/** What the form sends, for the schema to check. */
export const customerOfForm = ({
  language,
  creditLimit,
  openingBalance,
  images: _,
  version: _version,
  ...form
}: CustomerForm) => ({
  ...form,
  ...(language !== 'en' && { language }),
  creditLimit: typedRupees(creditLimit) || null,
  ...(openingBalance.trim() && { openingBalance: typedRupees(openingBalance) }),
})
