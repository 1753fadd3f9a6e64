import type { Contact, ContactHeading, NewContact } from '~/schemas/contacts'
import type { Call } from './http/call'
import { newestFirst } from './http/rows'
import type { Caller } from './operator/auth'
import type { Shop, ShopReader } from './store/store'

/** All contacts, newest first; before sign-in, the operator's device gets name, subject and time only. */
export function listContacts(shop: ShopReader, { caller }: { caller: Pick<Caller, 'isOperator'> }): Contact[] | ContactHeading[] {
  const contacts = newestFirst(shop.contacts.rows())
  return caller.isOperator ? contacts : contacts.map(headingOf)
}

const headings = new WeakMap<Contact, ContactHeading>()

function headingOf(contact: Contact): ContactHeading {
  const { id, name, subject, createdAt } = contact
  const heading = headings.get(contact) ?? { id, name, subject, createdAt }
  headings.set(contact, heading)
  return heading
}

export const createContact = (shop: Shop, { input, now }: Call<NewContact>): Contact =>
  shop.contacts.insert({ ...input, phone: input.phone ?? null, createdAt: now })
