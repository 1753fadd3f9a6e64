import { typedRupees } from '~/domain/amounts'
import { type Customer, customerEdit, type NewCustomer, newCustomer } from '~/domain/customers/schema'
import { DISTRICTS } from '~/domain/district-names'
import { languages } from '~/languages'
import { createCustomer, saveCustomer } from '~/stores/customers/customers'
import { showToast } from '~/stores/toasts'
import ChoiceField from '../ui/ChoiceField'
import EditDialog from '../ui/EditDialog'
import Field from '../ui/Field'
import { useForm } from '../ui/form'

/** A customer as it is typed. */
interface Form {
  name: string
  phone: string
  address: string
  district: string
  language: string
  creditLimit: string
  openingBalance: string
  note: string
  version: number
}

const LABELS = {
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
  district: 'District',
  language: 'Language',
  creditLimit: 'Credit limit (₹)',
  note: 'Note',
} as const satisfies Partial<Record<keyof Form, string>>

const EMPTY_CUSTOMER: Form = {
  name: '',
  phone: '',
  address: '',
  district: '',
  language: 'en',
  creditLimit: '',
  openingBalance: '',
  note: '',
  version: 0,
}

/** A stored customer as the form shows it. */
const formOfCustomer = ({ name, phone, address, district, language, creditLimit, note, version }: Customer): Form => ({
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
const customerOfForm = ({ language, creditLimit, openingBalance, version: _, ...form }: Form) => ({
  ...form,
  ...(language !== 'en' && { language }),
  creditLimit: typedRupees(creditLimit) || null,
  ...(openingBalance.trim() && { openingBalance: typedRupees(openingBalance) }),
})

const LANGUAGE_CHOICES = Object.entries(languages).map(([language, { english }]) => [language, english] as const)

function useCustomerEditing(customer: Customer | undefined, onSaved: () => void) {
  return useForm<Form, NewCustomer | Omit<NewCustomer, 'openingBalance'>, Customer>({
    draft: `customers/${customer?.id ?? 'new'}`,
    saved: customer ? formOfCustomer(customer) : EMPTY_CUSTOMER,
    labels: LABELS,
    schema: customer ? customerEdit : newCustomer,
    toInput: customerOfForm,
    toForm: formOfCustomer,
    uniqueField: 'phone',
    send: (input, key, { version }) =>
      customer ? saveCustomer(customer.id, input, version) : createCustomer(input as NewCustomer, key),
    failure: customer ? 'Failed to save the customer.' : 'Failed to write down the customer.',
    onDone: ({ name }) => {
      showToast('Saved', `${name} is in the list of customers.`)
      onSaved()
    },
  })
}

/** Writes down a new customer, or changes the given one. */
export default function CustomerForm({ customer, onClose }: { customer?: Customer; onClose: () => void }) {
  const editing = useCustomerEditing(customer, onClose)
  const { form, change, field } = editing
  return (
    <EditDialog title={customer ? `Edit ${customer.name}` : 'New Customer'} editing={editing} onClose={onClose}>
      <div className="pair">
        <Field label={LABELS.name} required autoComplete="off" {...field('name')} />
        <Field
          label={LABELS.phone}
          required
          type="tel"
          autoComplete="off"
          hint="Ten digits, such as 94190 12345."
          {...field('phone')}
        />
      </div>
      <Field label={LABELS.address} isLong {...field('address')} />
      <div className="pair">
        <ChoiceField
          label={LABELS.district}
          choices={[...new Set(['', form.district, ...DISTRICTS])].map((district) => [district, district || 'Not known'])}
          value={form.district}
          onChange={({ target }) => change({ district: target.value })}
        />
        <ChoiceField
          label={LABELS.language}
          choices={LANGUAGE_CHOICES}
          value={form.language}
          onChange={({ target }) => change({ language: target.value })}
        />
      </div>
      <div className="pair">
        <Field label={LABELS.creditLimit} inputMode="decimal" {...field('creditLimit')} />
        {!customer && (
          <Field
            label="Opening balance (₹)"
            inputMode="decimal"
            hint="What is owed from before; with a minus, what was paid in advance."
            {...field('openingBalance')}
          />
        )}
      </div>
      <Field label={LABELS.note} isLong hint="Only you read this." {...field('note')} />
    </EditDialog>
  )
}
