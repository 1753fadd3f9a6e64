import { BOT_FIELD } from '~/domain/bot-field'

/** Whether the honeypot is filled in. Empties it, so that a person can submit again. */
export function isFilledByBot(form: HTMLFormElement | null): boolean {
  const field = form?.elements.namedItem(BOT_FIELD)
  if (!(field instanceof HTMLInputElement) || field.value === '') return false
  field.value = ''
  return true
}
