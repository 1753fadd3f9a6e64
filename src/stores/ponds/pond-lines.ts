import { indianDay } from '~/domain/dates'
import type { Entry } from '~/domain/ponds/entries'
import { eventRefusals, takeBackRefusals } from '~/domain/ponds/event-checks'
import { bagRefusals } from '~/domain/ponds/field-checks'
import { MAX_CORRECTIONS } from '~/domain/ponds/limits'
import { eventQuestions } from '~/domain/ponds/questions'
import type { PondQuestion, PondRefusal } from '~/domain/ponds/refusals'
import type { BagEvent, NewBagEvent, NewPondEvent, PondEvent } from '~/domain/ponds/schema'
import { uniqueKey } from '~/stores/unique-key'
import { closedLots } from './closed-lots'
import type { BookUpdate, StorageTrouble } from './pond-storage'
import { $pondBook, pondBook, updateBook } from './ponds'

export type WriteOutcome =
  /** Stored; `id` is that of the entry. */
  | { state: 'kept'; id: string }
  /** Only in this tab's memory, until the storage accepts it. */
  | { state: 'in memory'; id: string; trouble: StorageTrouble }
  | { state: 'refused'; refusals: readonly PondRefusal[] }
  /** Not written yet; send it again with `isSure` to confirm. */
  | { state: 'asked'; questions: readonly PondQuestion[] }

interface Sure {
  isSure?: boolean
}

const today = () => indianDay(new Date())

/** Writes an event to the book. */
export const writeEvent = (event: NewPondEvent, sure: Sure = {}): Promise<WriteOutcome> => saveEvent(event, undefined, sure)

/** Corrects an entry with a new event. The entry keeps its history and its pond. */
export function correctEvent(entryId: string, event: NewPondEvent, sure: Sure = {}): Promise<WriteOutcome> {
  const entry = eventEntry(event.pondId, entryId)
  return entry ? saveEvent(event, entry, sure) : Promise.resolve(notThere)
}

async function saveEvent(given: NewPondEvent, entry: Entry<PondEvent> | undefined, { isSure }: Sure): Promise<WriteOutcome> {
  const event = withClosedLots(given, entry)
  const around = { records: pondBook().records, today: today(), ...(entry && { entryId: entry.id }) }
  const refusals = [...eventRefusals(event, around), ...revisionRefusals(entry)]
  if (refusals.length > 0) return { state: 'refused', refusals }
  const questions = isSure ? [] : eventQuestions(event, around)
  if (questions.length > 0) return { state: 'asked', questions }
  const record = { ...event, ...newRecord(entry) }
  return save({ events: [record] }, entry?.id ?? record.id)
}

/** Feed does not come from a lot that is held or recalled when it is written; a correction keeps what was known then. */
function withClosedLots(event: NewPondEvent, entry: Entry<PondEvent> | undefined): NewPondEvent {
  if (event.kind !== 'fed') return event
  const { closedLots: _given, ...fed } = event
  const known = entry?.event.kind === 'fed' ? entry.event.closedLots : undefined
  const closed = entry ? (known ?? []) : closedLots($pondBook.get().settings, event.day)
  return closed.length > 0 ? { ...fed, closedLots: closed } : fed
}

/** Takes an entry back; it stays in the book as taken back. */
export async function takeBackEvent(pondId: string, entryId: string): Promise<WriteOutcome> {
  const entry = eventEntry(pondId, entryId)
  if (!entry) return notThere
  const refusals = [...takeBackRefusals(entryId, pondBook().records), ...revisionRefusals(entry)]
  if (refusals.length > 0) return { state: 'refused', refusals }
  const { day } = entry.event
  return save({ events: [{ kind: 'taken back', pondId, day, ...newRecord(entry), corrects: entryId }] }, entryId)
}

/** Undoes taking an entry back. */
export async function putBackEvent(pondId: string, entryId: string): Promise<WriteOutcome> {
  const entry = eventEntry(pondId, entryId)
  return entry ? saveEvent(entry.event, entry, { isSure: true }) : notThere
}

/** Writes feed that was bought, or counted in stock. */
export const writeBags = (bags: NewBagEvent): Promise<WriteOutcome> => saveBags(bags, undefined)

export async function correctBags(entryId: string, bags: NewBagEvent): Promise<WriteOutcome> {
  const entry = bagEntry(entryId)
  return entry ? saveBags(bags, entry) : notThere
}

export async function takeBackBags(entryId: string): Promise<WriteOutcome> {
  const entry = bagEntry(entryId)
  if (!entry) return notThere
  const refusals = revisionRefusals(entry)
  if (refusals.length > 0) return { state: 'refused', refusals }
  return save({ bags: [{ kind: 'taken back', day: entry.event.day, ...newRecord(entry), corrects: entryId }] }, entryId)
}

async function saveBags(bags: NewBagEvent, entry: Entry<BagEvent> | undefined): Promise<WriteOutcome> {
  const refusals = [...bagRefusals(bags, today()), ...revisionRefusals(entry)]
  if (refusals.length > 0) return { state: 'refused', refusals }
  const record = { ...bags, ...newRecord(entry) }
  return save({ bags: [record] }, entry?.id ?? record.id)
}

const notThere: WriteOutcome = { state: 'refused', refusals: [{ code: 'not there', values: {} }] }

const eventEntry = (pondId: string, entryId: string) =>
  pondBook()
    .lines.get(pondId)
    ?.entries.find(({ id }) => id === entryId)
const bagEntry = (entryId: string) => pondBook().bagEntries.find(({ id }) => id === entryId)

const newest = ({ history }: Entry<PondEvent> | Entry<BagEvent>) => history[history.length - 1]?.revision ?? 1

const revisionRefusals = (entry: Entry<PondEvent> | Entry<BagEvent> | undefined): PondRefusal[] =>
  entry && newest(entry) >= MAX_CORRECTIONS ? [{ code: 'too many corrections', values: {} }] : []

function newRecord(entry: Entry<PondEvent> | Entry<BagEvent> | undefined) {
  const record = { id: uniqueKey(), at: new Date().toISOString() }
  return entry ? { ...record, revision: newest(entry) + 1, corrects: entry.id } : { ...record, revision: 1 }
}

async function save(change: BookUpdate, id: string): Promise<WriteOutcome> {
  const trouble = await updateBook(change)
  return trouble ? { state: 'in memory', id, trouble } : { state: 'kept', id }
}
