import type { Messages } from '~/content/load-messages'

/** The fields that are marked as wrong. */
export const WRONG = '[aria-invalid="true"]'

/** Says a sentence about the whole form; '' says nothing. `offer` keeps the form until what it waits for is there. */
export function showSentence(form: HTMLFormElement, sentence: string, offer?: { waitsFor: 'signal' | 'shop'; words: Messages }) {
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
