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
  /** Missing in rows of old versions, which were English only. */
  language?: Language
}

export interface WaitingContact {
  kind: 'contact'
  form: ContactForm & Pick<NewContact, 'language'>
  key: string
}

/**
 * `notBefore` is the earliest time to retry, in milliseconds since 1970; `isAnswered` if the shop answered with an error; `link`
 * is set once the order is placed, perhaps before all its calls succeeded; `unkept` while My Orders lacks it. A complaint also has
 * a `number`.
 */
export type WaitingState =
  | { state: 'waiting'; notBefore?: number; isAnswered?: boolean; link?: string }
  | { state: 'sent'; at: number; link?: string; number?: string; unkept?: DeviceOrder }
  | { state: 'refused'; sentence: string }

/** A form with its state, keyed by its first idempotency key; `keptAt` is in milliseconds since 1970. */
type Kept = { id: string; keptAt: number } & (WaitingOrder | WaitingContact) & WaitingState

/** `isUnsent` if the shop certainly does not have it. */
export type Waiting = Kept & { isUnsent: boolean }

interface Tables extends DBSchema {
  forms: { key: string; value: Kept }
  /** Ids of unsent forms. An id is deleted before its form is sent, because a deletion needs no space. */
  unsent: { key: string; value: true }
}

const STORES = ['forms', 'unsent'] as const

/** Access to the forms within a transaction. */
export interface Rows {
  get(id: string): Promise<Waiting | undefined>
  put(row: Waiting): Promise<void>
  /** From now on the form counts as sent. */
  markSending(id: string): Promise<void>
  delete(id: string): Promise<void>
}

/** Set in localStorage while a form is stored. A new value notifies other tabs. */
const FLAG = 'outbox'

let opened: Promise<IDBPDatabase<Tables>> | undefined

/** Whether there may be stored forms, which a page reads once it is idle. */
export const isAnyKept = () => localStorage.getItem(FLAG) !== null

/** All forms of this device, oldest first. Throws the errors of the browser's storage. */
export async function keptForms(): Promise<Waiting[]> {
  await takeOver()
  const read = (await database()).transaction(STORES)
  const [forms, unsent] = await Promise.all([read.objectStore('forms').getAll(), read.objectStore('unsent').getAllKeys()])
  return forms.map((form) => ({ ...form, isUnsent: unsent.includes(form.id) })).sort((one, other) => one.keptAt - other.keptAt)
}

/** Changes forms in one transaction, which tabs run one after the other. Throws the errors of the browser's storage. */
export async function changeForms<Answer>(change: (rows: Rows) => Promise<Answer>): Promise<Answer> {
  await takeOver()
  return write(change)
}

async function write<Answer>(change: (rows: Rows) => Promise<Answer>): Promise<Answer> {
  const writing = (await database()).transaction(STORES, 'readwrite', { durability: 'strict' })
  // The error is thrown by the request that caused it.
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
    // The transaction had already ended.
  }
}

/** Sets the flag within the transaction, so that tabs which store and delete at the same time agree. */
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

/** Migrates forms of an old version from localStorage. It is unknown whether they were sent. */
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
    // A tab with a newer version waits until this one closes the database.
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
