import { deviceOrders } from '~/stores/orders/device-orders'

const OVER: readonly unknown[] = ['delivered', 'cancelled']

/** How long an order of this device counts as open: a device may never hear of its end. In milliseconds. */
const OPEN_FOR = 45 * 24 * 60 * 60 * 1000

/** Shows the newest open order of this device in its row. A row that is shown stays, so that nothing moves. */
export function showOpenOrder() {
  const row = document.querySelector<HTMLElement>('#open-order')
  const shown = row?.firstElementChild
  const [link, state, driver] = shown?.children ?? []
  if (!row || !shown || !link || !state || !driver) return
  const isNew = ({ at }: { at: string }) => Date.now() - Date.parse(at) < OPEN_FOR
  const orders = deviceOrders()
  const order = row.dataset['order']
    ? orders.find(({ id }) => String(id) === row.dataset['order'])
    : orders.find((each) => isNew(each) && !OVER.includes(each.state))
  if (!order) return
  const { id, state: now = 'pending', driverPhone } = order
  const states: Record<string, string> = JSON.parse(row.dataset['states'] ?? '{}')
  link.textContent = (link.textContent ?? '').replace('#', String(id))
  if (!row.dataset['order']) row.append(widest(shown, states['shipped']))
  row.dataset['order'] = String(id)
  link.setAttribute('href', order.link)
  state.textContent = states[now] ?? ''
  driver.toggleAttribute('hidden', !driverPhone)
  driver.setAttribute('href', `tel:${driverPhone}`)
  row.hidden = false
}

/** A copy of the row with the driver, as it is at its widest, which reserves the height. */
function widest(shown: Element, state = ''): Node {
  const copy = shown.cloneNode(true) as Element
  copy.children[1]?.append(state)
  copy.children[2]?.removeAttribute('hidden')
  return copy
}
