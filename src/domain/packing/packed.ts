import { formatDateTime } from '../dates'
import type { Order } from '../orders/schema'

type Marked = Pick<Order, 'items' | 'packed' | 'packedItems' | 'unpackedAt'>

/** Who packed a line, and when; undefined while it waits. */
export const markOf = ({ packed, packedItems }: Marked, place: number) =>
  packed ?? packedItems?.find(({ item }) => item === place)

/** An order without its marks. */
export function withoutMarks<Row extends Marked>(order: Row): Omit<Row, 'packed' | 'packedItems' | 'unpackedAt'> {
  const { packed: _packed, packedItems: _items, unpackedAt: _unpacked, ...kept } = order
  return kept
}

/** An order after its lines changed: no mark stays, and it says so if it had one. */
export function unpacked<Row extends Marked>(order: Row, at: string) {
  const { packed, packedItems, unpackedAt } = order
  const since = packed || packedItems ? at : unpackedAt
  return { ...withoutMarks(order), ...(since !== undefined && { unpackedAt: since }) }
}

/** Marks the lines in these places, or takes their marks away. A mark that stands keeps who and when. */
export function marked<Row extends Marked>(
  order: Row,
  places: readonly number[],
  isPacked: boolean,
  mark: { at: string; by?: string },
) {
  const { packed, items } = order
  const stands = items.flatMap((_, item) => {
    const known = markOf(order, item)
    if (!places.includes(item)) return known ? [{ ...known, item }] : []
    return isPacked ? [{ ...(known ?? mark), item }] : []
  })
  if (stands.length === 0) return withoutMarks(order)
  if (stands.length < items.length) return { ...withoutMarks(order), packedItems: stands }
  return { ...withoutMarks(order), packed: packed ?? mark }
}

/** 'packed', or 'packed 1 of 2 lines'; undefined without a mark. */
export function packedInWords({ packed, packedItems, items, unpackedAt }: Marked): string | undefined {
  if (packed) return 'packed'
  if (packedItems) return `packed ${packedItems.length} of ${items.length} lines`
  return unpackedAt && 'to pack again: its bags changed'
}

/** 'Packed by bilal, 28 Nov 2026, 10:30 am'. */
export const markInWords = ({ at, by }: { at: string; by?: string | undefined }): string =>
  `Packed${by ? ` by ${by}` : ''}, ${formatDateTime(at)}`
