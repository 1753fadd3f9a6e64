import { pageWords } from '~/browser/words-wanted'
import type { LiveWords } from '~/content/live-words'
import { WRONG } from './sentence'

interface Handlers {
  /** Lets the error of a field go, or change, as it is typed in. */
  mend: (control: Element) => Promise<void>
  send: () => Promise<void>
  /** Says that it could not be sent, also where scripts have not come. */
  fail: () => void
  /** Keeps the form until what it waits for is there. */
  keep: () => Promise<void>
}

/** Takes a form over from the browser: its checks, its sending, and what keeps it for later. */
export function watchForm(form: HTMLFormElement, handlers: Handlers) {
  form.noValidate = true
  form.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.matches(WRONG)) void handlers.mend(target)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void sendOnce(form, handlers)
  })
  form.querySelector('[data-keep]')?.addEventListener('click', () => void handlers.keep())
}

async function sendOnce(form: HTMLFormElement, { send, fail }: Handlers) {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]')
  if (!button || button.disabled) return
  const label = button.textContent
  button.disabled = true
  button.ariaBusy = 'true'
  const say = ({ ordering }: LiveWords) => {
    if (button.disabled) button.textContent = ordering.submitting
  }
  pageWords().then(say, () => {})
  try {
    await send()
  } catch (error) {
    console.warn('Failed to send a form:', error)
    fail()
  } finally {
    button.disabled = false
    button.ariaBusy = 'false'
    button.textContent = label
  }
}
