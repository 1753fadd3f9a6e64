// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { keepDeviceOrder, keepOrderStates } from '~/stores/orders/device-orders'
import { showOpenOrder } from './show-open-order'

const NOW = Date.now()
const order = (id: number, changes = {}) => ({
  ...{ id, at: new Date(NOW).toISOString(), goods: '2 × Early Stage', link: `/ur/order/t-${id}` },
  ...changes,
})

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = `<p id="open-order" hidden data-states='{"pending":"Ordered","shipped":"On its way","delivered":"There"}'>
    <span><a href="/orders">No. #</a><span></span><a href="/orders" hidden>Driver</a></span></p>`
})

function shown() {
  showOpenOrder()
  const row = document.querySelector<HTMLElement>('#open-order')
  const [link, state, driver] = row?.firstElementChild?.children ?? []
  if (row?.hidden) return undefined
  return [link?.textContent, link?.getAttribute('href'), state?.textContent, !driver?.hasAttribute('hidden')]
}

test('shows the newest open order of the device, and the driver once he is on his way', () => {
  expect(shown()).toBeUndefined()
  keepDeviceOrder(order(2))
  keepDeviceOrder(order(3, { state: 'delivered' }))
  expect(shown()).toEqual(['No. 2', '/ur/order/t-2', 'Ordered', false])
  expect(document.querySelector('#open-order > :last-child')?.textContent).toBe('No. 2On its wayDriver')
  keepOrderStates([{ id: 2, state: 'shipped', day: null, driverPhone: '+919419066666' }], new Date(NOW).toISOString())
  expect(shown()).toEqual(['No. 2', '/ur/order/t-2', 'On its way', true])
  expect(document.querySelector('#open-order > :first-child a:last-child')?.getAttribute('href')).toBe('tel:+919419066666')
})

test('a row that is shown stays when its order is delivered, and is gone at the next visit', () => {
  keepDeviceOrder(order(2, { state: 'shipped', driverPhone: '94190 66666' }))
  expect(shown()?.at(-1)).toBe(true)
  keepOrderStates([{ id: 2, state: 'delivered', day: null, driverPhone: null }], new Date(NOW).toISOString())
  expect(shown()).toEqual(['No. 2', '/ur/order/t-2', 'There', false])
  const row = document.querySelector<HTMLElement>('#open-order')
  if (row) Object.assign(row, { hidden: true }).removeAttribute('data-order')
  expect(shown()).toBeUndefined()
})

test.each([
  ['an order of long ago', { at: new Date(NOW - 46 * 864e5).toISOString() }],
  ['a cancelled order', { state: 'cancelled' }],
])('%s is not open', (_what, changes) => {
  keepDeviceOrder(order(2, changes))
  expect(shown()).toBeUndefined()
})
