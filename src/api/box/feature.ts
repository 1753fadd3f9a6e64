import * as z from 'zod/mini'
import { leavesBox } from '~/domain/box/box'
import { boxFileQuery, boxQuery, listedBox, listedBoxEntry } from '~/domain/box/box-lists-schema'
import { boxEntry, cheque, chequeDecision, newBoxEntry } from '~/domain/box/box-schema'
import { dayBook } from '~/domain/box/day-book-schema'
import { periodQuery } from '~/domain/period-schema'
import { defineFeature } from '../feature'
import { bookkeeper, csv, nothing } from '../http/endpoint'
import { table } from '../store/shop-schema'
import { createBoxEntry, exportBox, listBox, readBoxEntry, reverseBoxEntry } from './box'
import { decideCheque, listCheques } from './cheques'
import { exportDayBook, readDayBook } from './day-book'
import { warmMoney } from './day-money'

const tables = {
  boxEntries: table(
    boxEntry,
    'id',
    {
      day: (row) => row.date,
      opening: (row) => (row.kind === 'opening' ? row.side : null),
      chequeOf: (row) => row.chequeOf,
      reverses: (row) => row.reverses,
    },
    { day: leavesBox },
  ),
}
type Own = typeof tables

declare module '../store/shop-schema' {
  interface Tables extends Own {}
}

export const boxFeature = defineFeature({
  tables,
  erased: { boxEntries: { texts: ['note', 'who'] } },
  audited: {
    boxEntries: {
      noun: 'box',
      labelOf: ({ kind }) => kind,
      seen: (entry) => entry,
      values: ['kind', 'side', 'amount', 'date', 'category', 'counted', 'chequeOf', 'reverses'],
    },
  },
  calls: {
    '/box': {
      GET: bookkeeper.handler(listBox).asks(boxQuery).answers(listedBox),
      POST: bookkeeper(newBoxEntry, createBoxEntry).answers(boxEntry),
    },
    '/box/[id]': { GET: bookkeeper(readBoxEntry).answers(listedBoxEntry) },
    '/box/[id]/reversal': { POST: bookkeeper(nothing, reverseBoxEntry).answers(boxEntry) },
    '/box.csv': { GET: bookkeeper.handler(exportBox).asks(boxFileQuery).sends(csv) },
    '/day-book': { GET: bookkeeper.handler(readDayBook).asks(periodQuery).answers(dayBook) },
    '/day-book.csv': { GET: bookkeeper.handler(exportDayBook).asks(periodQuery).sends(csv) },
    '/cheques': { GET: bookkeeper.handler(listCheques).answers(z.array(cheque)) },
    '/cheques/[id]': { POST: bookkeeper(chequeDecision, decideCheque).answers(cheque) },
  },
  warmUps: [warmMoney],
})
