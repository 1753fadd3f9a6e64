import { describe, expect, test, vi } from 'vitest'
import { ListDeltas } from '~/api/http/list-deltas'
import { newContact } from '../fixtures/contacts'
import { newNotification } from '../fixtures/notifications'
import { newOrder } from '../fixtures/orders'
import { openTestShop } from '../fixtures/shop'

const LISTS = [
  ['/api/orders', '/api/orders', newOrder()],
  ['/api/contacts', '/api/contact', newContact()],
  ['/api/notifications', '/api/notifications', newNotification()],
] as const

const tagOf = (response: Response) => (response.headers.get('etag') as string).replace(/^W\/|"/g, '')

async function openWith(count: number, path: string, body: unknown) {
  const shop = openTestShop()
  const operator = await shop.browser().signIn()
  for (let each = 0; each < count; each++) await operator.post(path, body)
  return { shop, operator }
}

describe.each(LISTS)('%s', (path, postPath, body) => {
  test('answers its current tag with 304', async () => {
    const { operator } = await openWith(2, postPath, body)
    const tag = tagOf(await operator.get(path))
    const unchanged = await operator.get(`${path}?since=${tag}`, { 'If-None-Match': `W/"${tag}"` })
    expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
    expect(await (await operator.get(`${path}?since=${tag}`)).json()).toEqual({ changed: [], removed: [] })
  })

  test('answers an older tag with the new rows, newest first, and the current tag', async () => {
    const { operator } = await openWith(3, postPath, body)
    const tag = tagOf(await operator.get(path))
    for (const _ of [4, 5]) await operator.post(postPath, body)
    const changes = await operator.get(`${path}?since=${tag}`, { 'If-None-Match': `W/"${tag}"` })
    const whole = await operator.get(path)
    const [fifth, fourth] = await whole.json()
    expect(await changes.json()).toEqual({ changed: [fifth, fourth], removed: [] })
    expect([fifth.id, fourth.id, tagOf(changes)]).toEqual([5, 4, tagOf(whole)])
  })

  test.each(['', 'x', '-', '0-1', '1', '"', '__proto__', '0-NaN', '0-1e9'])(
    'answers the tag "%s" with the whole list',
    async (tag) => {
      const { operator } = await openWith(2, postPath, body)
      expect(await (await operator.get(`${path}?since=${encodeURIComponent(tag)}`)).json()).toHaveLength(2)
    },
  )

  test('answers a tag from before a restart with the whole list', async () => {
    const { shop, operator } = await openWith(2, postPath, body)
    const tag = tagOf(await operator.get(path))
    const rows = await shop.store.read((tables) => ({
      orders: [...tables.orders.rows()],
      contacts: [...tables.contacts.rows()],
      notifications: [...tables.notifications.rows()],
    }))
    const restarted = await openTestShop({ rows }).browser().signIn()
    const answer = await restarted.get(`${path}?since=${tag}`, { 'If-None-Match': `W/"${tag}"` })
    expect([answer.status, await answer.json()]).toEqual([200, expect.any(Array)])
  })
})

test.each([
  ['1', [3]],
  ['2', [3, 2]],
  ['50', [3, 2, 1]],
  ['999', [3, 2, 1]],
  ['0', [3, 2, 1]],
  ['-1', [3, 2, 1]],
  ['1e3', [3, 2, 1]],
  ['1000', [3, 2, 1]],
])('?first=%s answers with the newest rows %j', async (first, ids) => {
  const { operator } = await openWith(3, '/api/orders', newOrder())
  const rows = (await (await operator.get(`/api/orders?first=${first}`)).json()) as { id: number }[]
  expect(rows.map(({ id }) => id)).toEqual(ids)
})

test('a changed status comes as one row', async () => {
  const { operator } = await openWith(3, '/api/orders', newOrder())
  const tag = tagOf(await operator.get('/api/orders'))
  const { link: _, ...changed } = await (await operator.put('/api/orders/2/status', { status: 'shipped' })).json()
  expect(await (await operator.get(`/api/orders?since=${tag}`)).json()).toEqual({ changed: [changed], removed: [] })
})

test('a removed row comes as its id', async () => {
  const { shop, operator } = await openWith(3, '/api/contact', newContact())
  const tag = tagOf(await operator.get('/api/contacts'))
  await shop.store.update(({ contacts }) => contacts.delete(2))
  expect(await (await operator.get(`/api/contacts?since=${tag}`)).json()).toEqual({ changed: [], removed: [2] })
})

test('a tag of one reader is unknown for the list of another', async () => {
  const { shop, operator } = await openWith(1, '/api/notifications', newNotification())
  const visitor = shop.browser()
  await visitor.post('/api/notifications', newNotification({ title: 'Mine' }))
  const tag = tagOf(await operator.get('/api/notifications'))
  const answer = await visitor.get(`/api/notifications?since=${tag}`, { 'If-None-Match': `W/"${tag}"` })
  expect(await answer.json()).toEqual([expect.objectContaining({ title: 'Mine' })])
})

test('a stranger gets 401 for any tag', async () => {
  const { shop, operator } = await openWith(1, '/api/orders', newOrder())
  const tag = tagOf(await operator.get('/api/orders'))
  expect((await shop.browser().get(`/api/orders?since=${tag}`, { 'If-None-Match': `W/"${tag}"` })).status).toBe(401)
})

test('a list computed from rows keeps its tag while they stay the same', async () => {
  const { shop, operator } = await openWith(2, '/api/contact', newContact())
  await operator.post('/api/notifications', newNotification())
  await operator.delete('/api/session')
  const tags = async () => [tagOf(await operator.get('/api/contacts')), tagOf(await operator.get('/api/notifications'))]
  const before = await tags()
  await shop.browser().post('/api/orders', newOrder())
  expect(await tags()).toEqual(before)
})

test('an unchanged list is not serialized again when other rows change', async () => {
  const { shop, operator } = await openWith(2, '/api/orders', newOrder())
  await operator.get('/api/orders')
  const orders = await shop.store.read((tables) => [...tables.orders.rows()])
  await operator.post('/api/contact', newContact())
  const stringify = vi.spyOn(JSON, 'stringify')
  expect(await (await operator.get('/api/orders')).json()).toHaveLength(2)
  const shown = stringify.mock.calls.map(([value]) => value).filter((value) => Array.isArray(value) && value.includes(orders[0]))
  stringify.mockRestore()
  expect(shown).toEqual([])
})

describe('list deltas', () => {
  const rowsUpTo = (last: number) => Array.from({ length: last }, (_, index) => ({ id: last - index }))

  test('forgets the oldest changes and then asks for the whole list', () => {
    const history = new ListDeltas<{ id: number; at?: number }>()
    const rows: { id: number; at?: number }[] = rowsUpTo(5)
    history.update(rows)
    const first = history.etag.slice(3, -1)
    for (let at = 0; at < 1000; at++) history.update([{ id: 5, at }, ...rows.slice(1)])
    const later = history.etag.slice(3, -1)
    history.update([{ id: 5, at: -1 }, ...rows.slice(1)])
    expect(history.since(first)).toBeUndefined()
    expect(history.since(later)).toEqual({ changed: [{ id: 5, at: -1 }], removed: [] })
  })

  const bodyOf = ({ polled }: ListDeltas<{ id: number }>) => polled.answer({ headers: new Headers() }).text()

  test.each([0, 1, 1000, 1001, 2000])('the body of %i rows equals JSON.stringify, after a change too', async (count) => {
    const history = new ListDeltas<{ id: number; at?: number }>()
    let rows: { id: number; at?: number }[] = rowsUpTo(count)
    for (const at of [1, 2]) {
      history.update(rows)
      expect(await bodyOf(history)).toBe(JSON.stringify(rows))
      rows = [{ id: count + at, at }, ...rows.slice(0, -1)]
    }
  })

  test('an answer under way keeps the rows of its tag while the list changes', async () => {
    const history = new ListDeltas<{ id: number }>()
    history.update(rowsUpTo(2))
    const { etag } = history
    const answer = history.polled.answer({ headers: new Headers() })
    history.update(rowsUpTo(3))
    expect([answer.headers.get('etag'), await answer.json()]).toEqual([etag, rowsUpTo(2)])
    expect(await bodyOf(history)).toBe(JSON.stringify(rowsUpTo(3)))
  })

  test('keeps its tag while the rows are the same ones', () => {
    const history = new ListDeltas<{ id: number }>()
    const rows = rowsUpTo(3)
    history.update(rows)
    const { etag } = history
    history.update([...rows])
    expect(history.etag).toBe(etag)
    history.update(rowsUpTo(3))
    expect(history.etag).not.toBe(etag)
  })

  test('an empty list has a tag, and its first row is a change', () => {
    const history = new ListDeltas<{ id: number }>()
    history.update([])
    const tag = history.etag.slice(3, -1)
    history.update([{ id: 1 }])
    expect(history.since(tag)).toEqual({ changed: [{ id: 1 }], removed: [] })
  })

  test('a row that comes and goes again is only removed', () => {
    const history = new ListDeltas<{ id: number }>()
    history.update([])
    const tag = history.etag.slice(3, -1)
    history.update([{ id: 1 }])
    history.update([])
    expect(history.since(tag)).toEqual({ changed: [], removed: [1] })
  })
})
