import { createBoxEntry } from '~/api/box/box'
import { createEntry } from '~/api/customers/ledger'
import type { Call } from '~/api/http/call'
import { createQuotation } from '~/api/quotations/quotations'
import type { Store } from '~/api/store/store'
import { newBoxEntry } from '~/domain/box/box-schema'
import { newEntry } from '~/domain/customers/ledger-schema'
import { indianDay } from '~/domain/dates'
import { newQuotation } from '~/domain/quotations/schema'
import { DAY } from './invented-rows'

/** Entries of the box by how many days ago they were made. */
const ENTRIES = [
  [59, { kind: 'opening', side: 'cash', amount: '18500' }],
  [59, { kind: 'opening', side: 'bank', amount: '240000' }],
  [52, { kind: 'expense', side: 'bank', amount: '86400', category: 'raw-material', who: 'Pampore Oil Mills', note: 'Soya cake' }],
  [45, { kind: 'expense', side: 'cash', amount: '4200', category: 'diesel', who: '', note: 'To Anantnag and back' }],
  [38, { kind: 'expense', side: 'bank', amount: '32000', category: 'wages', who: '', note: 'Four men' }],
  [30, { kind: 'withdrawal', side: 'bank', amount: '15000', note: '' }],
  [21, { kind: 'deposit', side: 'cash', amount: '10000', note: 'At the counter' }],
  [14, { kind: 'expense', side: 'cash', amount: '6800', category: 'freight', who: 'Sonmarg Transport', note: '' }],
  [7, { kind: 'drawing', side: 'bank', amount: '20000', note: '' }],
  [3, { kind: 'count', side: 'cash', amount: '12400', note: 'Tea for the drivers' }],
] as const

/** A box of two months, cheques that wait for the bank, and an open quotation. */
export async function fillBooks(store: Store, callAt: (at: number) => Call, now: number) {
  for (const [days, entry] of ENTRIES) {
    const input = newBoxEntry.parse({ ...entry, evenBelowZero: true })
    await store.update((shop) => createBoxEntry(shop, { ...callAt(now - days * DAY), input }, store))
  }
  await store.update((shop) => {
    const call = callAt(now - DAY)
    const [first, second] = [...shop.customers.rows()]
    for (const [place, customer] of [first, second].entries()) {
      const cheque = { reference: `00471${place}`, bank: 'J&K Bank', chequeDate: indianDay(new Date(now + place * 4 * DAY)) }
      const paid = { customerId: customer?.id, kind: 'payment', amount: '12500', method: 'cheque', advance: '12500', ...cheque }
      createEntry(shop, { ...call, input: newEntry.parse(paid) })
    }
    createQuotation(shop, {
      ...call,
      input: newQuotation.parse({
        customerName: 'Department of Fisheries',
        customerPhone: '94190 55555',
        address: 'Hatchery, Kokernag',
        items: [{ productId: [...shop.products.rows()][0]?.id, quantity: 40, unitPrice: '2400' }],
        deliveryCharge: '1500',
        validUntil: indianDay(new Date(now + 13 * DAY)),
        notes: 'Fresh from the mill, in two loads.',
      }),
    })
  })
}
