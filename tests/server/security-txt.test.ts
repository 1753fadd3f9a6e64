import { expect, test } from 'vitest'
import { DAY } from '~/domain/day'
import { operatedServer } from '../fixtures/shops/operated-server'

const shop = operatedServer()

const ask = () => fetch(`${shop.server.url}/.well-known/security.txt`)

const set = (key: string, value: string) =>
  fetch(`${shop.server.url}/api/settings/${key}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Cookie: shop.cookie },
    body: JSON.stringify({ value }),
  })

test('security.txt shows the security contact once it is set', async () => {
  expect((await ask()).status).toBe(404)
  expect((await set('sales_email', 'guard@wular.example.in')).status).toBe(200)
  expect((await set('support_phone', '+91 94190 12345')).status).toBe(200)
  const answer = await ask()
  const text = await answer.text()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text.match(/^Contact: .+$/gm)).toEqual(['Contact: mailto:guard@wular.example.in', 'Contact: tel:+919419012345'])
  const left = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()
  expect(left).toBeGreaterThan(30 * DAY)
  expect(left).toBeLessThan(365 * DAY)
})
