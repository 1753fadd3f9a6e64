import type { RowWrite } from '../store/committed-rows'
import type { ShopReader } from '../store/store'

/** Tables with personal data whose rows are contained in answers. */
const NAMED = ['customers', 'orders', 'contacts', 'notifications'] as const

const FIELDS: Readonly<Record<string, (typeof NAMED)[number]>> = {
  customerId: 'customers',
  joinedTo: 'customers',
  orderId: 'orders',
  contactId: 'contacts',
}

/** Ids in a JSON answer. Inside a JSON string quotes have backslashes, so a text never matches. */
const IDS = new RegExp(`"(${Object.keys(FIELDS).join('|')})":(\\d+)`, 'g')

export const rowName = (table: (typeof NAMED)[number], id: number): string => `${table} ${id}`

/**
 * The rows that an answer contains, such as `orders 3`: rows written by its transaction, rows whose ids it contains, and the
 * customers of its orders.
 */
export function namedRows(shop: ShopReader, body: string | null, writes: readonly RowWrite[]): string[] {
  const named = new Set(writes.flatMap(([name, key]) => (NAMED.some((each) => each === name) ? [`${name} ${key}`] : [])))
  for (const [, field = '', id] of body?.matchAll(IDS) ?? []) {
    const table = FIELDS[field]
    if (table) named.add(rowName(table, Number(id)))
  }
  for (const name of [...named]) {
    const [table, id] = name.split(' ')
    const { customerId } = (table === 'orders' && shop.orders.get(Number(id))) || {}
    if (customerId !== undefined) named.add(rowName('customers', customerId))
  }
  return [...named]
}

/** The same for an answer stored by an older version, guessed from the shape of its rows. */
export function guessedRows(shop: ShopReader, body: string): string[] {
  const named = new Set<string>()
  const guess = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    const { id, ...row } = value as Record<string, unknown>
    const table = tableOf(row)
    if (table && typeof id === 'number') named.add(rowName(table, id))
    for (const each of Object.values(row)) guess(each)
  }
  const said: unknown = JSON.parse(body)
  for (const each of Array.isArray(said) ? said : [said]) guess(each)
  return [...new Set([...named, ...namedRows(shop, body, [])])]
}

function tableOf(row: object): (typeof NAMED)[number] | undefined {
  if ('customerName' in row) return 'orders'
  if ('joinedTo' in row) return 'customers'
  if ('subject' in row) return 'contacts'
  return 'title' in row ? 'notifications' : undefined
}
