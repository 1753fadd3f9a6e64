import type { APIContext, MiddlewareNext } from 'astro'
import { expect, test, vi } from 'vitest'
import { onRequest } from '~/middleware'
import { refusal } from '../fixtures/problems'

vi.mock('~/api/startup/startup', async (original) => {
  const { MemoryStore } = await import('~/api/store/memory')
  return { ...(await original<object>()), getShop: async () => ({ store: new MemoryStore() }) }
})

const NEXT = 'as Astro goes on'

async function asked(method: string, path: string, isPrerendered = false): Promise<Response> {
  const request = new Request(`http://shop.test${path}`, { method })
  const context = { request, url: new URL(request.url), locals: {}, isPrerendered, clientAddress: '192.0.2.1' }
  const next: MiddlewareNext = async () => new Response(NEXT)
  return (await onRequest(context as unknown as APIContext, next)) as Response
}

test('in astro dev an unknown call is refused as our server does', async () => {
  expect(await refusal(await asked('GET', '/api/nothing', true), 404)).toMatchObject({ detail: 'There is no such call.' })
})

test('in astro dev a wrong method is refused with those that are allowed', async () => {
  const answer = await asked('DELETE', '/api/orders')
  expect(answer.headers.get('allow')).toBe('GET, POST, HEAD')
  await refusal(answer, 405)
})

test.each(['/api/orders', '/shop', '/nothing'])('in astro dev %s is left to Astro', async (path) => {
  expect(await (await asked('GET', path)).text()).toBe(NEXT)
})
