import type { Messages } from '~/content/load-messages'
import { isOffline } from '~/stores/arrival'
import { type Attempt, attempt, keepRefusedAttempt, markSent } from '~/stores/forms/typed-forms'
import { inTime } from '~/stores/time-limit'
import { pageMessages } from '../frame/messages-wanted'
import type { FormErrors, mend } from './errors'
import { showMissing, showSentence, type WaitsFor, WRONG, waitsFor } from './sentence'

/** The part of a form that loads with its first input. */
interface Sending<Texts> {
  words: Messages
  mend: typeof mend
  wrongIn: (texts: Texts, words: Messages, form: HTMLFormElement) => FormErrors
}

interface Handlers<Texts> {
  /** The name of its draft and attempt. */
  name: string
  bringSending: () => Promise<Sending<Texts>>
  textsOf: (form: HTMLFormElement) => Texts
  /** Sends the form, or stores it at once while offline. */
  send: (attempt: Attempt, keepNow: () => Promise<void>) => Promise<void>
  /** Shows that it could not be sent, if scripts did not load and there is no signal. */
  fail: () => void
  /** Stores the form until it can be sent. Throws if the device cannot store it. */
  keep: (attempt: Attempt, waitsFor: WaitsFor) => Promise<void>
}

/**
 * Takes a form over from the browser: validation, sending and the outbox. If a script fails to load, the browser posts the form.
 */
export function watchForm<Texts>(form: HTMLFormElement, handlers: Handlers<Texts>) {
  form.noValidate = true
  if (form.dataset['keeps'] === 'posted') keepRefusedAttempt(handlers.name, String(new FormData(form).get('key')))
  form.addEventListener('input', ({ target }) => {
    // While offline the error stays, and sending reports the failure.
    if (target instanceof Element && target.matches(WRONG)) mendField(form, target, handlers).catch(() => {})
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void sendOnce(form, handlers, event.submitter)
  })
  form.querySelector('[data-keep]')?.addEventListener('click', () => void keepForm(form, handlers, waitsFor(form)))
}

/** Whether the checks of a form have loaded. Until then only empty fields are reported. */
let hasCome = false

/** Loads a form's sending part together with the messages, so that both are available offline. */
export async function withWords<Part>(part: Promise<Part>): Promise<Part & { words: Messages }> {
  const [own, words] = await inTime(Promise.all([part, pageMessages()]))
  hasCome = true
  return { ...own, words }
}

type Entries = readonly (readonly [name: string, value: FormDataEntryValue])[]

/** Makes the browser post a form, as without scripts, with its current or given entries. */
export function postForm(form: HTMLFormElement, added: Entries, entries: Entries = [...new FormData(form)]) {
  const post = Object.assign(document.createElement('form'), { method: 'post', action: form.action, hidden: true })
  const names = new Set(added.map(([name]) => name))
  for (const [name, value] of [...entries.filter(([name]) => !names.has(name)), ...added])
    post.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value: String(value) }))
  document.body.append(post)
  post.submit()
}

/** The same content keeps its key, so that a form that may have arrived is not accepted twice. */
const attemptOf = <Texts>(form: HTMLFormElement, { name, textsOf }: Handlers<Texts>): Attempt =>
  attempt(name, [textsOf(form), ...[...form.querySelectorAll<HTMLInputElement>('[type="hidden"]')].map(({ value }) => value)])

/** Removes or updates the error of a field while the user types. */
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

/** Shows all errors once the checks have loaded, if the form is still incomplete. */
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
