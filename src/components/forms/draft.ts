import { draftSentence } from '~/content/localized-dates'
import { draftOf } from '~/stores/forms/drafts'
import { forgetTyped, keepTyped, olderDraftTime } from '~/stores/forms/typed-forms'
import { pageMessages } from '../frame/messages-wanted'
import type { Texts } from './texts'

type AllTexts = Readonly<Record<string, string>>

/** A form whose draft is kept under a name. Its texts are read, as they are and as they came, and written. */
interface DraftForm {
  form: HTMLFormElement
  name: string
  textsOf: (form: HTMLFormElement) => AllTexts
  firstTexts: (form: HTMLFormElement) => AllTexts
  writeTexts: (form: HTMLFormElement, texts: Texts) => void
}

/** Brings back the draft of this tab at once, that of another only when its button is pressed. */
export function watchDraft(kept: DraftForm) {
  const { form, name, textsOf, firstTexts, writeTexts } = kept
  const offer = form.querySelector<HTMLElement>('[data-draft]')
  const [resume, forget] = offer?.querySelectorAll('button') ?? []
  const keep = () => keepTyped(name, textsOf(form), firstTexts(form), offer?.hidden === false)
  const close = () => {
    if (offer) offer.hidden = true
    form.querySelector<HTMLElement>('[name="name"]')?.focus()
  }
  fillIn(kept)
  if (offer) void offerOlder(name, offer)
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

/** Nothing is written over what came with the page, or was typed before scripts ran. */
function fillIn({ form, name, textsOf, firstTexts, writeTexts }: DraftForm) {
  const { keeps } = form.dataset
  if (keeps === 'posted') return
  const first = firstTexts(form)
  const now = textsOf(form)
  const draft: Texts = draftOf(name, {})
  const free = Object.keys(first).filter((field) => now[field] === first[field] && field !== keeps)
  writeTexts(form, Object.fromEntries(free.map((field) => [field, draft[field]])))
}

async function offerOlder(name: string, offer: HTMLElement) {
  const at = olderDraftTime(name)
  const line = offer.querySelector('p')
  if (at === undefined || !line) return
  line.textContent = draftSentence(offer.dataset['draft'] === 'order' ? 'order' : 'message', at, await pageMessages())
  offer.hidden = false
}
