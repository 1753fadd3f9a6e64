import { type Door, doorPrice, filled } from '~/content/door-price'
import { formatRupees, paiseIn } from '~/domain/money'
import { DISTRICT, forgetValue, keepValue, keptValue, LAST_BUYER } from '~/stores/kept-values'
import { languageOfPage } from '~/stores/page-language'
import { writeFirst, writeInto } from '../forms/texts'

/** Keeps the chosen district on this device, and shows the prices at its door in the page and in its island. */

const formOfPage = () => document.querySelector<HTMLFormElement>('#door')

const selectIn = (form: HTMLFormElement) => form.elements.namedItem('district') as HTMLSelectElement

function show(form: HTMLFormElement) {
  const { value, selectedOptions } = selectIn(form)
  const charges = JSON.parse(form.dataset['charges'] ?? '{}')
  const words = JSON.parse(form.dataset['words'] ?? '{}')
  const door: Door | undefined = value ? { name: selectedOptions[0]?.text ?? value, charge: charges[value] ?? '0.00' } : undefined
  form.dataset['door'] = door ? JSON.stringify(door) : ''
  form.dispatchEvent(new Event('door', { bubbles: true }))
  beginOrder(value, door, words)
  for (const line of document.querySelectorAll<HTMLElement>('[data-door-of]')) {
    const feed = JSON.parse(line.dataset['doorOf'] ?? '{}')
    line.textContent = door ? doorPrice(languageOfPage(), words, feed, door) : (line.dataset['usual'] ?? '')
  }
}

/** Begins the order form with the district, unless it belongs to an earlier buyer or is already in use. */
function beginOrder(district: string, door: Door | undefined, words: { deliveryTo: string; freeDelivery: string }) {
  const dialog = document.querySelector<HTMLDialogElement>('#order')
  const form = dialog?.querySelector<HTMLFormElement>('form[method="post"]')
  if (!dialog || !form || dialog.open || form.dataset['keeps'] === 'posted' || keptValue(LAST_BUYER)) return
  const { address } = form.elements as unknown as { address: HTMLTextAreaElement }
  if (address.value) return
  const charge = door?.charge ?? '0.00'
  const language = languageOfPage()
  const line = form.querySelector('[data-delivery]')
  writeFirst(form, { district })
  writeInto(form, { district })
  Object.assign(form.elements.namedItem('delivery') as HTMLInputElement, { value: charge })
  dialog.dataset['added'] = JSON.stringify({ bags: 0, paise: paiseIn(charge) })
  if (!line) return
  if (charge === '0.00') line.textContent = door ? words.freeDelivery : ''
  else line.textContent = filled(language, words.deliveryTo, [door?.name ?? '', formatRupees(charge)])
}

function begin() {
  const form = formOfPage()
  if (!form) return
  const select = selectIn(form)
  const asked = new URLSearchParams(location.search).get('district')
  if (asked && asked === select.value) keepValue(DISTRICT, asked)
  else select.value = keptValue(DISTRICT) ?? ''
  // Another version of the site may have kept a district that is no longer one.
  if (select.selectedIndex < 0) select.value = ''
  if (select.value) show(form)
}

document.addEventListener('change', ({ target }) => {
  const form = formOfPage()
  if (!form || target !== selectIn(form)) return
  if (selectIn(form).value) keepValue(DISTRICT, selectIn(form).value)
  else forgetValue(DISTRICT)
  show(form)
})
document.addEventListener('astro:page-load', begin)
