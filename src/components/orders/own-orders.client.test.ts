// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { keepComplaint } from '~/stores/device-complaints'
import { LAST_BUYER } from '~/stores/kept-values'
import { keepDeviceOrder } from '~/stores/orders/device-orders'
import './own-orders.client'

const order = (id: number) => ({ id, at: '2026-11-22T08:00:00Z', goods: '2 × Early Stage', link: `/order/t-${id}` })

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', () => Promise.reject(new Error('There is no signal.')))
  history.replaceState(null, '', '/orders')
  document.body.innerHTML = `<section id="own-orders" data-sure="Sure?" data-sure-all="All?"
      data-states='{"shipped":["On its way","way"],"settled":["Settled","ok"]}' data-stale="As it was {moment}.">
    <p data-in="empty" hidden>None</p><p data-in="denied" hidden>Denied</p>
    <div data-in="kept" hidden><p data-seen></p><ol></ol><button data-forget="all">Forget all</button></div>
    <template><li><a><strong>No. {number}</strong><b class="badge" hidden></b><bdi></bdi><span></span><i data-day hidden>By {day}</i></a>
      <a class="button" data-driver hidden>Driver</a>
      <a href="/ur/shop" data-again>Again</a>
      <button data-forget aria-label="Forget {number}">Forget</button></li></template>
    <div data-complaints hidden><ul></ul></div>
    <template data-complaint><li><a><strong>Complaint {number}</strong><b class="badge" hidden></b><span></span></a></li></template>
    </section>`
})

const rows = () =>
  [...document.querySelectorAll('li a:first-child')].map((link) => [
    link.getAttribute('href'),
    link.textContent.replace(/By .*/, ''),
  ])
const shown = () => [...document.querySelectorAll<HTMLElement>('[data-in]:not([hidden])')].map(({ dataset }) => dataset['in'])
/** The script to delete loads with the press. */
async function press(which: string) {
  document.querySelector<HTMLElement>(`[data-forget="${which}"]`)?.click()
  await import('./forget-orders')
}
const showPage = () => document.dispatchEvent(new Event('astro:page-load'))

test('lists the orders of the device with their links, newest first', () => {
  for (const id of [4, 5]) keepDeviceOrder(order(id))
  showPage()
  expect(shown()).toEqual(['kept'])
  expect(rows()).toEqual([
    ['/order/t-5', 'No. 52 × Early Stage22\u00a0November\u00a02026'],
    ['/order/t-4', 'No. 42 × Early Stage22\u00a0November\u00a02026'],
  ])
})

test('offers to reorder, if the device knows the goods', () => {
  keepDeviceOrder(order(3))
  keepDeviceOrder({ ...order(4), again: '?order=E&quantity=2' })
  showPage()
  expect([...document.querySelectorAll('[data-again]')].map((link) => link.getAttribute('href'))).toEqual([
    '/ur/shop?order=E&quantity=2',
  ])
})

test('deletes an order at the second press, and then shows that there is none', async () => {
  keepDeviceOrder(order(4))
  showPage()
  const button = document.querySelector('[data-forget="4"]')
  expect(button?.getAttribute('aria-label')).toBe('Forget 4')
  await press('4')
  expect([rows().length, button?.textContent, button?.hasAttribute('aria-label')]).toEqual([1, 'Sure?', false])
  await press('4')
  expect([rows(), shown(), localStorage.length]).toEqual([[], ['empty'], 0])
})

test('follows orders of another tab, and deletes all with their buyer', async () => {
  showPage()
  expect(shown()).toEqual(['empty'])
  localStorage.setItem(LAST_BUYER, '{"name":"Nazir"}')
  for (const id of [4, 5]) keepDeviceOrder(order(id))
  dispatchEvent(new Event('storage'))
  expect(rows()).toHaveLength(2)
  await press('all')
  await press('all')
  expect([shown(), localStorage.length]).toEqual([['empty'], 0])
})

test('formats the day in Urdu without a comma, as the order page does, even if a translator changed `lang`', () => {
  history.replaceState(null, '', '/ur/orders')
  document.documentElement.lang = 'hi'
  keepDeviceOrder(order(4))
  showPage()
  expect(document.querySelector('time')?.textContent).toBe('22\u00a0نومبر\u00a02026')
})

test('shows the state of an order, or its last known state while offline', async () => {
  keepDeviceOrder(order(4))
  const fetch = vi.fn(async (_path: string) =>
    Response.json({ orders: [{ id: 4, state: 'shipped', day: '2026-11-30', driverPhone: '+919419066666' }], complaints: [] }),
  )
  vi.stubGlobal('fetch', fetch)
  const badges = () => [...document.querySelectorAll<HTMLElement>('.badge:not([hidden])')].map((badge) => badge.textContent)
  const said = () => document.querySelector('[data-seen]')?.textContent
  showPage()
  const next = () =>
    ['[data-day]', '[data-driver]'].map((part) => {
      const place = document.querySelector<HTMLElement>(`ol ${part}`)
      return place?.hidden || (place?.getAttribute('href') ?? place?.textContent)
    })
  expect([badges(), next()]).toEqual([[], [true, true]])
  await vi.waitFor(() => expect(badges()).toEqual(['On its way']))
  expect(next()).toEqual(['By 30\u00a0November\u00a02026', 'tel:+919419066666'])
  expect(fetch.mock.calls[0]?.[0]).toContain('orders=t-4')
  expect(said()).toBe('')
  vi.stubGlobal('fetch', () => Promise.reject(new Error('There is no signal.')))
  showPage()
  expect(badges()).toEqual(['On its way'])
  await vi.waitFor(() => expect(said()).toMatch(/^As it was \d+\s\w+\s\d{4} /))
})

test('lists the complaints of the device with their states, and deletes them with all orders', async () => {
  keepComplaint({ number: 'C-26/00001', link: '/ur/complaint/t-1' })
  keepComplaint({ number: 'C-26/00001', link: '/ur/complaint/t-1' })
  keepComplaint({ number: 'C-26/00002', link: 'https://elsewhere.example/complaint/t' })
  keepComplaint({})
  vi.stubGlobal('fetch', async () => Response.json({ orders: [], complaints: [{ number: 'C-26/00001', state: 'settled' }] }))
  showPage()
  const part = document.querySelector<HTMLElement>('[data-complaints]')
  expect(part?.hidden).toBe(false)
  expect([...(part?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual(['/ur/complaint/t-1'])
  await vi.waitFor(() => expect(part?.textContent).toContain('Settled'))
  keepDeviceOrder(order(4))
  await press('all')
  await press('all')
  expect([part?.hidden, localStorage.length]).toEqual([true, 0])
})

test('says which feed of the pond book ends within its days, with a link that orders more', async () => {
  const end = {
    language: 'ur',
    order: '۴ بوریاں',
    href: '/ur/shop?order=E&quantity=4',
    from: '2026-12-07',
    endsOn: '2026-12-12',
  } as const
  vi.useFakeTimers({ now: new Date('2026-12-06T18:29:00Z'), toFake: ['Date'] })
  const lines = () =>
    [...document.querySelectorAll('[data-feed-end]')].map((line) => [line.getAttribute('dir'), line.textContent])
  async function show() {
    showPage()
    await vi.dynamicImportSettled()
    return lines()
  }
  expect(await show()).toEqual([])
  localStorage.setItem('feed_ends', JSON.stringify([{ ...end, says: 'ختم۔' }]))
  expect(await show()).toEqual([])
  vi.setSystemTime('2026-12-06T18:30:00Z')
  for (const _ of [1, 2]) expect(await show()).toEqual([['rtl', 'ختم۔ ۴ بوریاں']])
  expect(document.querySelector('[data-feed-end] a')?.getAttribute('href')).toBe('/ur/shop?order=E&quantity=4')
  vi.setSystemTime('2026-12-12T18:30:00Z')
  expect(await show()).toEqual([])
  vi.useRealTimers()
})
