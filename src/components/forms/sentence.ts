import type { Messages } from '~/content/load-messages'

/** Selects invalid fields. */
export const WRONG = '[aria-invalid="true"]'

/** Shows at once which fields are empty, with a message that is in the page. Returns whether any is. */
export function showMissing(form: HTMLFormElement): boolean {
  const missing = [...form.querySelectorAll<HTMLInputElement>('[required], [aria-required="true"]')].filter(
    ({ value }) => value.trim() === '',
  )
  for (const field of missing) {
    const place = form.querySelector(`#${field.id}-error`)
    if (!place) continue
    place.textContent = form.dataset['required'] ?? ''
    field.setAttribute('aria-invalid', 'true')
  }
  missing[0]?.focus()
  return missing.length > 0
}

export type WaitsFor = 'signal' | 'shop'

/** Shows a message about the whole form; '' clears it. `offer` adds a button to store the form until it can be sent. */
export function showSentence(form: HTMLFormElement, sentence: string, offer?: { waitsFor: WaitsFor; words: Messages }) {
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

/** What a stored form would wait for. */
export const waitsFor = (form: HTMLFormElement): WaitsFor =>
  form.querySelector<HTMLElement>('[data-keep]')?.dataset['keep'] === 'shop' ? 'shop' : 'signal'
