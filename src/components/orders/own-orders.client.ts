import { type DeviceOrder, deviceOrders, forgetDeviceOrder, forgetDeviceOrders, hasStorage } from '~/stores/orders/device-orders'
import { LAST_BUYER } from '~/stores/orders/last-buyer'

/** The page of this device's orders: lists them, and forgets one or all at a second press. */

const place = () => document.querySelector<HTMLElement>('#own-orders')

function show() {
  const section = place()
  if (!section) return
  const orders = deviceOrders()
  section.querySelector('ol')?.replaceChildren(...orders.map((order) => row(order, section)))
  const state = orders.length > 0 ? 'kept' : hasStorage() ? 'empty' : 'denied'
  for (const part of section.querySelectorAll<HTMLElement>('[data-in]')) part.hidden = part.dataset['in'] !== state
}

function row({ id, at, goods, link, again }: DeviceOrder, section: HTMLElement): Node {
  const row = section.querySelector('template')?.content.cloneNode(true) as DocumentFragment
  const number = (text: string | null) => (text ?? '').replace('{number}', String(id))
  const [name, bags, day] = ['strong', 'bdi', 'span'].map((tag) => row.querySelector(tag))
  if (name) name.textContent = number(name.textContent)
  if (bags) bags.textContent = goods
  day?.replaceWith(Object.assign(document.createElement('time'), { dateTime: at, textContent: localizedDay(at) }))
  row.querySelector('a')?.setAttribute('href', link)
  const same = row.querySelector('[data-again]')
  if (same && again) same.setAttribute('href', same.getAttribute('href') + again)
  else same?.remove()
  const button = row.querySelector('button')
  button?.setAttribute('aria-label', number(button.getAttribute('aria-label')))
  if (button) button.dataset['forget'] = String(id)
  return row
}

/** Without the comma that browsers write in Urdu, as on the page of the order. */
const localizedDay = (at: string) =>
  new Intl.DateTimeFormat(`${document.documentElement.lang}-u-nu-latn`, { dateStyle: 'long', timeZone: 'Asia/Kolkata' })
    .formatToParts(new Date(at))
    .flatMap(({ type, value }) => (type === 'literal' ? [] : value))
    .join(' ')

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-forget]') : null
  const which = button?.dataset['forget'] ?? ''
  if (which === 'device') import('~/islands/ui/forget-device').then((device) => device.ask())
  else if (button?.dataset['asked']) forget(which)
  else if (button) ask(button, which)
})

/** The link cannot be had back here, so that one press alone forgets nothing. */
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
    localStorage.removeItem(LAST_BUYER)
  }
  show()
  place()?.querySelector<HTMLElement>('[data-in]:not([hidden]) a')?.focus()
}

document.addEventListener('astro:page-load', show)
addEventListener('storage', show)
