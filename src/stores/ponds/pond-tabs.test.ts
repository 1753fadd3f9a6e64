// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Tab = typeof import('./ponds') &
  typeof import('./pond-list') &
  typeof import('./pond-lines') &
  typeof import('./pond-backup')

const open: Tab[] = []

/** The modules of another tab with the same storage. */
async function newTab(): Promise<Tab> {
  vi.resetModules()
  const tab = {
    ...(await import('./ponds')),
    ...(await import('./pond-list')),
    ...(await import('./pond-lines')),
    ...(await import('./pond-backup')),
  }
  await tab.openPondBook()
  open.push(tab)
  return tab
}

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(async () => {
  for (const tab of open.splice(0)) await tab.closePondBook()
  vi.unstubAllGlobals()
})

const pond = (name: string) => ({ name, size: { cubicMetres: 45 } })
const names = (tab: Tab) => tab.$pondBook.get().records.map(({ pond: { name } }) => name)

test('a tab shows what another one writes; concurrent writes lose nothing', async () => {
  const [one, other] = [await newTab(), await newTab()]
  await one.addPond(pond('Upper'))
  await expect.poll(() => names(other)).toEqual(['Upper'])
  await Promise.all([one.addPond(pond('Left')), other.addPond(pond('Right'))])
  for (const tab of [one, other, await newTab()]) await expect.poll(() => names(tab).sort()).toEqual(['Left', 'Right', 'Upper'])
})

test('a suspended tab rereads the book when it becomes visible', async () => {
  const one = await newTab()
  vi.stubGlobal('BroadcastChannel', undefined)
  const deaf = await newTab()
  await one.addPond(pond('Upper'))
  expect(names(deaf)).toEqual([])
  dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => names(deaf)).toEqual(['Upper'])
})

test('wiping in one tab empties the other', async () => {
  const [one, other] = [await newTab(), await newTab()]
  await one.addPond(pond('Upper'))
  await expect.poll(() => names(other)).toEqual(['Upper'])
  await other.wipePondBook()
  await expect.poll(() => names(one)).toEqual([])
})

test('a tab that missed a change finds it with the next change of any tab', async () => {
  const [writing, hearing] = [await newTab(), await newTab()]
  const channel = BroadcastChannel
  vi.stubGlobal('BroadcastChannel', undefined)
  const deaf = await newTab()
  vi.stubGlobal('BroadcastChannel', channel)
  await deaf.addPond(pond('Unheard'))
  await writing.addPond(pond('Heard'))
  for (const tab of [writing, hearing]) await expect.poll(() => names(tab).sort()).toEqual(['Heard', 'Unheard'])
})

test('changes that were stored together after a full disk are announced together', async () => {
  const [writing, hearing] = [await newTab(), await newTab()]
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  for (const name of ['A', 'B', 'C']) await writing.addPond(pond(name))
  vi.restoreAllMocks()
  await writing.addPond(pond('D'))
  await expect.poll(() => names(hearing).sort()).toEqual(['A', 'B', 'C', 'D'])
})
