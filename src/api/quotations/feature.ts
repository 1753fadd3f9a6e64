import { ERASED } from '~/domain/customers/erased'
import { linkedQuotation, newAcceptance, newQuotation, quotation } from '~/domain/quotations/schema'
import { defineFeature } from '../feature'
import { bookkeeper, nothing, operator } from '../http/endpoint'
import { table } from '../store/shop-schema'
import { quotationPages } from './quotation-pages'
import {
  acceptForBuyer,
  createQuotation,
  listQuotations,
  readQuotation,
  withdrawQuotation,
  withQuotationLink,
} from './quotations'

const tables = {
  quotations: table(quotation, 'id', { customerId: (row) => row.customerId }),
}
type Own = typeof tables

declare module '../store/shop-schema' {
  interface Tables extends Own {}
}

export const quotationsFeature = defineFeature({
  tables,
  erased: {
    quotations: {
      texts: ['notes', 'text'],
      own: {
        of: (shop, customerId) => shop.quotations.by('customerId', customerId),
        erased: (row) => ({
          ...row,
          ...{ customerName: ERASED, customerPhone: ERASED, customerEmail: '', address: ERASED, notes: '' },
          answers: row.answers.map((answer) => ({ ...answer, text: ERASED })),
          state: row.state === 'open' ? 'withdrawn' : row.state,
        }),
      },
    },
  },
  audited: {
    quotations: {
      noun: 'quotations',
      labelOf: ({ number }) => number,
      seen: ({ linkSalt: _salt, decidedAt: _at, answers: _answers, items, ...quotation }) => ({
        ...quotation,
        items: items.map(({ quantity, productName, unitPrice }) => `${quantity} × ${productName} at ${unitPrice}`).join(', '),
      }),
      values: ['number', 'state', 'validUntil', 'items', 'deliveryCharge', 'totalAmount', 'orderId'],
    },
  },
  calls: {
    '/quotations': {
      GET: bookkeeper.list('quotations', listQuotations, quotationPages).answers(linkedQuotation),
      POST: operator(newQuotation, createQuotation, withQuotationLink).answers(linkedQuotation),
    },
    '/quotations/[id]': { GET: bookkeeper(readQuotation).answers(linkedQuotation) },
    '/quotations/[id]/acceptance': { POST: operator(newAcceptance, acceptForBuyer, withQuotationLink).answers(linkedQuotation) },
    '/quotations/[id]/withdrawal': { POST: operator(nothing, withdrawQuotation, withQuotationLink).answers(linkedQuotation) },
  },
})
