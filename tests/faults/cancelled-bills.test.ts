import { expect, test, vi } from 'vitest'
import { CancelledBills } from '~/api/customers/cancelled-bills'
import { readEnvironment } from '~/api/startup/environment'
import { seededRows, startShop } from '~/api/startup/startup'
import { openDurableStore } from '~/api/store/files/durable'
import { newFolder } from '../fixtures/folders'
import { cancelBilled, kindsOfBills } from '../fixtures/rows/cancelled-orders'
import { rowsToBill } from '../fixtures/shops/bills'

const MINUTE = 60_000
/** A shop that stopped before it wrote the credit note of an order cancelled at this time. */
async function cancelledAt(now: number) {
  const folder = await newFolder()
  const store = await openDurableStore(folder, { ...seededRows(), ...rowsToBill({ status: 'delivered' }) })
  await cancelBilled(store, 1, now)
  await store.close()
  return folder
}

test('a shop killed before it writes a credit note writes it once after the next start', async () => {
  const folder = await cancelledAt(Date.now() - MINUTE)
  const environment = readEnvironment({ DATA_DIR: folder, ADMIN_PASSWORD: 'pebbles-and-cold-water' })
  for (let starts = 0; starts < 2; starts++) {
    const { store, close } = await startShop(environment)
    await vi.waitFor(async () => expect(await kindsOfBills(store)).toEqual(['bill', 'credit-note']), { timeout: 10_000 })
    expect(await store.read(({ orders }) => orders.get(1))).toMatchObject({
      status: 'cancelled',
      cancelledBill: expect.stringMatching(/^TF/),
    })
    await close()
  }
})

test('a store that cannot write keeps the due credit note for the next try', async () => {
  const store = await openDurableStore(await cancelledAt(Date.now() - MINUTE), {})
  const { update } = store
  const bills = new CancelledBills(store)
  store.update = () => Promise.reject(new Error('The disk is full.'))
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  for (let each = 0; each < 2; each++) await bills.check(Date.now())
  expect(warned.mock.calls, 'told once').toEqual([[expect.stringContaining('order #1 could not be credited: The disk is full.')]])
  warned.mockRestore()
  store.update = update.bind(store)
  await bills.check(Date.now())
  expect(await kindsOfBills(store)).toEqual(['bill', 'credit-note'])
  await store.close()
})

test('a clock that was set back does not delay the credit note', async () => {
  const store = await openDurableStore(await cancelledAt(Date.now() + 60 * MINUTE), {})
  await new CancelledBills(store).check(Date.now())
  expect(await kindsOfBills(store)).toEqual(['bill', 'credit-note'])
  await store.close()
})
