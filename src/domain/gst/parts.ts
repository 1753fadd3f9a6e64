import { kilogramsIn } from '../catalog/measures'
import type { Bill } from '../customers/bills-schema'
import { lastOf } from '../lists'
import { paiseIn } from '../money'

/** The share of a document in one of its goods: what was paid for it, with its part of freight and discount. */
export interface Part {
  hsn: string
  /** GST in percent that `paise` includes; 0 for exempt goods. */
  rate: number
  description: string
  bags: number
  /** Grams of one bag; undefined if its weight is unknown. */
  grams: number | undefined
  paise: number
}

type Document = Pick<Bill, 'lines' | 'totalAmount'>
type Line = Bill['lines'][number]

/** Divides paise in proportion to weights, exactly. Without any weight, the first gets all. */
export function divided(paise: number, weights: readonly number[]): number[] {
  let [left, rest] = [paise, weights.reduce((sum, weight) => sum + weight, 0)]
  return weights.map((weight) => {
    const share = rest === 0 ? left : Math.round(left * (weight / rest))
    left -= share
    rest -= weight
    return share
  })
}

/** The weight of a bag in grams. Old bills have it in the description alone. */
function gramsOf({ kilograms, description }: Pick<Line, 'kilograms' | 'description'>): number | undefined {
  const known = kilograms ?? kilogramsIn(lastOf(description.split(',')) ?? '')
  return known === undefined ? undefined : Math.round(known * 1000)
}

/** The parts of a bill, one a line; together they are its total. */
export function partsOfBill({ lines, totalAmount }: Document): Part[] {
  const shares = divided(
    paiseIn(totalAmount),
    lines.map((line) => paiseIn(line.totalPrice)),
  )
  return lines.map((line, place) => ({
    hsn: line.hsn,
    rate: line.gstRate ?? 0,
    description: line.description,
    bags: line.quantity,
    grams: gramsOf(line),
    paise: shares[place] ?? 0,
  }))
}

/**
 * The parts that each credit note of a bill takes back, in order of issue. One with lines takes back their bags; one without
 * takes an amount and no bags; the note that takes what is left takes all bags that are left.
 */
export function partsOfCredits(bill: Document, notes: readonly Document[]): Part[][] {
  const rest = partsOfBill(bill)
  let left = paiseIn(bill.totalAmount)
  return notes.map((note) => {
    const paise = paiseIn(note.totalAmount)
    left -= paise
    const taken = left === 0 ? rest.map((part) => ({ ...part })) : takenFrom(rest, note, paise)
    for (const [place, part] of rest.entries()) {
      part.bags -= taken[place]?.bags ?? 0
      part.paise -= taken[place]?.paise ?? 0
    }
    return taken.filter(({ bags, paise }) => bags !== 0 || paise !== 0)
  })
}

function takenFrom(rest: readonly Part[], { lines }: Document, paise: number): Part[] {
  if (lines.length === 0)
    return withShares(
      rest,
      paise,
      rest.map((part) => Math.max(0, part.paise)),
      () => 0,
    )
  const ofPlace = (wanted: number, amount: (line: Line) => number) =>
    lines.reduce((sum, line) => (placeOf(line) === wanted ? sum + amount(line) : sum), 0)
  const weights = rest.map((_, place) => ofPlace(place, (line) => paiseIn(line.totalPrice)))
  return withShares(rest, paise, weights, (place) => ofPlace(place, ({ quantity }) => quantity))
}

const withShares = (
  rest: readonly Part[],
  paise: number,
  weights: readonly number[],
  bagsAt: (place: number) => number,
): Part[] => {
  const shares = divided(paise, weights)
  return rest.map((part, place) => ({ ...part, bags: bagsAt(place), paise: shares[place] ?? 0 }))
}

/** The place on the bill of a line of a credit note. */
const placeOf = ({ item = 0 }: Line): number => item

/** The GST in an amount of paise; within a state two equal halves. */
export function taxIn({ rate, paise }: Pick<Part, 'rate' | 'paise'>, isInterState: boolean) {
  const tax = paise - (paise * 100) / (100 + rate)
  if (isInterState) return { integrated: Math.round(tax), central: 0, state: 0 }
  const half = Math.round(tax / 2)
  return { integrated: 0, central: half, state: half }
}

type Printed = Pick<Bill, 'lines' | 'totalAmount' | 'placeOfSupply' | 'supplier'>

/**
 * The GST that the total of a document includes, by its kind and rate in percent, in paise; nothing for exempt goods, and for a
 * credit note of an amount.
 */
export function gstOfBill(bill: Printed): [name: string, paise: number][] {
  const { placeOfSupply, supplier } = bill
  const isInterState = placeOfSupply !== undefined && placeOfSupply !== supplier.gstin.slice(0, 2)
  const sums = new Map<string, number>()
  for (const part of partsOfBill(bill)) {
    if (part.rate === 0) continue
    const { integrated, central, state } = taxIn(part, isInterState)
    const taxes = isInterState
      ? [[`IGST ${part.rate} %`, integrated] as const]
      : [[`CGST ${part.rate / 2} %`, central] as const, [`SGST ${part.rate / 2} %`, state] as const]
    for (const [name, paise] of taxes) sums.set(name, (sums.get(name) ?? 0) + paise)
  }
  return [...sums]
}
