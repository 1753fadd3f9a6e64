import { draftSentence } from '~/content/localized-dates'
import { draftOf } from '~/stores/forms/drafts'
import { forgetTyped, keepTyped, olderDraftTime } from '~/stores/forms/typed-forms'
import { pageMessages } from '../frame/messages-wanted'
import type { Texts } from './texts'

type AllTexts = Readonly<Record<string, string>>

/** A form with a named draft, and functions to read its current and initial texts and to write them. */
interface DraftForm {
  form: HTMLFormElement
  name: string
  textsOf: (form: HTMLFormElement) => AllTexts
  firstTexts: (form: HTMLFormElement) => AllTexts
  writeTexts: (form: HTMLFormElement, texts: Texts) => void
}

/** Restores the draft of this tab at once. A draft of another tab is restored on request. */
export function watchDraft(kept: DraftForm) {
  const { form, name, textsOf, firstTexts, writeTexts } = kept
  const offer = offerIn(form)
  const [resume, forget] = offer?.querySelectorAll('button') ?? []
  const keep = () => keepTyped(name, textsOf(form), isPosted(form) ? {} : firstTexts(form), isOlderOffered(form))
  const close = () => {
    closeOffer(form)
    form.querySelector<HTMLElement>('[name="name"]')?.focus()
  }
  fillIn(kept)
  if (offer) void offerOlder(form, name, offer)
  form.addEventListener('input', keep)
  resume?.addEventListener('click', () => {
    const texts = draftOf(name, {}, 'day')
    close()
    writeTexts(form, texts)
    keep()
  })
  forget?.addEventListener('click', () => {
    forgetTyped(name)
    close()
  })
}

/** A form that the server returned contains the user's input. */
const isPosted = (form: HTMLFormElement): boolean => form.dataset['keeps'] === 'posted'

/** Does not overwrite values of the page, or values typed before scripts ran. */
function fillIn({ form, name, textsOf, firstTexts, writeTexts }: DraftForm) {
  if (isPosted(form)) return
  const brought = form.dataset['keeps']?.split(' ') ?? []
  const first = firstTexts(form)
  const now = textsOf(form)
  const draft: Texts = draftOf(name, {})
  const free = Object.keys(first).filter((field) => now[field] === first[field] && !brought.includes(field))
  writeTexts(form, Object.fromEntries(free.map((field) => [field, draft[field]])))
}

async function offerOlder(form: HTMLFormElement, name: string, offer: HTMLElement) {
  const at = olderDraftTime(name)
  const line = offer.querySelector('p')
  if (at === undefined || !line) return
  // From now on this form must not delete the draft, even before the messages load.
  offer.dataset['at'] = String(at)
  line.textContent = draftSentence(offer.dataset['draft'] === 'order' ? 'order' : 'message', at, await pageMessages())
  offer.hidden = !isOlderOffered(form)
}

const offerIn = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-draft]')

const isOlderOffered = (form: HTMLFormElement): boolean => offerIn(form)?.dataset['at'] !== undefined

function closeOffer(form: HTMLFormElement) {
  const offer = offerIn(form)
  if (!offer) return
  delete offer.dataset['at']
  offer.hidden = true
}

/** Deletes the draft of an accepted form, and the offered one. */
export function forgetSent(form: HTMLFormElement, name: string) {
  forgetTyped(name)
  closeOffer(form)
}
