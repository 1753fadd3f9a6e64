import type { CustomerBalance, CustomerDetails, CustomerStats, OwedSums } from '~/domain/customers/customer-balances-schema'
import type { ErasurePlan } from '~/domain/customers/erasure-plan-schema'
import type { NewErasure } from '~/domain/customers/erasure-schema'
import { askedAbout, type LedgerEntry, type NewEntry } from '~/domain/customers/ledger-schema'
import type { NewPayments } from '~/domain/customers/payments-schema'
import type { Customer, CustomerEdit, NewCustomer } from '~/domain/customers/schema'
import type { Problem } from '~/domain/problems'
import { call } from '../client'
import { listPageStore, rowStore } from '../list-page'

export const customerPage = listPageStore<CustomerBalance, OwedSums, CustomerStats>('/api/customers')

export const openCustomer = rowStore<CustomerDetails>('/api/customers')

export const readCustomer = async (id: number): Promise<CustomerDetails> =>
  (await call('GET', `/api/customers/${id}`, { needsSignIn: true })).body as CustomerDetails

export const readEntry = async (id: string): Promise<LedgerEntry> =>
  (await call('GET', `/api/ledger/${encodeURIComponent(id)}`, { needsSignIn: true })).body as LedgerEntry

/** Creates a customer. All calls here throw AnswerError or the network's error, and then refetch what they changed. */
export const createCustomer = (customer: NewCustomer, idempotencyKey: string): Promise<Customer> =>
  changed('POST', '/api/customers', { body: customer, idempotencyKey })

export const saveCustomer = (id: number, customer: CustomerEdit, version: number): Promise<Customer> =>
  changed('PUT', `/api/customers/${id}`, { body: customer, version })

/** Joins a customer to another; null separates it. */
export const joinCustomer = (id: number, into: number | null): Promise<Customer> =>
  changed('PUT', `/api/customers/${id}/joined`, { body: { into } })

export const readErasure = async (id: number): Promise<ErasurePlan> =>
  (await call('GET', `/api/customers/${id}/erasure`, { needsSignIn: true })).body as ErasurePlan

export const eraseCustomer = (id: number, erasure: NewErasure): Promise<ErasurePlan> =>
  changed('POST', `/api/customers/${id}/erasure`, { body: erasure })

export const enterEntry = (entry: Omit<NewEntry, 'amount'> & { amount: string }, idempotencyKey: string): Promise<LedgerEntry> =>
  changed('POST', '/api/ledger', { body: entry, idempotencyKey })

/** The rupees that the server asks to keep as advance; '' if it does not ask. */
export const askedAdvance = (problem: Problem | undefined): string => askedAbout.safeParse(problem?.current).data?.advance ?? ''

/** Books one payment for several orders of a customer; returns its entries. */
export const payOrders = (payment: Omit<NewPayments, 'note'>, idempotencyKey: string): Promise<LedgerEntry[]> =>
  changed('POST', '/api/ledger/payments', { body: payment, idempotencyKey })

export const reverseEntry = (id: number, idempotencyKey: string): Promise<LedgerEntry> =>
  changed('POST', `/api/ledger/${id}/reversal`, { idempotencyKey })

/** Moves a payment to another customer. */
export const movePayment = (id: number, customerId: number): Promise<LedgerEntry> =>
  changed('POST', `/api/ledger/${id}/move`, { body: { customerId } })

async function changed<Row>(method: string, path: string, sent: Parameters<typeof call>[2]): Promise<Row> {
  const { body } = await call(method, path, { ...sent, needsSignIn: true })
  void customerPage.refresh()
  void openCustomer.refresh()
  return body as Row
}
