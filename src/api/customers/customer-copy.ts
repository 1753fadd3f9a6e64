import type { CustomerCopy } from '~/domain/customers/customer-copy-schema'
import { tickedQuery } from '~/domain/customers/erasure-schema'
import { indianDay } from '~/domain/dates'
import type { Call, CallContext } from '../http/call'
import { CallAnswer } from '../http/call-answer'
import { readablePieces } from '../http/json-pieces'
import { checked } from '../http/request-body'
import { namedRow } from '../http/rows'
import type { ShopReader } from '../store/store'
import { withRowsAbout } from './about-customer'
import { primaryCustomer } from './accounts'
import { keptOfCustomer } from './kept-of-customer'

/**
 * All data of a customer as a JSON file. `?orders=` and `?contacts=` select uncertain rows that are his. 404 for an unknown id.
 */
export async function copyCustomer(call: Call, { url, locals: { store } }: CallContext): Promise<CallAnswer<CustomerCopy>> {
  const ticked = checked(Object.fromEntries(url.searchParams), tickedQuery)
  const { id } = await store.read((shop) => {
    const named = namedRow(shop.customers, call, 'customer')
    return primaryCustomer(shop, named.id) ?? named
  })
  const copyOf = (shop: ShopReader): CustomerCopy => {
    const {
      identity,
      left: _left,
      doubtful: _doubtful,
      orders,
      contacts,
      notifications,
      ...rows
    } = keptOfCustomer(shop, id, ticked)
    return {
      copiedAt: call.now,
      ...rows,
      // Order links and browser identifiers are secret.
      quotations: [...identity.ids]
        .flatMap((each) => shop.quotations.by('customerId', each))
        .map(({ linkSalt: _salt, ...quotation }) => quotation),
      orders: orders.map(({ linkNumber: _number, linkSalt: _salt, ...order }) => order),
      contacts: contacts.map((contact) => {
        if (!contact.complaint) return contact
        const { linkSalt: _salt, ...complaint } = contact.complaint
        return { ...contact, complaint }
      }),
      notifications: notifications.map(({ raisedBy: _by, ...notification }) => notification),
    }
  }
  const copy = await withRowsAbout(store, id, (narrowed) => store.read((shop) => copyOf(narrowed(shop))))
  const name = `customer-${call.params.id}-${indianDay(new Date(call.now))}.json`
  return new CallAnswer(200, readablePieces(copy), {
    'Content-Type': 'application/json',
    'Content-Disposition': `attachment; filename="${name}"`,
  })
}
