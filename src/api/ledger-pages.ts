import { statementColumns } from '~/formats/customer-files'
import { indianDay } from '~/formats/dates'
import { balanceOf, withBalances } from '~/rules/ledger'
import { rupees } from '~/rules/money'
import { pageOf } from '~/rules/paging'
import type { Customer } from '~/schemas/customers'
import { ledgerQuery, pageQuery } from '~/schemas/list-pages'
import { standingFor } from './customers'
import type { Call, CallContext } from './http/call'
import { csvAnswer } from './http/csv-files'
import { invalid } from './http/problems'
import { checked } from './http/request-body'
import { ledgerBook } from './ledger-book'

/** The entries of `?customer=` with their sum, the latest day first; a page of them with `?page=`. */
export async function listEntries(call: Call, context: CallContext) {
  const asked = Object.fromEntries(context.url.searchParams)
  const { entries } = await askedFor(call, context)
  const balance = rupees(balanceOf(entries))
  const rows = entries.toReversed()
  if (!('page' in asked)) return { rows, balance }
  const { page, size } = checked(asked, pageQuery)
  return { ...pageOf(rows, String(page), size), balance }
}

/** The statement of `?customer=` as a CSV file, oldest first, with the balance after each entry. */
export async function exportEntries(call: Call, context: CallContext): Promise<Response> {
  const { entries, customer } = await askedFor(call, context)
  return csvAnswer(`statement-${customer.id}`, statementColumns(customer), withBalances(entries), new Date(call.now))
}

function askedFor({ now }: Call, { url, locals: { store } }: CallContext) {
  const { customer: id } = checked(Object.fromEntries(url.searchParams), ledgerQuery)
  return store.read((shop) => {
    const customer: Customer | undefined = standingFor(shop, id)
    if (!customer) throw invalid([{ path: 'customer', message: `There is no customer #${id}.` }])
    return { customer, entries: ledgerBook(store, shop, indianDay(new Date(now))).entriesOf(customer.id) }
  })
}
