import { itemsInText, type LineItem } from '~/domain/orders/line-items'
import type { OrderForm } from '~/domain/orders/schema'
import { empty, firstIn, type Texts, typedIn, writeFirst, writeInto } from '../forms/texts'

/** The form as typed; `more` has the further feeds, one per line. */
export type OrderText = Record<keyof OrderForm | 'more', string>

/** The name of the draft. */
export const DRAFT = 'order'

export const textsOf = (form: HTMLFormElement): OrderText => ({
  ...(typedIn(form) as OrderText),
  more: itemsInText(rowsIn(form)),
})

export const firstTexts = (form: HTMLFormElement): OrderText => ({
  ...(firstIn(form) as OrderText),
  more: form.dataset['more'] ?? '',
})

const rowElements = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLElement>('[data-row]')]

export const rowsIn = (form: HTMLFormElement): LineItem[] =>
  rowElements(form).map((row) => ({
    feed: row.querySelector('select')?.value ?? '',
    bags: row.querySelector('input')?.value ?? '',
  }))

export function writeTexts(form: HTMLFormElement, texts: Texts) {
  writeInto(form, texts)
  if (texts['more']) form.dispatchEvent(new CustomEvent('rows', { detail: texts['more'] }))
  // The total depends on both.
  for (const field of form.querySelectorAll('[name="address"], [name="quantity"]'))
    field.dispatchEvent(new Event('input', { bubbles: true }))
}

export function emptyTexts(form: HTMLFormElement) {
  for (const row of rowElements(form)) row.remove()
  delete form.closest('dialog')?.dataset['added']
  delete form.dataset['more']
  empty(form)
  writeFirst(form, { quantity: '1' })
  writeTexts(form, { quantity: '1' })
}
