import { billNumber } from '../customers/bill-numbers'
import type { Bill } from '../customers/bills-schema'
import { paiseIn } from '../money'
import type { SeriesRow } from './gst-schema'

type Numbered = Pick<Bill, 'number' | 'kind' | 'totalAmount' | 'credits'>

interface Series {
  kind: Bill['kind']
  serials: Set<number>
  cancelled: number
}

/** The documents of a period by series, for table 13. */
export class DocumentSeries {
  readonly #series = new Map<string, Series>()

  /** `isCredited`: whether credit notes up to the last day take back all of a bill. */
  add({ number, kind }: Pick<Bill, 'number' | 'kind'>, isCredited: boolean) {
    const { series, serial } = serialOf(number)
    const known = this.#series.get(series) ?? { kind, serials: new Set(), cancelled: 0 }
    this.#series.set(series, known)
    known.serials.add(serial)
    if (isCredited) known.cancelled++
  }

  /** `isUsed` says whether any document has a number, so that numbers lost before the first one are found. */
  rows(natureOf: (kind: Bill['kind']) => string, isUsed: (number: string) => boolean): SeriesRow[] {
    return [...this.#series]
      .sort(([a, one], [b, other]) => (one.kind === other.kind ? (a < b ? -1 : 1) : one.kind === 'bill' ? -1 : 1))
      .map(([series, { kind, serials, cancelled }]) => {
        const numbered = (serial: number) => billNumber(series, serial) ?? series + serial
        let first = Math.min(...serials)
        const last = Math.max(...serials)
        while (first > 1 && !isUsed(numbered(first - 1))) first--
        const missing = []
        for (let serial = first; serial < last; serial++) if (!serials.has(serial)) missing.push(numbered(serial))
        const total = last - first + 1
        return {
          ...{ nature: natureOf(kind), from: numbered(first), to: numbered(last), total },
          cancelled: cancelled + missing.length,
          net: total - cancelled - missing.length,
          missing,
        }
      })
  }
}

function serialOf(number: string): { series: string; serial: number } {
  const [, series = '', serial = ''] = /^(.*?)(\d+)$/.exec(number) ?? []
  return { series, serial: Number(serial) }
}

/** Whether the credit notes that were issued up to a day take back all of a bill. */
export function isCreditedBy(bill: Numbered, dayOf: (number: string) => string | undefined, to: string): boolean {
  if (bill.kind !== 'bill' || bill.credits.length === 0) return false
  const credited = bill.credits.filter(({ number }) => (dayOf(number) ?? '') <= to)
  return credited.length > 0 && credited.reduce((left, { amount }) => left - paiseIn(amount), paiseIn(bill.totalAmount)) === 0
}
