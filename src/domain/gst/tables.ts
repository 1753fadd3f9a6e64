import type { Bill } from '../customers/bills-schema'
import { rupees } from '../money'
import { STATES } from '../state-names'
import { BUYERS, type Buyers, type CreditedRow, type ExemptRow, type HsnRow, type PlaceRow } from './gst-schema'
import { type Part, taxIn } from './parts'

/** A bill or credit note of the period, with what the tables need to know of it. */
export interface CountedDocument {
  kind: Bill['kind']
  buyers: Buyers
  /** The code of the state of the buyer; '' if unknown. */
  place: string
  isInterState: boolean
  parts: readonly Part[]
}

interface Sums {
  bags: number
  grams: number
  paise: number
  integrated: number
  central: number
  state: number
}

const noSums = (): Sums => ({ bags: 0, grams: 0, paise: 0, integrated: 0, central: 0, state: 0 })

const SEPARATOR = '|'

/** The sums of the GST tables over documents, which are added one by one. */
export class GstTables {
  readonly #exempt = new Map<string, number>()
  readonly #goods = new Map<string, Sums>()
  readonly #credited = new Map<string, Sums & { notes: number }>()
  readonly #places = new Map<string, Record<Buyers, number>>()
  /** Paise of all parts. */
  sum = 0

  add({ kind, buyers, place, isInterState, parts }: CountedDocument) {
    const sign = kind === 'bill' ? 1 : -1
    const credited = new Set<string>()
    for (const part of parts) {
      const grams = part.bags * (part.grams ?? 0)
      const paise = sign * part.paise
      this.sum += paise
      if (part.rate === 0) addTo(this.#exempt, [buyers, isInterState].join(SEPARATOR), paise)
      const row = sumsAt(this.#goods, [buyers, part.hsn, part.rate].join(SEPARATOR), noSums)
      const tax = taxIn(part, isInterState)
      row.bags += sign * part.bags
      row.grams += sign * grams
      row.paise += paise
      row.integrated += sign * tax.integrated
      row.central += sign * tax.central
      row.state += sign * tax.state
      const at = sumsAt(this.#places, place, () => ({ registered: 0, others: 0 }))
      at[buyers] += paise
      if (kind === 'bill') continue
      const key = [buyers, part.hsn].join(SEPARATOR)
      const taken = sumsAt(this.#credited, key, () => ({ ...noSums(), notes: 0 }))
      taken.bags += part.bags
      taken.grams += grams
      taken.paise += part.paise
      if (!credited.has(key)) taken.notes++
      credited.add(key)
    }
  }

  /** Always four rows, as the portal has them. */
  table8(): ExemptRow[] {
    return BUYERS.flatMap((buyers) =>
      [true, false].map((isInterState) => ({
        buyers,
        isInterState,
        exempt: rupees(this.#exempt.get([buyers, isInterState].join(SEPARATOR)) ?? 0),
      })),
    )
  }

  table12(wanted: Buyers, unit: string, nameOf: (hsn: string) => string): HsnRow[] {
    return sorted(this.#goods).flatMap(([key, { bags, grams, paise, integrated, central, state }]) => {
      const [buyers, hsn = '', rate] = key.split(SEPARATOR)
      if (buyers !== wanted) return []
      return {
        ...{ hsn, description: nameOf(hsn), unit, rate: Number(rate), bags, kilograms: grams / 1000 },
        value: rupees(paise),
        taxable: rupees(paise - integrated - central - state),
        integratedTax: rupees(integrated),
        centralTax: rupees(central),
        stateTax: rupees(state),
      }
    })
  }

  credited(): CreditedRow[] {
    return sorted(this.#credited).map(([key, { notes, bags, grams, paise }]) => {
      const [buyers, hsn = ''] = key.split(SEPARATOR)
      return { buyers: buyers as Buyers, hsn, notes, bags, kilograms: grams / 1000, value: rupees(paise) }
    })
  }

  places(): PlaceRow[] {
    return sorted(this.#places).map(([code, { registered, others }]) => ({
      code,
      state: STATES[code] ?? '',
      registered: rupees(registered),
      others: rupees(others),
    }))
  }
}

const addTo = (sums: Map<string, number>, key: string, paise: number) => sums.set(key, (sums.get(key) ?? 0) + paise)

function sumsAt<Each>(sums: Map<string, Each>, key: string, make: () => Each): Each {
  const known = sums.get(key) ?? make()
  sums.set(key, known)
  return known
}

/** By their key; registered buyers first. */
const sorted = <Each>(sums: Map<string, Each>): [string, Each][] =>
  [...sums].sort(
    ([one], [other]) => Number(other.startsWith('registered')) - Number(one.startsWith('registered')) || (one < other ? -1 : 1),
  )
