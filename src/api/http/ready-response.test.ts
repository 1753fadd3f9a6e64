import { expect, test } from 'vitest'
import { ReadyResponse } from './ready-response'

const made = () => new ReadyResponse(() => Buffer.from('{"feed":"चारा"}'), { status: 201, headers: { ETag: 'W/"1"' } })

test('an answer whose bytes are at hand is read like any other', async () => {
  expect(await made().text()).toBe('{"feed":"चारा"}')
  expect(await made().json()).toEqual({ feed: 'चारा' })
  expect(Buffer.from(await made().arrayBuffer()).toString()).toBe('{"feed":"चारा"}')
  expect(await new Response(made().body).text()).toBe('{"feed":"चारा"}')
  expect([made().status, made().headers.get('etag')]).toEqual([201, 'W/"1"'])
})
