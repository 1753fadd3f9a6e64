import type { Messages } from '~/content/load-messages'
import { pageMessages } from '../frame/messages-wanted'
import type { FormErrors, mend } from './errors'
import { showSentence, type WaitsFor, WRONG, waitsFor } from './sentence'

/** What a form needs once it is typed in. */
interface Sending<Texts> {
  words: Messages
  mend: typeof mend
  wrongIn: (texts: Texts, words: Messages, form: HTMLFormElement) => FormErrors
}

interface Handlers<Texts> {
  bringSending: () => Promise<Sending<Texts>>
  textsOf: (form: HTMLFormElement) => Texts
  /** Sends it, or keeps it at once where there is no signal. */
  send: (keepNow: () => Promise<void>) => Promise<void>
  /** Says that it could not be sent, also where scripts have not come. */
  fail: () => void
  /** Keeps the form until what it waits for is there. Throws where the device does not take it. */
  keep: (waitsFor: WaitsFor) => Promise<void>
}

/** Takes a form over from the browser: its checks, its sending, and what keeps it for later. */
export function watchForm<Texts>(form: HTMLFormElement, handlers: Handlers<Texts>) {
  form.noValidate = true
  form.addEventListener('input', ({ target }) => {
    // Without a signal the error stays, and sending says what failed.
    if (target instanceof Element && target.matches(WRONG)) mendField(form, target, handlers).catch(() => {})
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void sendOnce(form, handlers)
  })
  form.querySelector('[data-keep]')?.addEventListener('click', () => void keepForm(form, handlers, waitsFor(form)))
}

/** A form's own part for sending, with the words, so that they are here before the signal may go. */
export async function withWords<Part>(part: Promise<Part>): Promise<Part & { words: Messages }> {
  const [own, words] = await Promise.all([part, pageMessages()])
  return { ...own, words }
}

/** Lets the error of a field go, or change, as it is typed in. */
async function mendField<Texts>(form: HTMLFormElement, control: Element, { bringSending, textsOf }: Handlers<Texts>) {
  const { mend, words, wrongIn } = await bringSending()
  mend(form, control, wrongIn(textsOf(form), words, form))
}

async function keepForm<Texts>(form: HTMLFormElement, { keep, bringSending }: Handlers<Texts>, until: WaitsFor) {
  try {
    await keep(until)
  } catch (error) {
    console.warn('Failed to keep a form:', error)
    const { words } = await bringSending()
    showSentence(form, words.outbox.notKept, { waitsFor: until, words })
  }
}

async function sendOnce<Texts>(form: HTMLFormElement, handlers: Handlers<Texts>) {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]:not([name])')
  if (!button || button.disabled) return
  const label = button.textContent
  button.disabled = true
  button.ariaBusy = 'true'
  const say = ({ ordering }: Messages) => {
    if (button.disabled) button.textContent = ordering.submitting
  }
  pageMessages().then(say, () => {})
  try {
    await handlers.send(() => keepForm(form, handlers, 'signal'))
  } catch (error) {
    console.warn('Failed to send a form:', error)
    handlers.fail()
  } finally {
    button.disabled = false
    button.ariaBusy = 'false'
    button.textContent = label
  }
}
