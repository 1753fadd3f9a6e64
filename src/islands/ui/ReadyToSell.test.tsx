// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { readyToSell } from '~/domain/account/ready-to-sell'
import type { SettingKey } from '~/domain/account/settings-schema'
import { refreshReadyToSell } from '~/stores/account/settings'
import { productsWith } from '../../../tests/fixtures/rows/seeded-products'
import { settingsWith } from '../../../tests/fixtures/rows/settings'
import ReadyToSell from './ReadyToSell'

const place = document.body.appendChild(document.createElement('div'))
const root = createRoot(place)
let decided: string
const linkTo = (what: string) => [...place.querySelectorAll('a')].find(({ textContent }) => textContent === what)
const summary = () => place.querySelector('summary')?.textContent

const DUTIES = 18

/** A mock of the server for the list. */
async function answer(path: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) {
  if (method === 'PUT') decided = JSON.parse(body).value
  if (path !== '/api/ready-to-sell') return new Response('{}')
  const others = { legal_name: 'Wular Feeds', ready_decided: decided }
  const rows = readyToSell({
    settings: [...settingsWith({}), ...Object.entries(others).map(([key, value]) => ({ key: key as SettingKey, value }))],
    products: productsWith({}),
    deliveryCharges: [],
    system: { lastBackupAt: new Date().toISOString(), isNotified: false },
    now: new Date(),
  })
  return new Response(JSON.stringify(rows))
}

async function show(list: React.ReactNode) {
  flushSync(() => root.render(list))
  await refreshReadyToSell()
}

beforeEach(() => {
  decided = ''
  vi.stubGlobal('fetch', answer)
  return () => {
    flushSync(() => root.render(null))
    vi.unstubAllGlobals()
  }
})

test('lists fulfilled and open requirements with links, and opens fields of this screen directly', async () => {
  const opened = vi.fn()
  await show(<ReadyToSell onField={opened} />)
  await vi.waitFor(() => expect(summary()).toBe(`Ready to sell: 2 of ${DUTIES}`))
  expect(place.querySelector('details')?.open).toBe(true)
  linkTo('Terms of sale')?.click()
  expect(opened).toHaveBeenCalledExactlyOnceWith('/admin-settings?tab=delivery#terms')
  expect(place.querySelectorAll('[data-tone="ok"]')).toHaveLength(2)
})

test('counts requirements that do not apply, and disappears from the dashboard when all are done', async () => {
  await show(<ReadyToSell isBrief />)
  await vi.waitFor(() => expect(summary()).toBe(`Ready to sell: 2 of ${DUTIES}`))
  expect(place.querySelector('details')?.open).toBe(false)
  for (let left = DUTIES - 2; left > 0; left--) {
    const boxes = place.querySelectorAll<HTMLInputElement>('input:not(:checked)')
    expect(boxes).toHaveLength(left)
    flushSync(() => boxes[0]?.click())
    await vi.waitFor(() => expect(place.querySelectorAll('input:not(:checked)')).toHaveLength(left - 1))
    await vi.waitFor(() => expect(place.querySelector('[aria-disabled="true"]')).toBeNull())
  }
  expect(decided.split(',')).toHaveLength(DUTIES - 2)
  expect(place.innerHTML).toBe('')
})
