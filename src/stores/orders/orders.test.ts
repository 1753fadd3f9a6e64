import { expect, test, vi } from 'vitest'
import type { NewOrderStatuses } from '~/domain/orders/schema'
import { call } from '../client'
import { setOrderStatuses } from './orders'

vi.mock('../client')

const changes: NewOrderStatuses['changes'] = Array.from({ length: 450 }, (_, id) => ({
  id: id + 1,
  from: 'confirmed',
  to: 'shipped',
}))

/** The numbers of changes in each request, of which the given one fails. */
function answering(failing?: number): number[] {
  const sent: number[] = []
  vi.mocked(call).mockImplementation(async (_method, _path, { body } = {}) => {
    const { changes: some } = body as NewOrderStatuses
    sent.push(some.length)
    if (sent.length === failing) throw new TypeError('offline')
    return { etag: null, keptAt: null, isUnchanged: false, body: { changed: some.map(({ id }) => ({ id })), left: [] } }
  })
  return sent
}

test('a truck of more orders than a request may have is shipped in several', async () => {
  const sent = answering()
  const { changed } = await setOrderStatuses({ changes })
  expect(sent).toEqual([200, 200, 50])
  expect(changed.map(({ id }) => id)).toEqual(changes.map(({ id }) => id))
})

test('what failed later stays as it was, and what was shipped is told', async () => {
  answering(2)
  expect((await setOrderStatuses({ changes })).changed).toHaveLength(200)
  answering(1)
  await expect(setOrderStatuses({ changes })).rejects.toThrow('offline')
})
