import * as z from 'zod/mini'
import { bill, billFilter, billSeries, mendedBill, newBill, newBills, orderBills } from '~/domain/customers/bills-schema'
import { foldedWords } from '~/domain/customers/buyers'
import { customerDetails, customersQuery, joinedCustomer, listedCustomers } from '~/domain/customers/customer-balances-schema'
import { customerCopy } from '~/domain/customers/customer-copy-schema'
import { erasurePlan } from '~/domain/customers/erasure-plan-schema'
import { erasure, newErasure, tickedQuery } from '~/domain/customers/erasure-schema'
import { entriesQuery, listedEntries } from '~/domain/customers/ledger-pages-schema'
import { ledgerEntry, newEntry, newMove } from '~/domain/customers/ledger-schema'
import { leavesMoney } from '~/domain/customers/moved-money'
import { paymentReference } from '~/domain/customers/payment-references'
import { paymentReport, reportDecision } from '~/domain/customers/payment-reports-schema'
import { newPayments } from '~/domain/customers/payments-schema'
import { customer, customerEdit, customerNumber, joining, newCustomer } from '~/domain/customers/schema'
import { statementQuery } from '~/domain/customers/statements-schema'
import { ordersToBill } from '~/domain/customers/unbilled-orders-schema'
import { indianDay } from '~/domain/dates'
import { REPORTS_KEPT_DAYS } from '~/domain/kept-days'
import { customerFilter } from '~/domain/list-pages-schema'
import { order, orderCustomer } from '~/domain/orders/schema'
import { defineFeature } from '../feature'
import { bookkeeper, csv, nothing, operator } from '../http/endpoint'
import { table } from '../store/shop-schema'
import { billPages, exportBills } from './bill-pages'
import { billOrder, billOrders, listBills, mendBill, readBill } from './bills'
import { whenListed } from './customer-accounts'
import { copyCustomer } from './customer-copy'
import { exportCustomers, listCustomers, readCustomer } from './customer-pages'
import { createCustomer, saveCustomer } from './customers'
import { eraseCustomer, previewErasure, settleErasures } from './erasures'
import { joinCustomer } from './joined-customers'
import { createEntry, createPayments, readEntry, reverseEntry } from './ledger'
import { exportEntries, listEntries } from './ledger-pages'
import { movePayment } from './moved-payments'
import { assignOrder } from './order-owners'
import { decidePaymentReport, listPaymentReports } from './payment-reports'
import { readOrdersToBill } from './unbilled-orders'

const tables = {
  customers: table(customer, 'id', { joinedTo: (row) => row.joinedTo, name: (row) => foldedWords(row.name) }),
  customerNumbers: table(customerNumber, 'phone', { customerId: (row) => row.customerId }),
  erasures: table(erasure, 'hash', {}),
  ledgerEntries: table(
    ledgerEntry,
    'id',
    {
      customerId: (row) => row.customerId,
      orderId: (row) => row.orderId,
      day: (row) => row.date,
      reverses: (row) => row.reverses,
      moves: (row) => row.moves,
      reference: (row) => paymentReference(row.reference) || null,
      cheque: (row) => row.cheque && (row.cheque.partOf ?? row.id),
      isCheque: (row) => (row.cheque && row.cheque.partOf === undefined ? 'first' : null),
      bouncedOnAccount: (row) => (row.isBounced && row.orderId === null ? row.customerId : null),
    },
    { day: leavesMoney },
  ),
  bills: table(bill, 'number', {
    customerId: (row) => row.customerId,
    orderId: (row) => row.orderId,
    day: (row) => row.date,
  }),
  billSeries: table(billSeries, 'series', {}),
  paymentReports: table(paymentReport, 'id', { orderId: (row) => row.orderId, reference: (row) => row.reference }),
}
type Own = typeof tables

declare module '../store/shop-schema' {
  interface Tables extends Own {}
}

export const customersFeature = defineFeature({
  tables,
  erased: {
    customers: { texts: ['note'] },
    customerNumbers: undefined,
    erasures: undefined,
    ledgerEntries: { texts: ['note', 'reference'] },
    bills: undefined,
    billSeries: undefined,
    paymentReports: { texts: ['sentence', 'reference'] },
  },
  audited: {
    customers: {
      noun: 'customers',
      labelOf: () => '',
      seen: ({ version: _, ...customer }) => customer,
      values: ['district', 'language', 'creditLimit', 'joinedTo'],
    },
    customerNumbers: undefined,
    erasures: undefined,
    ledgerEntries: {
      noun: 'ledger',
      labelOf: ({ kind }) => kind,
      seen: (entry) => entry,
      values: ['kind', 'amount', 'date', 'method', 'cheque', 'orderId', 'reverses', 'isBounced', 'moves', 'customerId'],
    },
    bills: { noun: 'bills', labelOf: ({ number }) => number, seen: (bill) => bill, values: ['number', 'totalAmount'] },
    billSeries: undefined,
    paymentReports: {
      noun: 'payment-reports',
      labelOf: () => '',
      seen: (report) => report,
      values: ['state', 'entryId'],
    },
  },
  retention: {
    paymentReports: { days: REPORTS_KEPT_DAYS, from: ({ decidedAt }) => decidedAt },
  },
  calls: {
    '/bills': { GET: bookkeeper.list('bills', listBills, billPages).answers(bill) },
    '/bills/[number]': { GET: bookkeeper(readBill).answers(bill) },
    '/bills/[number]/mended': { POST: bookkeeper(mendedBill, mendBill).answers(bill) },
    '/bills.csv': { GET: bookkeeper.handler(exportBills).asks(billFilter).sends(csv) },
    '/customers': {
      GET: bookkeeper.handler(listCustomers).asks(customersQuery).answers(listedCustomers),
      POST: operator(newCustomer, createCustomer).answers(customer),
    },
    '/customers/[id]': {
      GET: bookkeeper.handler(readCustomer).answers(customerDetails),
      PUT: operator(customerEdit, saveCustomer).ofVersion().answers(customer),
    },
    '/customers/[id]/copy': { GET: operator.handler(copyCustomer).asks(tickedQuery).sends(customerCopy) },
    '/customers/[id]/erasure': {
      GET: operator.handler(previewErasure).answers(erasurePlan),
      POST: operator.handler(newErasure, eraseCustomer).answers(erasurePlan),
    },
    '/customers/[id]/joined': { PUT: operator(joining, joinCustomer).answers(joinedCustomer) },
    '/customers.csv': { GET: bookkeeper.handler(exportCustomers).asks(customerFilter).sends(csv) },
    '/ledger': {
      GET: bookkeeper.handler(listEntries).asks(entriesQuery).answers(listedEntries),
      POST: bookkeeper(newEntry, createEntry).answers(ledgerEntry),
    },
    '/ledger/[id]': { GET: bookkeeper(readEntry).answers(ledgerEntry) },
    '/ledger/[id]/move': { POST: bookkeeper(newMove, movePayment).answers(ledgerEntry) },
    '/ledger/[id]/reversal': { POST: bookkeeper(nothing, reverseEntry).answers(ledgerEntry) },
    '/ledger/payments': { POST: bookkeeper(newPayments, createPayments).answers(z.array(ledgerEntry)) },
    '/ledger.csv': { GET: bookkeeper.handler(exportEntries).asks(statementQuery).sends(csv) },
    '/orders/[id]/bill': { POST: bookkeeper(newBill, billOrder).answers(bill) },
    '/orders/[id]/customer': { PUT: operator(orderCustomer, assignOrder).answers(order) },
    '/orders/bills': { POST: bookkeeper(newBills, billOrders).answers(orderBills) },
    '/payment-reports': { GET: bookkeeper.list('paymentReports', listPaymentReports).answers(paymentReport) },
    '/payment-reports/[id]': { PUT: bookkeeper(reportDecision, decidePaymentReport).answers(paymentReport) },
    '/unbilled-orders': { GET: bookkeeper.handler(readOrdersToBill).answers(ordersToBill) },
  },
  jobs: [settleErasures],
  warmUps: [(store, now) => whenListed(store, indianDay(new Date(now)))],
})
