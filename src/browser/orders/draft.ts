import { pageWords } from '~/browser/words-wanted'
import { draftSentence } from '~/content/spoken-dates'
import { draftOf } from '~/stores/drafts'
import { forgetTyped, keepTyped, olderDraftTime } from '~/stores/typed-forms'
import { firstTexts, textsOf, writeTexts } from './texts'

export const DRAFT = 'order'

/** Brings back the draft of this tab at once, that of another only when its button is pressed. */
export function watchDraft(form: HTMLFormElement) {
  const offer = form.querySelector<HTMLElement>('[data-draft]')
  const [resume, forget] = offer?.querySelectorAll('button') ?? []
  const keep = () => keepTyped(DRAFT, textsOf(form), firstTexts(form), offer?.hidden === false)
  const close = () => {
    if (offer) offer.hidden = true
    form.querySelector<HTMLElement>('[name="name"]')?.focus()
  }
  fillIn(form)
  void offerOlder(offer)
  form.addEventListener('input', keep)
  resume?.addEventListener('click', () => {
    const texts = draftOf(DRAFT, {}, 'day')
    close()
    writeTexts(form, texts)
    keep()
  })
  forget?.addEventListener('click', () => {
    forgetTyped(DRAFT)
    close()
  })
}

/** Nothing is written over what came with the page, or was typed before scripts ran. */
function fillIn(form: HTMLFormElement) {
  if (form.dataset['keeps'] === 'posted') return
  const first = firstTexts(form)
  const now = textsOf(form)
  const draft: Partial<Record<string, string>> = draftOf(DRAFT, {})
  const names = (Object.keys(first) as (keyof typeof first)[]).filter(
    (name) => now[name] === first[name] && !(name === 'quantity' && form.dataset['keeps']),
  )
  writeTexts(form, Object.fromEntries(names.map((name) => [name, draft[name]])))
}

async function offerOlder(offer: HTMLElement | null) {
  const at = olderDraftTime(DRAFT)
  const line = offer?.querySelector('p')
  if (at === undefined || !offer || !line) return
  line.textContent = draftSentence('order', at, await pageWords())
  offer.hidden = false
}
