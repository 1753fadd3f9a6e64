export const BADGES = ['Best Seller', 'New', 'Premium', 'Featured'] as const

interface Described {
  /** Where it is shown: on the bag's label, on the card of the home page, or on bills. */
  part: 'label' | 'card' | 'tax'
  /** The heading in the CSV file and in the form. */
  heading: string
  hint?: string
}

type OptionalField = Described &
  ({ kind: 'money' } | { kind: 'hsn' } | { kind: 'line'; longest: number } | { kind: 'choice'; choices: readonly string[] })

/**
 * The optional fields of a product. Schema, CSV columns, form and audit log are derived from this list. `bestBefore` is in months
 * from packing.
 */
export const OPTIONAL_FIELDS = {
  mrp: { part: 'label', heading: 'MRP', kind: 'money' },
  maker: {
    part: 'label',
    heading: 'Maker',
    kind: 'line',
    longest: 300,
    hint: 'Name and address; while it is empty, the legal name and the mill of Settings.',
  },
  countryOfOrigin: { part: 'label', heading: 'Country of Origin', kind: 'line', longest: 60 },
  bestBefore: {
    part: 'label',
    heading: 'Best Before',
    kind: 'line',
    longest: 60,
    hint: 'A number is months from packing; anything else is shown as it is.',
  },
  licenceNumber: { part: 'label', heading: 'Licence Number', kind: 'line', longest: 60 },
  hsn: { part: 'tax', heading: 'HSN', kind: 'hsn', hint: 'While it is empty, the HSN code of Settings.' },
  gstRate: { part: 'tax', heading: 'GST Rate (%)', kind: 'choice', choices: ['5', '12', '18', '28', '40'] },
  compareAtPrice: { part: 'card', heading: 'Compare-at Price', kind: 'money' },
  badge: { part: 'card', heading: 'Badge', kind: 'choice', choices: BADGES },
} as const satisfies Readonly<Record<string, OptionalField>>

export type OptionalName = keyof typeof OPTIONAL_FIELDS

export const OPTIONAL_NAMES = Object.keys(OPTIONAL_FIELDS) as OptionalName[]

/** A field with its general type. */
export const optionalField = (name: OptionalName): OptionalField => OPTIONAL_FIELDS[name]
