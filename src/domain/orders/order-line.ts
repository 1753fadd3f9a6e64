import { AUDITED_LOTS, auditedLots, lotDetails, lotsOf, type WithLots } from '../batches/item-lots'

/** What orders are found by, of their lines. */
export const lineIndexes = { lot: lotsOf }

/** What the list of changes reads of what other features add to an order, with the names that it knows. */
export const auditedFields = auditedLots
export const AUDITED_FIELDS = AUDITED_LOTS

type Line = WithLots

/** What a line shows beside its feed, bags and amount. */
export interface LineDetail {
  /** Its word in the office; pages have one in each language. */
  kind: 'lot'
  value: string
  /** The bags that it is about; all without. */
  bags?: number
  /** The page about it. */
  path?: string
  /** Why these bags are called back. */
  recalled?: string
  /** Whether it may still change before the order leaves. */
  isPlanned?: boolean
}

/** All that joins a line. Bills, slips, lists, the order's page and the office show it from here. */
export const detailsOf = (line: Line): LineDetail[] => [...lotDetails(line)]

interface Feed {
  productName: string
  productSku: string
}

/** 'Early Stage Feed (TF-EARLY-25)'. */
export const feedInWords = ({ productName, productSku }: Feed): string => `${productName} (${productSku})`

/** A line of a bill or a slip: 'Early Stage Feed (TF-EARLY-25), 25 kg, lot E-261123-1 ×4'. */
export const lineInWords = (line: Feed & Line, weight?: string): string =>
  [feedInWords(line), weight, ...detailsInWords(line)].filter(Boolean).join(', ')

/** One text for each kind: 'lot E-261123-1 ×8, E-261201-1 ×2', 'planned lot E-261123-1 ×8'. */
export const detailsInWords = (line: Line): string[] =>
  valuesOf(line, ({ kind, isPlanned }) => (isPlanned ? `planned ${kind} ` : `${kind} `))

/** The same without the words of the kinds: 'E-261123-1 ×8', 'planned E-261123-1 ×8'. */
export const detailsInShort = (line: Line): string => valuesOf(line, ({ isPlanned }) => (isPlanned ? 'planned ' : '')).join(', ')

export const isRecalled = (line: Line): boolean => detailsOf(line).some(({ recalled }) => recalled !== undefined)

function valuesOf(line: Line, labelOf: (detail: LineDetail) => string): string[] {
  const values = new Map<string, string>()
  for (const detail of detailsOf(line)) {
    const label = labelOf(detail)
    const before = values.get(label)
    const value = detail.value + (detail.bags === undefined ? '' : ` ×${detail.bags}`)
    values.set(label, before === undefined ? label + value : `${before}, ${value}`)
  }
  return [...values.values()]
}
