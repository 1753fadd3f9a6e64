import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'
import type { ContactForm, NewContact } from '~/domain/contacts/schema'
import type { Goods } from '~/domain/orders/order-form'
import type { OrderKeys } from '~/domain/orders/order-keys'
import type { OrderForm } from '~/domain/orders/schema'
import type { Language } from '~/languages'
import type { DeviceOrder } from '../orders/device-orders'

export interface WaitingOrder extends Goods {
  kind: 'order'
  form: OrderForm
  keys: OrderKeys
  /** Those of older devices are English. */
  language?: Language
}

export interface WaitingContact {
  kind: 'contact'
  form: ContactForm & Pick<NewContact, 'language'>
  key: string
}

/**
 * `notBefore` is the earliest time to send again, in milliseconds since 1970; `isAnswered` if the shop itself has failed;
 * `link` leads to an order that is placed, perhaps before all of its calls are through; `unkept` while My Orders lacks it. A
 * complaint has a `number`, too.
 */
export type WaitingState =
  | { state: 'waiting'; notBefore?: number; isAnswered?: boolean; link?: string }
  | { state: 'sent'; at: number; link?: string; number?: string; unkept?: DeviceOrder }
  | { state: 'refused'; sentence: string }

/** A form with its state, under its first idempotency key; `keptAt` is in milliseconds since 1970. */
type Kept = { id: string; keptAt: number } & (WaitingOrder | WaitingContact) & WaitingState

/** `isUnsent` if the shop surely has not got it. */
export type Waiting = Kept & { isUnsent: boolean }

interface Tables extends DBSchema {
  forms: { key: string; value: Kept }
  /** Ids of unsent forms. One leaves before its form is sent: that needs no room. */
  unsent: { key: string; value: true }
}

const STORES = ['forms', 'unsent'] as const

/** The forms within a transaction. */
export interface Rows {
  get(id: string): Promise<Waiting | undefined>
  put(row: Waiting): Promise<void>
  /** The form is sent from now on. */
  markSending(id: string): Promise<void>
  delete(id: string): Promise<void>
}

/** Stands in localStorage while a form is kept. A new value tells the other tabs. */
const FLAG = 'outbox'

let opened: Promise<IDBPDatabase<Tables>> | undefined

/** Whether a page looks for kept forms once it is idle. */
export const isAnyKept = () => localStorage.getItem(FLAG) !== null

/** All forms of this device, the oldest first. Throws what the browser's storage throws. */
export async function keptForms(): Promise<Waiting[]> {
  await takeOver()
  const read = (await database()).transaction(STORES)
  const [forms, unsent] = await Promise.all([read.objectStore('forms').getAll(), read.objectStore('unsent').getAllKeys()])
  return forms.map((form) => ({ ...form, isUnsent: unsent.includes(form.id) })).sort((one, other) => one.keptAt - other.keptAt)
}

/** Changes forms in one transaction, all or none, the tabs in turn. Throws what the browser's storage throws. */
export async function changeForms<Answer>(change: (rows: Rows) => Promise<Answer>): Promise<Answer> {
  await takeOver()
  return write(change)
}

async function write<Answer>(change: (rows: Rows) => Promise<Answer>): Promise<Answer> {
  const writing = (await database()).transaction(STORES, 'readwrite', { durability: 'strict' })
  // What ends the transaction is thrown by the request that it refused.
  writing.done.catch(() => {})
  try {
    const forms = writing.objectStore('forms')
    const answer = await change(rowsIn(forms, writing.objectStore('unsent')))
    flag((await forms.count()) > 0)
    await writing.done
    return answer
  } catch (error) {
    abort(writing)
    throw error
  }
}

function abort(writing: { abort: () => void }) {
  try {
    writing.abort()
  } catch {
    // The transaction had ended by itself.
  }
}

/** Within the transaction: what one tab keeps while another forgets the last form is flagged. */
function flag(isKept: boolean) {
  if (!isKept) return localStorage.removeItem(FLAG)
  try {
    localStorage.setItem(FLAG, String(Date.now()))
  } catch (error) {
    if (!isAnyKept()) throw error
  }
}

type Store<Name extends 'forms' | 'unsent'> = IDBPObjectStore<Tables, typeof STORES, Name, 'readwrite'>

const rowsIn = (forms: Store<'forms'>, unsent: Store<'unsent'>): Rows => ({
  async get(id) {
    const form = await forms.get(id)
    return form && { ...form, isUnsent: (await unsent.getKey(id)) !== undefined }
  },
  async put({ isUnsent, ...form }) {
    await forms.put(form)
    if (isUnsent) await unsent.put(true, form.id)
  },
  markSending: (id) => unsent.delete(id),
  async delete(id) {
    await forms.delete(id)
    await unsent.delete(id)
  },
})

/** Takes over what a tab of an older version keeps in localStorage. Whether it was sent, nobody knows. */
async function takeOver() {
  const forms = oldForms()
  if (forms.length === 0) return
  await write(async (rows) => {
    for (const [place, form] of forms.entries()) await rows.put({ ...form, keptAt: place, isUnsent: false })
  })
}

function oldForms(): readonly Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(FLAG) ?? '')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

function database(): Promise<IDBPDatabase<Tables>> {
  opened ??= openDB<Tables>('outbox', 1, {
    upgrade(made) {
      made.createObjectStore('forms', { keyPath: 'id' })
      made.createObjectStore('unsent')
    },
    // A tab of a newer version waits for this one to let go.
    blocking(_from, _to, event) {
      ;(event.target as IDBDatabase).close()
      opened = undefined
    },
    terminated() {
      opened = undefined
    },
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}
