import { formatRupees } from '../money'
import { shownPin } from '../pins'
import { itemsInWords } from './order-texts'
import type { OrderEdit } from './schema'

type Fields = OrderEdit['before']

const LABELS: Readonly<Record<keyof Fields, string>> = {
  customerName: 'name',
  customerEmail: 'email',
  customerPhone: 'phone',
  shippingAddress: 'address',
  district: 'district',
  notes: 'notes',
  items: 'feeds',
  channel: 'came by',
  discount: 'discount',
  discountReason: 'reason',
  deliveryCharge: 'delivery',
  totalAmount: 'total',
}

const AMOUNTS: readonly (keyof Fields)[] = ['discount', 'deliveryCharge', 'totalAmount']

/** Describes an edit, such as 'total ₹5,000 → ₹12,500'. */
export function editInWords({ before, after }: { before: Fields; after: Fields }): string {
  const names = Object.keys(before) as (keyof Fields)[]
  return names.map((name) => `${LABELS[name]} ${valueInWords(name, before)} → ${valueInWords(name, after)}`).join('; ')
}

function valueInWords(name: keyof Fields, { [name]: value }: Fields): string {
  if (Array.isArray(value)) return itemsInWords({ items: value })
  if (typeof value === 'object' && 'street' in value) return [value.street, shownPin(value.zipCode)].filter(Boolean).join(', ')
  if (typeof value !== 'string' || value === '') return 'none'
  return AMOUNTS.includes(name) ? formatRupees(value) : value
}
