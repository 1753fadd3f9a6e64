import type { Messages } from '~/content/load-messages'

/** The fields that are marked as wrong. */
export const WRONG = '[aria-invalid="true"]'

/** Says at once which fields are still empty, in the sentence that stands in the page. Whether any is. */
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

/** Says a sentence about the whole form; '' says nothing. `offer` keeps the form until what it waits for is there. */
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

/** What the offer to keep the form waits for. */
export const waitsFor = (form: HTMLFormElement): WaitsFor =>
  form.querySelector<HTMLElement>('[data-keep]')?.dataset['keep'] === 'shop' ? 'shop' : 'signal'
