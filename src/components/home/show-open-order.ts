import { deviceOrders } from '~/stores/orders/device-orders'

const OVER: readonly unknown[] = ['delivered', 'cancelled']

/** How long an order of this device counts as open: a device may never hear of its end. In milliseconds. */
const OPEN_FOR = 45 * 24 * 60 * 60 * 1000

/** Shows the newest open order of this device in its row. A row that is shown stays, so that nothing moves. */
export function showOpenOrder() {
  const row = document.querySelector<HTMLElement>('#open-order')
  const [link, state, driver] = row?.children ?? []
  if (!row || !link || !state || !driver) return
  const isNew = ({ at }: { at: string }) => Date.now() - Date.parse(at) < OPEN_FOR
  const orders = deviceOrders()
  const order = row.dataset['order']
    ? orders.find(({ id }) => String(id) === row.dataset['order'])
    : orders.find((each) => isNew(each) && !OVER.includes(each.state))
  if (!order) return
  const { id, state: now = 'pending', driverPhone } = order
  row.dataset['order'] = String(id)
  link.textContent = (link.textContent ?? '').replace('#', String(id))
  link.setAttribute('href', order.link)
  state.textContent = JSON.parse(row.dataset['states'] ?? '{}')[now] ?? ''
  driver.toggleAttribute('hidden', !driverPhone)
  driver.setAttribute('href', `tel:${driverPhone}`)
  row.hidden = false
}
