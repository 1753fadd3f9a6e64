import { lastOf } from '~/domain/lists'
import type { Attempt } from '~/stores/forms/typed-forms'
import { forgetSent, watchDraft } from '../forms/draft'
import { showSentence, type WaitsFor, WRONG } from '../forms/sentence'
import { watchForm, withWords } from '../forms/submit'
import { empty, firstIn, writeFirst } from '../forms/texts'
import { DRAFT, showSubject, subjectsOf, textsOf, writeTexts } from './texts'

const bringSending = () => withWords(import('./sending'))

const hydrated = new WeakSet<Element>()

const noticeOf = (form: HTMLFormElement) => form.parentElement?.querySelector<HTMLElement>('[data-sent]')

/** Sends the contact form without leaving the page. */
function hydrate() {
  const form = document.querySelector<HTMLFormElement>('#contact-form')
  if (!form || hydrated.has(form)) return
  hydrated.add(form)
  const notice = noticeOf(form)
  // The form was already posted without scripts.
  if (notice?.hidden === false) {
    forgetSent(form, DRAFT)
    keepPosted(form)
  }
  takeSubject(form)
  const early = subjectsOf(form)?.querySelector<HTMLInputElement>(':checked')
  watchDraft({ form, name: DRAFT, textsOf, firstTexts: firstIn, writeTexts })
  form.addEventListener('input', () => void bringSending().catch(() => {}), { once: true })
  form.addEventListener('input', () => showSubject(form))
  // The subject may have been selected before scripts ran.
  if (early && textsOf(form).subject === '') choose(form, early)
  const subjects = subjectsOf(form)
  subjects?.addEventListener('change', ({ target }) => target instanceof HTMLInputElement && choose(form, target))
  // Arrow keys move between subjects; a click moves on to the form.
  subjects?.addEventListener('click', ({ target, detail }) => detail > 0 && target instanceof HTMLInputElement && goOn(form))
  watchForm(form, {
    name: DRAFT,
    bringSending,
    textsOf,
    send: (attempt, keepNow) => sendForm(form, attempt, keepNow),
    fail: () => sayFailed(form),
    keep: (attempt, waitsFor) => keep(form, attempt, waitsFor),
  })
  if (notice?.hidden === false) notice.parentElement?.focus()
  else form.querySelector<HTMLElement>(WRONG)?.focus()
}

hydrate()
document.addEventListener('astro:page-load', hydrate)

/** Selects the subject of the URL on an offline copy of the page, as the server does. */
function takeSubject(form: HTMLFormElement) {
  const asked = new URLSearchParams(location.search).get('subject') ?? ''
  const radio = subjectsOf(form)?.querySelector<HTMLInputElement>(`input[value="${CSS.escape(asked)}"]`)
  const { words: subject = '' } = radio?.dataset ?? {}
  if (form.dataset['keeps'] || !subject) return
  form.dataset['keeps'] = 'subject'
  const [order = ''] = /^\d{1,10}$/.exec(new URLSearchParams(location.search).get('order') ?? '') ?? []
  const texts = asked === 'Complaint' && order ? { subject, order } : { subject }
  const isTyped = textsOf(form).subject !== ''
  writeFirst(form, texts)
  if (!isTyped) writeTexts(form, texts)
}

function choose(form: HTMLFormElement, { dataset }: HTMLInputElement) {
  writeTexts(form, { subject: dataset['words'] ?? '' })
  form.querySelector('[name="subject"]')?.dispatchEvent(new Event('input', { bubbles: true }))
}

function goOn(form: HTMLFormElement) {
  const required = [...form.querySelectorAll<HTMLInputElement>(':required')]
  const next = required.find(({ value }) => value.trim() === '') ?? lastOf(required)
  next?.focus()
}

async function sendForm(form: HTMLFormElement, attempt: Attempt, keepNow: () => Promise<void>) {
  const notice = noticeOf(form)
  if (notice) notice.hidden = true
  showComplaint(form, {})
  const { isRight, send, showErrors, words, wrongIn } = await bringSending()
  if (!isRight(form, wrongIn(textsOf(form), words), words)) return
  const sent = await send(textsOf(form), attempt, words)
  if (sent.state === 'refused') return showErrors(form, sent.fields)
  if (sent.state === 'failed') {
    if (sent.lack === 'signal') return keepNow()
    return sayFailed(form, { waitsFor: sent.lack === 'shop' ? 'shop' : 'signal', words })
  }
  end(form)
  if (!notice) return
  showComplaint(form, sent)
  notice.hidden = false
  // The notice is above the form, and may be out of view.
  notice.parentElement?.focus()
}

/** Stores the complaint that was posted without scripts. */
function keepPosted(form: HTMLFormElement) {
  const page = form.parentElement?.querySelector('[data-complaint]:not([hidden]) a')
  if (page)
    void bringSending().then(({ keepComplaint }) =>
      keepComplaint({ number: page.textContent ?? '', link: page.getAttribute('href') ?? '' }),
    )
}

function showComplaint(
  form: HTMLFormElement,
  { number = '', link = '' }: Partial<Record<'number' | 'link', string | undefined>>,
) {
  const said = form.parentElement?.querySelector<HTMLElement>('[data-complaint]')
  const page = said?.querySelector('a')
  if (!said || !page) return
  said.hidden = link === ''
  page.href = link
  page.textContent = number
  const whole = location.origin + link
  const message = (said.dataset['message'] ?? '').replace('{number}', number).replace('{link}', whole)
  const way = said.querySelector<HTMLAnchorElement>('[data-whatsapp]')
  if (way) way.href = way.dataset['whatsapp'] + encodeURIComponent(message)
  const copy = said.querySelector<HTMLElement>('[data-copy]')
  if (!copy) return
  copy.dataset['copy'] = whole
  copy.nextElementSibling?.replaceChildren()
}

function sayFailed(form: HTMLFormElement, offer?: Parameters<typeof showSentence>[2]) {
  const { title = '', text = '' } = form.dataset
  showSentence(form, ` ${text}`, offer)
  const strong = Object.assign(document.createElement('strong'), { textContent: title })
  form.querySelector('[data-sentence]')?.prepend(strong, document.createElement('br'))
}

async function keep(form: HTMLFormElement, attempt: Attempt, waitsFor: WaitsFor) {
  const { keepForLater } = await bringSending()
  await keepForLater(textsOf(form), attempt, waitsFor === 'shop')
  end(form)
}

function end(form: HTMLFormElement) {
  empty(form)
  showSubject(form)
  forgetSent(form, DRAFT)
  showSentence(form, '')
}
