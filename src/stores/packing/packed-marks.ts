import { atom, computed, onMount } from 'nanostores'
import type { Order } from '~/domain/orders/schema'
import { marked } from '~/domain/packing/packed'
import { signedInName } from '../account/signed-in'
import { AnswerError, call } from '../client'
import { keepValue, keptValue } from '../kept-values'
import { packingPage } from './packing'

const KEPT = 'packed_marks'
const RETRY_EVERY = 5000

/** A mark that this device has not sent yet. */
interface WaitingMark {
  orderId: number
  /** The version of the order whose lines the packer saw. */
  version: number
  packed: boolean
  items: readonly number[]
  at: string
  by: string
}

/** The marks that wait for a signal, oldest first. They outlast the page. */
const $waitingMarks = atom<readonly WaitingMark[]>(keptMarks())

/** Those of this packer; another one's are sent once he signs in again. */
export const $ownMarks = computed($waitingMarks, (marks) => marks.filter(({ by }) => by === signedInName()))

/** Sentences about marks that the server refused, or that someone else had made. */
export const $markConflicts = atom<readonly string[]>([])

function keptMarks(): WaitingMark[] {
  if (import.meta.env.SSR) return []
  try {
    const kept: unknown = JSON.parse(keptValue(KEPT) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

function keep(marks: readonly WaitingMark[]) {
  $waitingMarks.set(marks)
  keepValue(KEPT, JSON.stringify(marks))
}

/** An order as it will be once the marks of this device have arrived. */
export const withWaitingMarks = (order: Order, waiting: readonly WaitingMark[]): Order =>
  waiting
    .filter(({ orderId }) => orderId === order.id)
    .reduce<Order>((row, { items, packed, at, by }) => marked(row, items, packed, { at, by }), order)

/** Marks lines of an order, or takes that back: at once on this device, and on the server as soon as it answers. */
export function markLines({ id, version = 1 }: Order, items: readonly number[], packed: boolean) {
  const mark = { orderId: id, version, packed, items, at: new Date().toISOString(), by: signedInName() }
  keep([...$waitingMarks.get(), mark])
  void sendMarks()
}

let isSending = false

/** Sends the marks of this packer, oldest first, until one gets no answer. */
async function sendMarks() {
  if (isSending) return
  isSending = true
  try {
    for (let mark = ownMark(); mark; mark = ownMark()) {
      if (!(await sendMark(mark))) break
      const sent = mark
      keep($waitingMarks.get().filter((each) => each !== sent))
    }
  } finally {
    isSending = false
  }
}

const ownMark = () => $waitingMarks.get().find(({ by }) => by === signedInName())

/** Whether the server answered: it took the mark, or will never take it. */
async function sendMark({ orderId, version, packed, items, by }: WaitingMark): Promise<boolean> {
  try {
    const { body } = await call('PUT', `/api/orders/${orderId}/packed`, { body: { packed, items }, version, needsSignIn: true })
    const order = body as Order
    packingPage.replace(order)
    const other = packed && order.packed?.by !== by ? order.packed?.by : undefined
    if (other) tell(`Order #${orderId} was packed by ${other} already.`)
    return true
  } catch (fault) {
    if (!(fault instanceof AnswerError) || ![404, 409, 422].includes(fault.status)) return false
    tell(fault.problem?.detail ?? `Order #${orderId} could not be marked.`)
    packingPage.refreshSoon()
    return true
  }
}

const tell = (sentence: string) => $markConflicts.set([...$markConflicts.get(), sentence])

export const forgetMarkConflicts = () => $markConflicts.set([])

onMount($waitingMarks, () => {
  if (import.meta.env.SSR) return
  const retry = () => void sendMarks()
  retry()
  const timer = setInterval(retry, RETRY_EVERY)
  addEventListener('online', retry)
  return () => {
    clearInterval(timer)
    removeEventListener('online', retry)
  }
})
