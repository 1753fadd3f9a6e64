import { filled } from '~/content/door-price'
import { formatRupees, paiseIn } from '~/domain/money'
import { pathWithQuery } from '~/domain/path-with-query'
import { DISTRICT, forgetValue, keepValue, keptValue, LAST_BUYER } from '~/stores/kept-values'
import { languageOfPage } from '~/stores/page-language'
import { beginWithDistrict, doorForm, doorIn, selectIn, wordsIn } from '~/stores/shop-door'
import { writeFirst, writeInto } from '../forms/texts'
import { writePrices } from './door-prices'

/** Keeps the chosen district on this device, and shows the prices at its door in the page and in its island. */

function show(form: HTMLFormElement) {
  const at = doorIn(form)
  form.dataset['door'] = at ? JSON.stringify(at) : ''
  form.dispatchEvent(new Event('door', { bubbles: true }))
  beginOrder(form, at?.door.charge ?? '0.00')
  writePrices(at)
}

/** Begins the order form with the district, unless it belongs to an earlier buyer or is already in use. */
function beginOrder(choice: HTMLFormElement, charge: string) {
  const dialog = document.querySelector<HTMLDialogElement>('#order')
  const form = dialog?.querySelector<HTMLFormElement>('form[method="post"]')
  if (!dialog || !form || dialog.open || form.dataset['keeps'] === 'posted' || keptValue(LAST_BUYER)) return
  const { address } = form.elements as unknown as { address: HTMLTextAreaElement }
  if (address.value) return
  const { deliveryTo, freeDelivery } = wordsIn(choice)
  const { value: district, selectedOptions } = selectIn(choice)
  const line = form.querySelector('[data-delivery]')
  writeFirst(form, { district })
  writeInto(form, { district })
  Object.assign(form.elements.namedItem('delivery') as HTMLInputElement, { value: charge })
  dialog.dataset['added'] = JSON.stringify({ bags: 0, paise: paiseIn(charge) })
  if (!line) return
  if (charge === '0.00') line.textContent = district ? freeDelivery : ''
  else line.textContent = filled(languageOfPage(), deliveryTo, [selectedOptions[0]?.text ?? '', formatRupees(charge)])
}

/** Takes the district from the URL and from the links of its page, because the reader has chosen another. */
function forgetAsked() {
  const withoutDistrict = (search: string) => {
    const query = new URLSearchParams(search)
    query.delete('district')
    return query
  }
  const path = pathWithQuery(location.pathname, withoutDistrict(location.search))
  history.replaceState(history.state, '', path + location.hash)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="&district="]'))
    link.search = withoutDistrict(link.search).toString()
}

function begin() {
  const form = doorForm()
  if (!form) return
  beginWithDistrict(form)
  if (selectIn(form).value) show(form)
}

document.addEventListener('change', ({ target }) => {
  const form = doorForm()
  if (!form || target !== selectIn(form)) return
  if (selectIn(form).value) keepValue(DISTRICT, selectIn(form).value)
  else forgetValue(DISTRICT)
  forgetAsked()
  show(form)
})
document.addEventListener('astro:page-load', begin)
