import { indianDay } from '~/domain/dates'
import type { Call, CallContext } from '../http/call'
import { CallAnswer } from '../http/call-answer'
import { namedRow } from '../http/rows'
import { primaryCustomer } from './accounts'
import { keptOfCustomer } from './kept-of-customer'

/** All that is kept of a customer, as a file of JSON to download; 404 for an unknown id. */
export async function copyCustomer(call: Call, { locals: { store } }: CallContext): Promise<CallAnswer> {
  const copy = await store.read((shop) => {
    const named = namedRow(shop.customers, call, 'customer')
    const { id } = primaryCustomer(shop, named.id) ?? named
    const { identity: _, orders, contacts, notifications, ...rows } = keptOfCustomer(shop, id)
    return {
      copiedAt: call.now,
      ...rows,
      // What opens the page of an order is a secret, and of a visitor's browser too.
      orders: orders.map(({ linkNumber: _number, linkSalt: _salt, ...order }) => order),
      contacts: contacts.map((contact) => {
        if (!contact.complaint) return contact
        const { linkSalt: _salt, ...complaint } = contact.complaint
        return { ...contact, complaint }
      }),
      notifications: notifications.map(({ raisedBy: _by, ...notification }) => notification),
    }
  })
  const name = `customer-${call.params.id}-${indianDay(new Date(call.now))}.json`
  return new CallAnswer(200, Buffer.from(JSON.stringify(copy, null, 2)), {
    'Content-Type': 'application/json',
    'Content-Disposition': `attachment; filename="${name}"`,
  })
}
