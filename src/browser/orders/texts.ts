import { type FeedRow, rowsInText } from '~/rules/further-feeds'
import type { OrderForm } from '~/schemas/orders'

/** The form as it is typed; `more` are the further feeds, a line each. */
export type OrderText = Record<keyof OrderForm | 'more', string>

const NAMES = [
  'name',
  'email',
  'phone',
  'address',
  'district',
  'quantity',
  'message',
] as const satisfies readonly (keyof OrderForm)[]

const EMPTY: Omit<OrderText, 'more'> = { name: '', email: '', phone: '', address: '', district: '', quantity: '1', message: '' }

type Control = HTMLInputElement | HTMLTextAreaElement

const controlsOf = (form: HTMLFormElement) => NAMES.map((name) => [name, form.elements.namedItem(name) as Control] as const)

export const textsOf = (form: HTMLFormElement): OrderText => ({
  ...(Object.fromEntries(controlsOf(form).map(([name, { value }]) => [name, value])) as OrderText),
  more: rowsInText(rowsIn(form)),
})

export const firstTexts = (form: HTMLFormElement): OrderText => ({
  ...(Object.fromEntries(controlsOf(form).map(([name, { defaultValue }]) => [name, defaultValue])) as OrderText),
  more: '',
})

const rowElements = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLElement>('[data-row]')]

export const rowsIn = (form: HTMLFormElement): FeedRow[] =>
  rowElements(form).map((row) => ({
    feed: row.querySelector('select')?.value ?? '',
    bags: row.querySelector('input')?.value ?? '',
  }))

export function writeTexts(form: HTMLFormElement, texts: Partial<OrderText>) {
  for (const [name, control] of controlsOf(form)) {
    const text = texts[name]
    if (typeof text === 'string') control.value = text
  }
  if (texts.more) form.dispatchEvent(new CustomEvent('rows', { detail: texts.more }))
  form.querySelector('[name="quantity"]')?.dispatchEvent(new Event('input', { bubbles: true }))
}

export function emptyTexts(form: HTMLFormElement) {
  for (const row of rowElements(form)) row.remove()
  delete form.closest('dialog')?.dataset['added']
  writeTexts(form, EMPTY)
}
