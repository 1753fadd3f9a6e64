import { languages } from '~/languages'
import { type DeviceComplaint, deviceComplaints } from '~/stores/device-complaints'
import { FEED_ENDS, keptValue } from '~/stores/kept-values'
import { type DeviceOrder, deviceOrders, hasStorage } from '~/stores/orders/device-orders'
import { askLinkStates } from '~/stores/orders/link-states'
import { languageOfPage } from '~/stores/page-language'

/** The page My Orders: lists this device's orders and complaints with their states. The script to delete loads on demand. */

const place = () => document.querySelector<HTMLElement>('#own-orders')

function show() {
  const section = place()
  if (!section) return
  const orders = deviceOrders()
  section.querySelector('ol')?.replaceChildren(...orders.map((order) => row(order, section)))
  const state = orders.length > 0 ? 'kept' : hasStorage() ? 'empty' : 'denied'
  for (const part of section.querySelectorAll<HTMLElement>('[data-in]')) part.hidden = part.dataset['in'] !== state
  showComplaints(section)
  showStates(section)
  if (keptValue(FEED_ENDS)) void import('./feed-ends').then(({ showFeedEnds }) => showFeedEnds(section))
}

/** Updates the state in each row and keeps the row, because the reader may be using its buttons. */
function showStates(section: HTMLElement) {
  const words = JSON.parse(section.dataset['states'] ?? '{}')
  for (const { id, state, day, driverPhone } of deviceOrders()) {
    const row = section.querySelector(`[data-forget="${id}"]`)?.closest('li')
    showState(row, state && words[state])
    showDay(row, day)
    showDriver(row, driverPhone)
  }
  for (const { link, state } of deviceComplaints()) {
    showState(section.querySelector(`a[href="${link}"]`), state && words[state])
  }
}

function showState(row: Element | null | undefined, [text, tone]: [text?: string, tone?: string] = []) {
  const badge = row?.querySelector<HTMLElement>('.badge')
  if (!badge || !text || !tone) return
  badge.textContent = text
  badge.dataset['tone'] = tone
  badge.hidden = false
}

function showDay(row: Element | null | undefined, day: string | null | undefined) {
  const place = row?.querySelector<HTMLElement>('[data-day]')
  if (!place) return
  place.hidden = !day
  place.dataset['day'] ||= place.textContent ?? ''
  place.textContent = place.dataset['day'].replace('{day}', day ? localizedDay(day) : '')
}

function showDriver(row: Element | null | undefined, phone: string | null | undefined) {
  const link = row?.querySelector<HTMLElement>('[data-driver]')
  if (!link) return
  link.hidden = !phone
  link.setAttribute('href', `tel:${phone}`)
  // The next step is the only filled button.
  row?.querySelector('[data-again]')?.classList.toggle('outline', !link.hidden)
}

function showComplaints(section: HTMLElement) {
  const part = section.querySelector<HTMLElement>('[data-complaints]')
  const complaints = deviceComplaints()
  if (!part) return
  part.hidden = complaints.length === 0
  part.querySelector('ul')?.replaceChildren(...complaints.map((complaint) => complaintRow(complaint, section)))
}

function complaintRow({ number, at, link }: DeviceComplaint, section: HTMLElement): Node {
  const row = section.querySelector<HTMLTemplateElement>('template[data-complaint]')?.content.cloneNode(true) as DocumentFragment
  const [name, day] = ['strong', 'span'].map((tag) => row.querySelector(tag))
  if (name) name.textContent = (name.textContent ?? '').replace('{number}', number)
  day?.replaceWith(timeOf(at))
  row.querySelector('a')?.setAttribute('href', link)
  return row
}

/** Fetches the states; while offline it shows their age. */
async function ask() {
  const section = place()
  const said = section?.querySelector('[data-seen]')
  if (!section || !said || document.hidden || deviceOrders().length + deviceComplaints().length === 0) return
  const isAnswered = await askLinkStates()
  showStates(section)
  const seen = deviceOrders().flatMap(({ seenAt }) => seenAt ?? [])
  const oldest = seen.sort()[0]
  said.textContent = isAnswered || !oldest ? '' : (section.dataset['stale'] ?? '').replace('{moment}', localizedMoment(oldest))
}

const timeOf = (at: string) => Object.assign(document.createElement('time'), { dateTime: at, textContent: localizedDay(at) })

function row({ id, at, goods, link, again }: DeviceOrder, section: HTMLElement): Node {
  const row = section.querySelector('template')?.content.cloneNode(true) as DocumentFragment
  const number = (text: string | null) => (text ?? '').replace('{number}', String(id))
  const [name, bags, day] = ['strong', 'bdi', 'span'].map((tag) => row.querySelector(tag))
  if (name) name.textContent = number(name.textContent)
  if (bags) bags.textContent = goods
  day?.replaceWith(timeOf(at))
  row.querySelector('a')?.setAttribute('href', link)
  const same = row.querySelector('[data-again]')
  if (same && again) same.setAttribute('href', same.getAttribute('href') + again)
  else same?.remove()
  const button = row.querySelector('button')
  button?.setAttribute('aria-label', number(button.getAttribute('aria-label')))
  if (button) button.dataset['forget'] = String(id)
  return row
}

/** Removes the comma that browsers write in Urdu, as on the order page. */
const localizedDay = (at: string) =>
  inIndia({ dateStyle: 'long' })
    .formatToParts(new Date(at))
    .flatMap(({ type, value }) => (type === 'literal' ? [] : value))
    .join('\u00a0')

const localizedMoment = (at: string) => `${localizedDay(at)} ${inIndia({ timeStyle: 'short' }).format(new Date(at))}`

const inIndia = (style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(`${languages[languageOfPage()].tag}-u-nu-latn`, { ...style, timeZone: 'Asia/Kolkata' })

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-forget]')
  if (button) void import('./forget-orders').then((orders) => orders.press(button))
})

document.addEventListener('astro:page-load', () => {
  show()
  void ask()
})
for (const sign of ['online', 'offline']) addEventListener(sign, () => void ask())
document.addEventListener('visibilitychange', () => void ask())
addEventListener('storage', show)
