import { type Door, type DoorWords, doorPrice } from '~/content/door-price'
import { DISTRICT, keepValue, keptValue } from '~/stores/kept-values'
import { languageOfPage } from '~/stores/page-language'

/** The form's texts for prices, and those for the order form. */
interface FormWords extends DoorWords {
  deliveryTo: string
  freeDelivery: string
}

export const doorForm = (page: ParentNode = document) => page.querySelector<HTMLFormElement>('#door')

export const selectIn = (form: HTMLFormElement) => form.elements.namedItem('district') as HTMLSelectElement

export const wordsIn = (form: HTMLFormElement): FormWords => JSON.parse(form.dataset['words'] ?? '{}')

/** Selects the district in the URL and keeps it; otherwise the one kept on this device. */
export function beginWithDistrict(form: HTMLFormElement) {
  const select = selectIn(form)
  const asked = new URLSearchParams(location.search).get('district')
  if (asked && asked === select.value) keepValue(DISTRICT, asked)
  else select.value = keptValue(DISTRICT) ?? ''
  // Another version of the site may have kept a district that is no longer one.
  if (select.selectedIndex < 0) select.value = ''
}

/** The selected district by its name, and its charge. */
export function doorIn(form: HTMLFormElement): Door | undefined {
  const { value, selectedOptions } = selectIn(form)
  const charges = JSON.parse(form.dataset['charges'] ?? '{}')
  return value ? { name: selectedOptions[0]?.text ?? value, charge: charges[value] ?? '0.00' } : undefined
}

/** Writes the prices at the door into the page, without one the usual texts. */
export function writePrices(words: DoorWords, door: Door | undefined) {
  for (const line of document.querySelectorAll<HTMLElement>('[data-door-of]')) {
    const feed = JSON.parse(line.dataset['doorOf'] ?? '{}')
    line.textContent = door ? doorPrice(languageOfPage(), words, feed, door) : (line.dataset['usual'] ?? '')
  }
}
