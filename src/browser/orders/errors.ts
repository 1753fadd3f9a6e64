import { keepUntil } from '~/content/order'

/** The sentence at each wrong field of the order form; under '' the one about the whole form. */
export type OrderErrors = Partial<Record<string, string>>

const controlOf = (form: HTMLFormElement, name: string) => form.querySelector<HTMLElement>(`#order-${name}`)

export function showErrors(form: HTMLFormElement, errors: OrderErrors) {
  for (const { name } of wrongFields(form)) showError(form, name, undefined)
  for (const [name, sentence] of Object.entries(errors)) if (name) showError(form, name, sentence)
  say(form, errors[''] ?? '')
  wrongFields(form)[0]?.focus()
}

export function showError(form: HTMLFormElement, name: string, sentence: string | undefined) {
  const control = controlOf(form, name)
  const place = form.querySelector(`#order-${name}-error`)
  if (!control || !place) return
  place.textContent = sentence ?? ''
  if (sentence) control.setAttribute('aria-invalid', 'true')
  else control.removeAttribute('aria-invalid')
}

export const isWrong = (control: Element) => control.getAttribute('aria-invalid') === 'true'

const wrongFields = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')]

/** Says a sentence about the whole form; '' says nothing. `waitsFor` offers to keep the order until then. */
export function say(form: HTMLFormElement, sentence: string, waitsFor?: keyof typeof keepUntil) {
  const place = form.querySelector<HTMLElement>('[data-sentence]')
  const keep = form.querySelector<HTMLElement>('[data-keep]')
  if (!place || !keep) return
  place.textContent = sentence
  place.hidden = sentence === ''
  keep.hidden = !waitsFor
  if (!waitsFor) return
  keep.dataset['keep'] = waitsFor
  keep.textContent = keepUntil[waitsFor]
}
