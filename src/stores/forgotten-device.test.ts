// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { countUnsent, forgetDevice } from './forgotten-device'
import { keepWaiting } from './forms/outbox'
import { addPond } from './ponds/pond-list'
import { $pondBook, openPondBook } from './ponds/ponds'

const form = { name: 'Nazir', email: 'n@example.com', phone: '', subject: 'Tral', message: 'Which day?' }

/** Everything in the browser's databases, except the change counter of the pond book. */
async function kept() {
  const rows = await Promise.all((await indexedDB.databases()).map(({ name = '' }) => rowsOf(name)))
  return rows.flat().filter((row) => typeof row !== 'number')
}

async function rowsOf(name: string): Promise<unknown[]> {
  const opened = await answer(indexedDB.open(name))
  const read = opened.transaction([...opened.objectStoreNames])
  const rows = await Promise.all([...opened.objectStoreNames].map((store) => answer(read.objectStore(store).getAll())))
  opened.close()
  return rows.flat()
}

const answer = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

beforeEach(async () => {
  await openPondBook()
  await addPond({ name: 'Upper', size: { cubicMetres: 45 } })
  await keepWaiting({ kind: 'contact', form, key: 'key-of-contact' })
  localStorage.setItem('orders', '[]')
  sessionStorage.setItem('draft_order', '{"name":"Nazir"}')
})

test('removes all stored data of the site, and the pond book in memory', async () => {
  expect([await countUnsent(), (await kept()).length > 1, $pondBook.get().records.length]).toEqual([1, true, 1])
  await forgetDevice()
  expect([await countUnsent(), await kept(), localStorage.length, sessionStorage.length]).toEqual([0, [], 0, 0])
  expect($pondBook.get().records).toEqual([])
})

test('waits for a form that is being sent, because it would be stored again', async () => {
  let end = () => {}
  const order: string[] = []
  const sending = new Promise<void>((resolve) => {
    end = resolve
  })
  vi.stubGlobal('navigator', {
    locks: {
      async request(name: string, work: () => Promise<void>) {
        order.push(name)
        await sending
        await work()
      },
    },
  })
  const forgotten = forgetDevice()
  await Promise.resolve()
  expect([order, localStorage.length > 0]).toEqual([['outbox'], true])
  end()
  await forgotten
  expect(localStorage.length).toBe(0)
  vi.unstubAllGlobals()
})
