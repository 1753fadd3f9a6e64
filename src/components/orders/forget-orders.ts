import { forgetComplaints } from '~/stores/device-complaints'
import { LAST_BUYER } from '~/stores/kept-values'
import { forgetDeviceOrder, forgetDeviceOrders } from '~/stores/orders/device-orders'

/** Deletes one order of this device, or all, after a second press. */

const place = () => document.querySelector<HTMLElement>('#own-orders')

export function press(button: HTMLElement) {
  const which = button.dataset['forget'] ?? ''
  if (which === 'device') void import('~/islands/ui/forget-device').then((device) => device.ask())
  else if (button.dataset['asked']) forget(which)
  else ask(button, which)
}

/** Asks first, because the link cannot be restored here. */
function ask(button: HTMLElement, which: string) {
  const { sure = '', sureAll = '' } = place()?.dataset ?? {}
  const { textContent } = button
  const label = button.getAttribute('aria-label')
  button.dataset['asked'] = 'yes'
  button.removeAttribute('aria-label')
  button.textContent = which === 'all' ? sureAll : sure
  const takeBack = () => {
    delete button.dataset['asked']
    button.textContent = textContent
    if (label) button.setAttribute('aria-label', label)
  }
  button.addEventListener('blur', takeBack, { once: true })
}

function forget(which: string) {
  if (which !== 'all') forgetDeviceOrder(Number(which))
  else {
    forgetDeviceOrders()
    forgetComplaints()
    localStorage.removeItem(LAST_BUYER)
  }
  // Notifies the list, as after a change in another tab.
  dispatchEvent(new Event('storage'))
  place()?.querySelector<HTMLElement>('[data-in]:not([hidden]) a')?.focus()
}
