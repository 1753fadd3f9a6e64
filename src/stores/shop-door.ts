import type { AtDoor, DoorWords } from '~/content/door-price'
import { pathIn } from '~/languages'
import { DISTRICT, keepValue, keptValue } from './kept-values'
import { languageOfPage } from './page-language'

/** The texts of the shop's choice of a district: for prices, and for the order form. */
interface FormWords extends DoorWords {
  deliveryTo: string
  freeDelivery: string
}

const FORM = /<form id="door"[\s\S]*?<\/form>/

export const doorForm = (page: ParentNode = document) => page.querySelector<HTMLFormElement>('#door')

export const selectIn = (form: HTMLFormElement) => form.elements.namedItem('district') as HTMLSelectElement

export const wordsIn = (form: HTMLFormElement): FormWords => JSON.parse(form.dataset['words'] ?? '{}')

/** Selects the district in the URL and keeps it; otherwise the one kept on this device. */
export function beginWithDistrict(form: HTMLFormElement) {
  const select = selectIn(form)
  const asked = new URLSearchParams(location.search).get('district')
  // Another version of the site may have kept a district that is no longer one.
  const choices = [asked, keptValue(DISTRICT)].filter((name) => name && [...select.options].some(({ value }) => value === name))
  select.value = choices[0] ?? ''
  if (asked && asked === select.value) keepValue(DISTRICT, asked)
}

/** The selected district with its charge. */
export function doorIn(form: HTMLFormElement): AtDoor | undefined {
  const { value, selectedOptions } = selectIn(form)
  const charges = JSON.parse(form.dataset['charges'] ?? '{}')
  const words = wordsIn(form)
  const name = words.place.replace('{0}', selectedOptions[0]?.text ?? value)
  return value ? { door: { name, charge: charges[value] ?? '0.00' }, words } : undefined
}

/** Once for a page. */
const answers = new WeakMap<HTMLElement, Promise<AtDoor | undefined>>()

/** The prices at the reader's door by the shop's choice of a district, for a page without it. */
export function askDoor(): Promise<AtDoor | undefined> {
  const answer = answers.get(document.body) ?? ask()
  answers.set(document.body, answer)
  return answer
}

async function ask() {
  const answer = await fetch(pathIn(languageOfPage(), '/shop'))
  const [choice = ''] = FORM.exec(await answer.text()) ?? []
  const form = doorForm(new DOMParser().parseFromString(choice, 'text/html'))
  if (!form) return undefined
  beginWithDistrict(form)
  return doorIn(form)
}
