import { typedRupees } from '~/domain/amounts'
import { type Customer, customerEdit, type NewCustomer, newCustomer } from '~/domain/customers/schema'
import { DISTRICTS } from '~/domain/district-names'
import { OTHER_STATES } from '~/domain/state-names'
import { languages } from '~/languages'
import { createCustomer, saveCustomer } from '~/stores/customers/customers'
import { showToast } from '~/stores/toasts'
import EditDialog from '../ui/EditDialog'
import Fields, { emptyOf, type FormField, type FormFields, labelsOf } from '../ui/Fields'
import { useForm } from '../ui/form'

type Name = 'name' | 'phone' | 'address' | 'district' | 'language' | 'gstin' | 'creditLimit' | 'openingBalance' | 'note'

const DISTRICT_CHOICES = (chosen: string) =>
  [...new Set(['', chosen, ...DISTRICTS, ...OTHER_STATES])].map((district) => [district, district || 'Not known'] as const)

const creditLimit: FormField<Name> = { name: 'creditLimit', label: 'Credit limit (₹)', kind: 'amount' }

const openingBalance: FormField<Name> = {
  name: 'openingBalance',
  label: 'Opening balance (₹)',
  kind: 'amount',
  hint: 'What is owed from before; with a minus, what was paid in advance.',
}

const fieldsOf = (isNew: boolean): FormFields<Name> => [
  [
    { name: 'name', label: 'Name', required: true, autoComplete: 'off' },
    {
      name: 'phone',
      label: 'Phone',
      kind: 'phone',
      required: true,
      autoComplete: 'off',
      hint: 'Ten digits, such as 94190 12345.',
    },
  ],
  { name: 'address', label: 'Address', kind: 'lines' },
  [
    { name: 'district', label: 'District, or other state', choices: DISTRICT_CHOICES },
    {
      name: 'language',
      label: 'Language',
      choices: Object.entries(languages).map(([language, { english }]) => [language, english]),
    },
  ],
  {
    name: 'gstin',
    label: 'GSTIN',
    autoComplete: 'off',
    hint: 'If the customer is registered for GST: every bill to him has it.',
  },
  isNew ? [creditLimit, openingBalance] : [creditLimit],
  { name: 'note', label: 'Note', kind: 'lines', hint: 'Only you read this.' },
]

/** The form of a customer. */
interface Form extends Record<Name, string> {
  version: number
}

const EMPTY_CUSTOMER: Form = { ...emptyOf(fieldsOf(true)), language: 'en', version: 0 }

/** The form of a stored customer. */
const formOfCustomer = ({ name, phone, address, district, language, gstin, creditLimit, note, version }: Customer): Form => ({
  ...EMPTY_CUSTOMER,
  name,
  phone,
  address,
  district,
  language: language ?? 'en',
  gstin: gstin ?? '',
  creditLimit: creditLimit ?? '',
  note,
  version,
})

/** The input of the schema. An unchanged GSTIN is left out: it may be older than its check. */
const customerOfForm =
  (stored = '') =>
  ({ language, gstin, creditLimit, openingBalance, version: _, ...form }: Form) => ({
    ...form,
    ...(language !== 'en' && { language }),
    ...(gstin !== stored && { gstin }),
    creditLimit: typedRupees(creditLimit) || null,
    ...(openingBalance.trim() && { openingBalance: typedRupees(openingBalance) }),
  })

function useCustomerEditing(customer: Customer | undefined, onSaved: () => void) {
  return useForm<Form, NewCustomer | Omit<NewCustomer, 'openingBalance'>, Customer>({
    draft: `customers/${customer?.id ?? 'new'}`,
    saved: customer ? formOfCustomer(customer) : EMPTY_CUSTOMER,
    labels: labelsOf(fieldsOf(false)),
    schema: customer ? customerEdit : newCustomer,
    toInput: customerOfForm(customer?.gstin),
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

/** Creates a customer or edits the given one. */
export default function CustomerForm({ customer, onClose }: { customer?: Customer; onClose: () => void }) {
  const editing = useCustomerEditing(customer, onClose)
  return (
    <EditDialog title={customer ? `Edit ${customer.name}` : 'New Customer'} editing={editing} onClose={onClose}>
      <Fields of={fieldsOf(!customer)} field={editing.field} />
    </EditDialog>
  )
}
