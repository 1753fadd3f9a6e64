import type { LiveWords } from '~/content/live-words'

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

/** Says a sentence about the whole form; '' says nothing. `offer` keeps the order until what it waits for is there. */
export function say(form: HTMLFormElement, sentence: string, offer?: { waitsFor: 'signal' | 'shop'; words: LiveWords }) {
  const place = form.querySelector<HTMLElement>('[data-sentence]')
  const keep = form.querySelector<HTMLElement>('[data-keep]')
  if (!place || !keep) return
  place.textContent = sentence
  place.hidden = sentence === ''
  keep.hidden = !offer
  if (!offer) return
  keep.dataset['keep'] = offer.waitsFor
  keep.textContent = offer.words.forms.keepUntil[offer.waitsFor]
}
