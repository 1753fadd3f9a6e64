import type { Cheque, ChequeDecision } from '~/domain/box/box-schema'
import { balanceOf } from '~/domain/customers/ledger'
import type { LedgerEntry } from '~/domain/customers/ledger-schema'
import { formatDate, indianDay } from '~/domain/dates'
import { rupees } from '~/domain/money'
import { paiseOwed } from '~/domain/signed-money'
import { primaryCustomer } from '../customers/accounts'
import { bookedDays, insertReversal, isReversed, refuseTooMuch, settlePayments, type Writing } from '../customers/ledger'
import { leaveBehind, takeBackLeft } from '../customers/left-behind'
import type { Call, CallContext } from '../http/call'
import { conflict, invalid, notFound } from '../http/problems'
import { namedRow } from '../http/rows'
import type { Shop, ShopReader } from '../store/store'
import { insertBoxEntry } from './box'
import { chequeIdOf, clearingOf } from './cleared-cheques'
import { unreversedParts, waitingChequesIn } from './waiting-cheques'

/** The cheques that wait for the bank, by the day written on them. Those of old releases count as at the bank. */
export const listCheques = (_call: Call, { locals: { store } }: CallContext): Promise<Cheque[]> =>
  store.read((shop) =>
    [...waitingChequesIn(store, shop)]
      .flatMap((id) => shop.ledgerEntries.get(id) ?? [])
      .map((entry) => chequeOf(shop, entry, unreversedParts(shop, entry), 'waiting'))
      .sort(soonestFirst),
  )

/**
 * Marks a cheque as cleared, which moves its amount to the bank; or as bounced, which reverses its payment, books the bank's
 * charge as an expense, and tells the buyer on the order's page. What other customers hold of it, because the payment or a part
 * of its order's money was moved to them, is taken back there. What happened in closed books is booked on the first open day.
 * 404 for an unknown cheque, 409 for a decided one, 422 for a day in the future or before that of the cheque.
 */
export function decideCheque(shop: Shop, call: Call<ChequeDecision>): Cheque {
  const { input, now } = call
  const named = namedRow(shop.ledgerEntries, call, 'cheque')
  const entry = shop.ledgerEntries.get(chequeIdOf(named)) ?? named
  const { cheque } = entry
  if (entry.kind !== 'payment' || entry.method !== 'cheque') throw notFound('cheque')
  if (!cheque) throw conflict('This cheque is of an older version, and counts as at the bank since it was received.')
  const parts = unreversedParts(shop, entry)
  if (parts.length === 0) throw conflict('The payment of this cheque was taken back before.')
  const clearing = clearingOf(shop, entry)
  if (clearing)
    throw conflict(
      `This cheque was cleared on ${formatDate(clearing.valueDate ?? clearing.date)}. Please take back entry #${clearing.id} of the box first.`,
    )
  const today = indianDay(new Date(now))
  const date = input.date ?? today
  refuseOtherDay(date, { today, first: input.state === 'cleared' && cheque.date > entry.date ? cheque.date : entry.date })
  const days = bookedDays(shop, date, today)
  const shown = chequeOf(shop, entry, parts, input.state)
  if (input.state === 'cleared') {
    const money = { side: 'bank', amount: shown.amount, chequeOf: entry.id } as const
    insertBoxEntry(shop, { kind: 'cheque', ...money, note: wordsOf(entry), ...days }, call)
  } else bounce(shop, parts, call, days)
  return shown
}

function bounce(
  shop: Shop,
  parts: readonly LedgerEntry[],
  call: Call<ChequeDecision>,
  days: Pick<LedgerEntry, 'date' | 'valueDate'>,
) {
  const { charge } = call.input
  refuseTooMuch(charge, 'charge')
  const customers = parts.flatMap((part) => [part.customerId, ...bouncePart(shop, part, call, days)])
  settlePayments(shop, customers)
  const [first] = parts
  if (charge === '0.00' || !first) return
  const expense = { kind: 'expense', side: 'bank', category: 'other', amount: charge, chequeOf: chequeIdOf(first) } as const
  insertBoxEntry(shop, { ...expense, note: `${wordsOf(first)} bounced`, ...days }, call)
}

/**
 * Takes back the payment of a cheque, and first what other customers hold of it, who are then told. Returns their ids.
 */
function bouncePart(shop: Shop, part: LedgerEntry, writing: Writing, days: Pick<LedgerEntry, 'date' | 'valueDate'>): number[] {
  const moved = movedFrom(shop, part)
  for (const received of moved) {
    const left = shop.ledgerEntries.get(received.transferOf ?? 0)
    if (left) insertReversal(shop, left, writing, days)
    insertReversal(shop, received, writing, { ...days, isBounced: true })
  }
  const held = balanceOf(moved) - paiseOwed(part.amount)
  const left = takeBackLeft(shop, part, held, writing, days)
  insertReversal(shop, part, writing, held > 0 ? { ...days, isBounced: true } : days)
  for (const kept of left) if (kept.paise > 0) leaveBehind(shop, kept, part.customerId, { ...writing, ...days })
  return [...moved, ...left].map(({ customerId }) => customerId)
}

/** The entries by which other customers hold a payment. */
const movedFrom = (shop: ShopReader, { id }: LedgerEntry): LedgerEntry[] =>
  shop.ledgerEntries.by('moves', id).filter((each) => paiseOwed(each.amount) < 0 && !isReversed(shop, each))

function chequeOf(shop: ShopReader, first: LedgerEntry, parts: readonly LedgerEntry[], state: Cheque['state']): Cheque {
  const holder = parts.flatMap((part) => movedFrom(shop, part))[0] ?? first
  const customer = primaryCustomer(shop, holder.customerId)
  return {
    entryId: first.id,
    state,
    customerId: customer?.id ?? holder.customerId,
    customerName: customer?.name ?? '',
    customerPhone: customer?.phone ?? '',
    orderIds: parts.flatMap(({ orderId }) => orderId ?? []),
    amount: rupees(parts.reduce((sum, { amount }) => sum - paiseOwed(amount), 0)),
    bank: first.cheque?.bank ?? '',
    number: first.reference,
    chequeDate: first.cheque?.date ?? first.date,
    date: first.date,
  }
}

const soonestFirst = (one: Cheque, other: Cheque): number =>
  one.chequeDate === other.chequeDate ? one.entryId - other.entryId : one.chequeDate < other.chequeDate ? -1 : 1

function refuseOtherDay(date: string, { today, first }: { today: string; first: string }) {
  const refuse = (message: string) => invalid([{ path: 'date', message }])
  if (date > today) throw refuse('Please choose today or a day before it.')
  if (date < first) throw refuse(`Please choose ${formatDate(first)} or a later day.`)
}

const wordsOf = ({ reference }: Pick<LedgerEntry, 'reference'>) => (reference ? `Cheque ${reference}` : 'Cheque')
