import { statementColumns } from '~/domain/customers/customer-files'
import type { ListedEntries } from '~/domain/customers/ledger-pages-schema'
import type { Customer } from '~/domain/customers/schema'
import { statementOf } from '~/domain/customers/statements'
import { statementQuery } from '~/domain/customers/statements-schema'
import { ledgerQuery, pageQuery } from '~/domain/list-pages-schema'
import { rupees } from '~/domain/money'
import { pageOf } from '~/domain/paging'
import type { Call, CallContext } from '../http/call'
import type { CallAnswer } from '../http/call-answer'
import { csvAnswer } from '../http/csv-files'
import { invalid } from '../http/problems'
import { checked } from '../http/request-body'
import { entriesOf, primaryCustomer, unbilledIn } from './accounts'
import { accountsIn } from './customer-accounts'

/**
 * The entries of `?customer=`, latest day first, paged with `?page=`; with unbilled shipped goods, and the balance of both.
 */
export async function listEntries(_call: Call, context: CallContext): Promise<ListedEntries> {
  const asked = Object.fromEntries(context.url.searchParams)
  const { entries, unbilled, balance } = await askedFor(context)
  const rows = entries.toReversed()
  if (!('page' in asked)) return { rows, unbilled, balance }
  const { page, size } = checked(asked, pageQuery)
  return { ...pageOf(rows, String(page), size), unbilled, balance }
}

/** The statement of `?customer=` as CSV, oldest first, with balances; `from` and `to` limit the days. */
export async function exportEntries(call: Call, context: CallContext): Promise<CallAnswer<string>> {
  const days = checked(Object.fromEntries(context.url.searchParams), statementQuery)
  const { entries, unbilled, customer } = await askedFor(context)
  const lines = statementOf(entries, unbilled, days)
  return csvAnswer(`statement-${customer.id}`, statementColumns(customer), lines, new Date(call.now))
}

function askedFor({ url, locals: { store } }: CallContext) {
  const { customer: id } = checked(Object.fromEntries(url.searchParams), ledgerQuery)
  return store.read((shop) => {
    const customer: Customer | undefined = primaryCustomer(shop, id)
    if (!customer) throw invalid([{ path: 'customer', message: `There is no customer #${id}.` }])
    const account = accountsIn(store, shop)(customer.id)
    const balance = rupees(account.balance)
    return { customer, entries: entriesOf(shop, customer.id), unbilled: unbilledIn(account), balance }
  })
}
