import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { typedRupees } from '~/domain/amounts'
import type { Product } from '~/domain/catalog/schema'
import type { Contact } from '~/domain/contacts/schema'
import { indianDay } from '~/domain/dates'
import { DAY } from '~/domain/day'
import { DISTRICTS, ELSEWHERE } from '~/domain/district-names'
import { formatRupees, rupees } from '~/domain/money'
import { type LinkedQuotation, newQuotation } from '~/domain/quotations/schema'
import { REQUIRED } from '~/domain/text'
import { typedPaise } from '~/domain/typed-money'
import { languages } from '~/languages'
import { $products } from '~/stores/catalog/products'
import { call } from '~/stores/client'
import { createQuotation } from '~/stores/quotations/quotations'
import { showToast } from '~/stores/toasts'
import EditDialog from '../ui/EditDialog'
import FeedLines, { bagsIn } from '../ui/FeedLines'
import Fields, { type FormFields } from '../ui/Fields'
import { useForm } from '../ui/form'

/** Days that a new quotation holds, unless another day is chosen. */
const HOLDS_DAYS = 14

interface LineForm {
  productId: string
  quantity: string
  unitPrice: string
}

interface Form {
  customerPhone: string
  customerName: string
  address: string
  district: string
  language: string
  lines: readonly LineForm[]
  deliveryCharge: string
  validUntil: string
  notes: string
  contactId: string
}

const NO_LINE: LineForm = { productId: '', quantity: '', unitPrice: '' }

const emptyForm = (contact?: Contact): Form => ({
  customerPhone: contact?.phone ?? '',
  customerName: contact?.name ?? '',
  address: '',
  district: '',
  language: contact?.language ?? 'en',
  lines: [NO_LINE],
  deliveryCharge: '',
  validUntil: indianDay(new Date(Date.now() + HOLDS_DAYS * DAY)),
  notes: '',
  contactId: contact ? String(contact.id) : '',
})

type Name = Exclude<keyof Form, 'lines' | 'contactId'>

const BUYER: FormFields<Name> = [
  [
    { name: 'customerPhone', label: 'Phone', kind: 'phone', required: true, autoComplete: 'off' },
    { name: 'customerName', label: 'Name', required: true, autoComplete: 'off' },
  ],
  { name: 'address', label: 'Delivery address', kind: 'lines', hint: 'Without one, the buyer gives it when he accepts.' },
  [
    {
      name: 'district',
      label: 'District',
      choices: [['', 'As the address says'], ...[...DISTRICTS, ELSEWHERE].map((district) => [district, district] as const)],
    },
    {
      name: 'language',
      label: 'Language',
      choices: Object.entries(languages).map(([language, { english }]) => [language, english]),
    },
  ],
]

const OFFER: FormFields<Name> = [
  [
    { name: 'deliveryCharge', label: 'Delivery charge (₹)', kind: 'amount', placeholder: '0' },
    { name: 'validUntil', label: 'Holds until', kind: 'date', required: true },
  ],
  { name: 'notes', label: 'What the buyer reads', kind: 'lines' },
]

interface Props {
  /** The enquiry that it answers; '' for none. */
  contactId: string
  onMade: (quotation: LinkedQuotation) => void
  onClose: () => void
}

/** A new quotation, from an enquiry or blank. */
export default function NewQuotation({ contactId, ...props }: Props) {
  const [contact, setContact] = useState<Contact | 'none' | undefined>(contactId === '' ? 'none' : undefined)
  useEffect(() => {
    if (contactId === '') return
    call('GET', `/api/contacts/${encodeURIComponent(contactId)}`, { needsSignIn: true }).then(
      ({ body }) => setContact(body as Contact),
      () => setContact('none'),
    )
  }, [contactId])
  return contact && <QuotationForm saved={emptyForm(contact === 'none' ? undefined : contact)} {...props} />
}

function QuotationForm({ saved: first, onMade, onClose }: Omit<Props, 'contactId'> & { saved: Form }) {
  const { value: products = [] } = useStore($products)
  const [saved] = useState(first)
  const editing = useForm({
    draft: `quotations/new${saved.contactId && `/${saved.contactId}`}`,
    saved,
    check: lacksFeed,
    schema: newQuotation,
    toInput: inputOf,
    fieldAt: ([name = '']) => (name === 'items' ? 'lines' : ((name in saved ? name : '') as keyof Form | '')),
    send: createQuotation,
    onDone(_form, made) {
      showToast('Quotation made', `${made.number}: ${formatRupees(made.totalAmount)}. Now send it.`)
      onMade(made)
    },
  })
  const { form, field, change, errors } = editing
  return (
    <EditDialog title="New quotation" editing={editing} onClose={onClose}>
      <Fields of={BUYER} field={field} />
      <FeedLines
        lines={form.lines}
        products={products}
        error={errors.lines}
        empty={NO_LINE}
        chosen={(productId) => ({ unitPrice: priceOf(productId, products) })}
        figuresOf={(line) => (line.productId ? formatRupees(rupees(paiseOf(line))) : '')}
        more={({ unitPrice }, nth, set) => (
          <input
            aria-label={`Price a bag${nth}`}
            placeholder="₹ a bag"
            inputMode="decimal"
            value={unitPrice}
            onChange={({ target }) => set({ unitPrice: target.value })}
          />
        )}
        onChange={(lines) => change({ lines })}
      />
      <Fields of={OFFER} field={field} />
      <p role="status">
        <strong>Total {formatRupees(rupees(totalOf(form)))}</strong>
      </p>
    </EditDialog>
  )
}

/** What is missing if a row has no feed, whose number the schema could not name. */
function lacksFeed({ lines, customerPhone, customerName }: Form) {
  if (lines.every(({ productId }) => productId !== '')) return {}
  const lacks = (text: string) => text.trim() === ''
  return {
    ...(lacks(customerPhone) && { customerPhone: REQUIRED }),
    ...(lacks(customerName) && { customerName: REQUIRED }),
    lines: 'Please choose a feed in each row.',
  }
}

/** The shop's price, with which the agreed one begins. */
const priceOf = (productId: string, products: readonly Product[]): string =>
  (products.find(({ id }) => String(id) === productId)?.price ?? '').replace(/\.00$/, '')

const paiseOf = ({ quantity, unitPrice }: LineForm) => typedPaise(unitPrice) * bagsIn(quantity)

const totalOf = ({ lines, deliveryCharge }: Form) =>
  lines.reduce((paise, line) => paise + paiseOf(line), typedPaise(deliveryCharge))

const inputOf = ({ lines, district, language, contactId, deliveryCharge, ...form }: Form) => ({
  ...form,
  ...(district && { district }),
  ...(language !== 'en' && { language }),
  ...(contactId && { contactId: Number(contactId) }),
  ...(deliveryCharge.trim() && { deliveryCharge: typedRupees(deliveryCharge) }),
  items: lines.map(({ productId, quantity, unitPrice }) => ({
    productId: Number(productId),
    quantity: bagsIn(quantity),
    unitPrice: typedRupees(unitPrice),
  })),
})
