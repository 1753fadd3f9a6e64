import type { Column } from '../csv'
import type { CreditedRow, ExemptRow, HsnRow, PlaceRow, SeriesRow } from './gst-schema'

/** The words of the offline tool of the GST portal for a row of table 8. */
const EXEMPT_ROWS = {
  registered: { inter: 'Inter-State supplies to registered persons', intra: 'Intra-State supplies to registered persons' },
  others: { inter: 'Inter-State supplies to unregistered persons', intra: 'Intra-State supplies to unregistered persons' },
} as const

export const exemptRowName = ({ buyers, isInterState }: Pick<ExemptRow, 'buyers' | 'isInterState'>): string =>
  EXEMPT_ROWS[buyers][isInterState ? 'inter' : 'intra']

/** The columns of these tables are those of the offline tool of the GST portal. */
export const TABLE_8_COLUMNS: readonly Column<ExemptRow>[] = [
  ['Description', exemptRowName],
  ['Nil Rated Supplies', () => '0.00'],
  ['Exempted(other than nil rated/non GST supply)', ({ exempt }) => exempt],
  ['Non-GST Supplies', () => '0.00'],
]

const inKilograms = ({ kilograms }: { kilograms: number }) => kilograms.toFixed(2)

export const TABLE_12_COLUMNS: readonly Column<HsnRow>[] = [
  ['HSN', ({ hsn }) => hsn],
  ['Description', ({ description }) => description],
  ['UQC', ({ unit }) => unit],
  ['Total Quantity', inKilograms],
  ['Total Value', ({ value }) => value],
  ['Taxable Value', ({ taxable }) => taxable],
  ['Integrated Tax Amount', ({ integratedTax }) => integratedTax],
  ['Central Tax Amount', ({ centralTax }) => centralTax],
  ['State/UT Tax Amount', ({ stateTax }) => stateTax],
  ['Cess Amount', () => '0.00'],
  ['Rate', ({ rate }) => rate],
]

export const isTaxed = ({ rate }: Pick<HsnRow, 'rate'>): boolean => rate > 0

export const TAXED_ELSEWHERE = 'Taxed supplies also belong in tables 4 and 7 of the return, which are not made here.'

export const TABLE_13_COLUMNS: readonly Column<SeriesRow>[] = [
  ['Nature of Document', ({ nature }) => nature],
  ['Sr. No. From', ({ from }) => from],
  ['Sr. No. To', ({ to }) => to],
  ['Total Number', ({ total }) => total],
  ['Cancelled', ({ cancelled }) => cancelled],
]

export const BUYERS_LABELS = { registered: 'Registered', others: 'Others' } as const

export const CREDITED_COLUMNS: readonly Column<CreditedRow>[] = [
  ['Buyers', ({ buyers }) => BUYERS_LABELS[buyers]],
  ['HSN', ({ hsn }) => hsn],
  ['Credit notes', ({ notes }) => notes],
  ['Bags', ({ bags }) => bags],
  ['Kilograms', inKilograms],
  ['Value', ({ value }) => value],
]

export const PLACE_COLUMNS: readonly Column<PlaceRow>[] = [
  ['Code', ({ code }) => code],
  ['Place of supply', ({ state }) => state || 'Not known'],
  ['Registered', ({ registered }) => registered],
  ['Others', ({ others }) => others],
]
