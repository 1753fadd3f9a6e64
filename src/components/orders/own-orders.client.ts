import { languages } from '~/languages'
import { type DeviceOrder, deviceOrders, hasStorage } from '~/stores/orders/device-orders'
import { languageOfPage } from '~/stores/page-language'

/** The page of this device's orders: lists them. What forgets comes when its button is pressed. */

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
  new Intl.DateTimeFormat(`${languages[languageOfPage()].tag}-u-nu-latn`, { dateStyle: 'long', timeZone: 'Asia/Kolkata' })
    .formatToParts(new Date(at))
    .flatMap(({ type, value }) => (type === 'literal' ? [] : value))
    .join(' ')

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-forget]')
  if (button) void import('./forget-orders').then((orders) => orders.press(button))
})

document.addEventListener('astro:page-load', show)
addEventListener('storage', show)
