import { type AuditEntry, type AuditLogPage, auditLogQuery, type ListedAuditEntry } from '~/domain/account/audit-log-schema'
import { inDays } from '~/domain/days'
import { pageOf } from '~/domain/paging'
import { primaryCustomer } from '../customers/accounts'
import type { Call, CallContext } from '../http/call'
import { checked } from '../http/request-body'
import { RowViews } from '../http/row-views'
import { perStore } from '../store/memo'
import type { ShopReader } from '../store/store'

const COMMAND = '-'

const ALL = { operator: '', noun: '', from: '', to: '' } as const
type Filter = { readonly [Name in keyof typeof ALL]: string }

/** Operators with changes: name at the last change, and number of changes. */
type Makers = Map<AuditEntry['username'], { name: string; last: number; changes: number }>

const viewsOf = perStore(
  (store) => new RowViews<AuditEntry, Filter, Makers>(store, { table: 'changes', matcher, noTotals: () => new Map(), count }),
)

/** A page of the audit log, newest first, by query parameters; 422 for an invalid one. */
export async function readAuditLog(_call: Call, { url, locals }: CallContext): Promise<AuditLogPage> {
  const { page, size, ...filter } = checked({ page: '1', ...Object.fromEntries(url.searchParams) }, auditLogQuery)
  const views = viewsOf(locals.store)
  const { totals } = await views.get(ALL)
  const { rows } = await views.get(filter)
  const found = pageOf(rows, String(page), size)
  const listed = await locals.store.read((shop) => found.rows.map((entry) => withMoney(shop, entry)))
  return { ...found, rows: listed, operators: operatorsIn(totals) }
}

/** Ledger entries never change, so amount and customer are not stored in the audit log. */
function withMoney(shop: ShopReader, audited: AuditEntry): ListedAuditEntry {
  const entry = audited.noun === 'ledger' ? shop.ledgerEntries.get(Number(audited.rowId)) : undefined
  const customer = entry && primaryCustomer(shop, entry.customerId)
  if (!customer) return audited
  return { ...audited, money: { amount: entry.amount, customerId: customer.id, customerName: customer.name } }
}

function matcher({ operator, noun, from, to }: Filter): (change: AuditEntry) => boolean {
  const isInDays = inDays(from, to)
  return ({ at, username, noun: of }) =>
    (operator === '' || (username ?? COMMAND) === operator) && (noun === '' || of === noun) && isInDays(at)
}

function count(makers: Makers, { id, username, name }: AuditEntry, times: 1 | -1) {
  const known = makers.get(username) ?? { name, last: id, changes: 0 }
  const latest = id > known.last ? { name, last: id } : known
  const changes = known.changes + times
  if (changes === 0) makers.delete(username)
  else makers.set(username, { ...latest, changes })
}

/** Sorted by their last change, newest first. */
const operatorsIn = (makers: Makers): AuditLogPage['operators'] =>
  [...makers].sort(([, a], [, b]) => b.last - a.last).map(([username, { name }]) => ({ username, name }))
