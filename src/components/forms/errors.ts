import type { Messages } from '~/content/load-messages'
import { BOT_FIELD } from '~/domain/bot-field'
import { askedOf, questionsOf } from '~/domain/reachable'
import { showSentence, WRONG } from './sentence'

/** The error of each field of a form; under '' that of the whole form. */
export type FormErrors = Partial<Record<string, string>>

/** Shows the errors of a form, also for the honeypot, and asks once about unusual values. Returns true without errors. */
export function isRight(form: HTMLFormElement, wrong: FormErrors, { sentences }: Messages): boolean {
  const found = isFilledByBot(form) ? { '': sentences.bot } : wrong
  const errors = Object.keys(found).length > 0 ? found : newQuestions(form, sentences)
  showErrors(form, errors)
  return Object.keys(errors).length === 0
}

/** Questions about a phone or email address that were not asked yet. */
function newQuestions(form: HTMLFormElement, sentences: Messages['sentences']): FormErrors {
  const [phone, email, asked] = ['phone', 'email', 'asked'].map(
    (name) => form.elements.namedItem(name) as HTMLInputElement | null,
  )
  const reach = { phone: phone?.value, email: email?.value }
  const now = askedOf(reach)
  if (!asked || asked.value === now) return {}
  const questions = Object.entries(questionsOf(reach)).map(([name, code]) => [name, sentences[code]] as const)
  if (questions.length > 0) asked.value = now
  return Object.fromEntries(questions)
}

export function showErrors(form: HTMLFormElement, errors: FormErrors) {
  for (const { name } of wrongFields(form)) showError(form, name, undefined)
  for (const [name, sentence] of Object.entries(errors)) if (name) showError(form, name, sentence)
  showSentence(form, errors[''] ?? '')
  wrongFields(form)[0]?.focus()
}

/** Removes or updates the error of a field while the user types. */
export function mend(form: HTMLFormElement, control: Element, wrong: FormErrors) {
  const name = control.getAttribute('name')
  if (name && control.matches(WRONG)) showError(form, name, wrong[name])
}

function showError(form: HTMLFormElement, name: string, sentence: string | undefined) {
  const control = form.elements.namedItem(name)
  const place = control instanceof Element && form.querySelector(`#${control.id}-error`)
  if (!place) return
  place.textContent = sentence ?? ''
  if (sentence) control.setAttribute('aria-invalid', 'true')
  else control.removeAttribute('aria-invalid')
}

const wrongFields = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>(WRONG)]

/** Whether the honeypot is filled in. Clears it, so that a person can submit again. */
function isFilledByBot(form: HTMLFormElement | null): boolean {
  const field = form?.elements.namedItem(BOT_FIELD)
  if (!(field instanceof HTMLInputElement) || field.value === '') return false
  field.value = ''
  return true
}
