import type { APIContext, MiddlewareNext } from 'astro'
import { expect, test, vi } from 'vitest'
import { onRequest } from '~/middleware'
import { ALL } from '~/pages/api/[...path]'
import { refusal } from '../fixtures/problems'

vi.mock('~/api/startup/startup', async (original) => {
  const { MemoryStore } = await import('~/api/store/memory')
  return { ...(await original<object>()), getShop: async () => ({ store: new MemoryStore() }) }
})

const NEXT = 'as Astro goes on'

function contextOf(method: string, path: string) {
  const request = new Request(`http://shop.test${path}`, { method })
  const context = { request, url: new URL(request.url), locals: {}, isPrerendered: false, clientAddress: '192.0.2.1' }
  return context as unknown as APIContext
}

const next: MiddlewareNext = async () => new Response(NEXT)
const called = async (method: string, path: string) => ALL(contextOf(method, path))

test('astro dev refuses an unknown call like our server', async () => {
  expect(await refusal(await called('GET', '/api/nothing'), 404)).toMatchObject({ detail: 'There is no such call.' })
})

test('astro dev refuses a wrong method and lists the allowed ones', async () => {
  const answer = await called('DELETE', '/api/orders')
  expect(answer.headers.get('allow')).toBe('GET, POST, HEAD')
  await refusal(answer, 405)
})

test.each(['/api/orders', '/shop', '/nothing'])('astro dev leaves %s to Astro', async (path) => {
  const answer = (await onRequest(contextOf('GET', path), next)) as Response
  expect(await answer.text()).toBe(NEXT)
})
