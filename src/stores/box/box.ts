import type { ListedBoxEntry, OpeningsOfBox } from '~/domain/box/box-lists-schema'
import { type BoxEntry, boxConflict, type Cheque, type ChequeDecision, type NewBoxEntry } from '~/domain/box/box-schema'
import type { Balance, DayBook } from '~/domain/box/day-book-schema'
import type { Page } from '~/domain/paging'
import type { Problem } from '~/domain/problems'
import { askedStore } from '../asked'
import { call } from '../client'
import { rowStore } from '../list-page'
import { queryStore } from '../query'

const POLL_EVERY = 10_000

export interface BoxPage extends Page<ListedBoxEntry> {
  balance: Balance
  openings: OpeningsOfBox
}

const box = askedStore<BoxPage>({ pollEvery: POLL_EVERY, keepsOther: true })

/** The balance, and a page of the entries. */
export const { $known: $box, refresh: refreshBox } = box

export const askBoxPage = (page: string) => box.ask(`/api/box?${new URLSearchParams({ page })}`)

/** The cheques that wait for the bank. */
export const { $known: $cheques, refresh: refreshCheques } = queryStore<readonly Cheque[]>('/api/cheques', {
  pollEvery: POLL_EVERY,
})

export const openBoxEntry = rowStore<ListedBoxEntry>('/api/box')

/** The balance at the end of an Indian day. */
export const readBalance = async (day: string): Promise<Balance> =>
  ((await call('GET', `/api/day-book?${new URLSearchParams({ from: day, to: day })}`, { needsSignIn: true })).body as DayBook)
    .closing

/** Writes an entry. All calls here throw AnswerError or the network's error, and then refetch what they changed. */
export const writeBoxEntry = (entry: NewBoxEntry, idempotencyKey: string): Promise<BoxEntry> =>
  changed('/api/box', { body: entry, idempotencyKey })

export const reverseBoxEntry = (id: number, idempotencyKey: string): Promise<BoxEntry> =>
  changed(`/api/box/${id}/reversal`, { idempotencyKey })

export const decideCheque = (id: number, decision: ChequeDecision, idempotencyKey: string): Promise<Cheque> =>
  changed(`/api/cheques/${id}`, { body: decision, idempotencyKey })

/** The balance that the server asks about; '' if it does not ask. */
export const askedBalance = (problem: Problem | undefined): string => boxConflict.safeParse(problem?.current).data?.balance ?? ''

async function changed<Row>(path: string, sent: Parameters<typeof call>[2]): Promise<Row> {
  try {
    return (await call('POST', path, { ...sent, needsSignIn: true })).body as Row
  } finally {
    void refreshBox()
    void refreshCheques()
  }
}
