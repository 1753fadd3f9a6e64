import type { Messages } from '~/content/load-messages'
import { isOffline } from '~/stores/arrival'
import { type Attempt, attempt, keepRefusedAttempt, markSent } from '~/stores/forms/typed-forms'
import { inTime } from '~/stores/time-limit'
import { pageMessages } from '../frame/messages-wanted'
import type { FormErrors, mend } from './errors'
import { showMissing, showSentence, type WaitsFor, WRONG, waitsFor } from './sentence'

/** What a form needs once it is typed in. */
interface Sending<Texts> {
  words: Messages
  mend: typeof mend
  wrongIn: (texts: Texts, words: Messages, form: HTMLFormElement) => FormErrors
}

interface Handlers<Texts> {
  /** Under which its draft and its attempt are kept. */
  name: string
  bringSending: () => Promise<Sending<Texts>>
  textsOf: (form: HTMLFormElement) => Texts
  /** Sends it, or keeps it at once where there is no signal. */
  send: (attempt: Attempt, keepNow: () => Promise<void>) => Promise<void>
  /** Says that it could not be sent, where scripts have not come and there is no signal. */
  fail: () => void
  /** Keeps the form until what it waits for is there. Throws where the device does not take it. */
  keep: (attempt: Attempt, waitsFor: WaitsFor) => Promise<void>
}

/**
 * Takes a form over from the browser: its checks, its sending, and what keeps it for later. Where that fails for want of a
 * script, the browser posts it.
 */
export function watchForm<Texts>(form: HTMLFormElement, handlers: Handlers<Texts>) {
  form.noValidate = true
  if (form.dataset['keeps'] === 'posted') keepRefusedAttempt(handlers.name, String(new FormData(form).get('key')))
  form.addEventListener('input', ({ target }) => {
    // Without a signal the error stays, and sending says what failed.
    if (target instanceof Element && target.matches(WRONG)) mendField(form, target, handlers).catch(() => {})
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void sendOnce(form, handlers, event.submitter)
  })
  form.querySelector('[data-keep]')?.addEventListener('click', () => void keepForm(form, handlers, waitsFor(form)))
}

/** Whether what checks a form is here. Until then its empty fields alone are told. */
let hasCome = false

/** A form's own part for sending, with the words, so that they are here before the signal may go. */
export async function withWords<Part>(part: Promise<Part>): Promise<Part & { words: Messages }> {
  const [own, words] = await inTime(Promise.all([part, pageMessages()]))
  hasCome = true
  return { ...own, words }
}

type Entries = readonly (readonly [name: string, value: FormDataEntryValue])[]

/** Has the browser post a form, as it does without scripts: what stands in it, or stood there when it was to be sent. */
export function postForm(form: HTMLFormElement, added: Entries, entries: Entries = [...new FormData(form)]) {
  const post = Object.assign(document.createElement('form'), { method: 'post', action: form.action, hidden: true })
  const names = new Set(added.map(([name]) => name))
  for (const [name, value] of [...entries.filter(([name]) => !names.has(name)), ...added])
    post.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value: String(value) }))
  document.body.append(post)
  post.submit()
}

/** The same content keeps its key, so that what may have arrived is not taken twice. */
const attemptOf = <Texts>(form: HTMLFormElement, { name, textsOf }: Handlers<Texts>): Attempt =>
  attempt(name, [textsOf(form), ...[...form.querySelectorAll<HTMLInputElement>('[type="hidden"]')].map(({ value }) => value)])

/** Lets the error of a field go, or change, as it is typed in. */
async function mendField<Texts>(form: HTMLFormElement, control: Element, { bringSending, textsOf }: Handlers<Texts>) {
  const { mend, words, wrongIn } = await bringSending()
  mend(form, control, wrongIn(textsOf(form), words, form))
}

async function keepForm<Texts>(form: HTMLFormElement, handlers: Handlers<Texts>, until: WaitsFor) {
  try {
    await handlers.keep(attemptOf(form, handlers), until)
  } catch (error) {
    console.warn('Failed to keep a form:', error)
    const { words } = await handlers.bringSending()
    showSentence(form, words.outbox.notKept, { waitsFor: until, words })
  }
}

/** Says all that is wrong once the checks are here, if something still is missing. */
async function checkLater<Texts>(form: HTMLFormElement, { bringSending, send, textsOf }: Handlers<Texts>) {
  try {
    const { words, wrongIn } = await bringSending()
    if (Object.keys(wrongIn(textsOf(form), words, form)).length > 0 && form.querySelector(WRONG))
      await send({ key: '', mayBeSent: false }, async () => {})
  } catch (error) {
    console.warn('Failed to check a form:', error)
  }
}

async function sendOnce<Texts>(form: HTMLFormElement, handlers: Handlers<Texts>, pressed: HTMLElement | null) {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]:not([name])')
  if (!button || button.disabled) return
  if (!hasCome && showMissing(form)) return void checkLater(form, handlers)
  const label = button.textContent
  const typed = [...new FormData(form), ...(pressed instanceof HTMLButtonElement ? [[pressed.name, pressed.value] as const] : [])]
  const begun = attemptOf(form, handlers)
  button.disabled = true
  button.setAttribute('aria-busy', 'true')
  const say = ({ ordering }: Messages) => {
    if (button.disabled) button.textContent = ordering.submitting
  }
  pageMessages()
    .then(say)
    .catch(() => {})
  try {
    await handlers.send(begun, () => keepForm(form, handlers, 'signal'))
  } catch (error) {
    console.warn('Failed to send a form:', error)
    if (isOffline()) return handlers.fail()
    markSent(handlers.name, true)
    postForm(form, [['key', begun.key]], typed)
  } finally {
    button.disabled = false
    button.setAttribute('aria-busy', 'false')
    button.textContent = label
  }
}
