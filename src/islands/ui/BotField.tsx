import { BOT_FIELD } from '~/schemas/bot-field'

/** A field that nobody sees, reaches by keyboard or hears; what is in it was put there by a program. */
export default function BotField() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input name={BOT_FIELD} type="text" tabIndex={-1} autoComplete="off" data-1p-ignore data-bwignore data-lpignore="true" />
      </label>
    </div>
  )
}

/** Whether a program filled in the form; empties the field, so that a person can send it after all. */
export function isFilledByBot(form: HTMLFormElement | null): boolean {
  const field = form?.elements.namedItem(BOT_FIELD)
  if (!(field instanceof HTMLInputElement) || field.value === '') return false
  field.value = ''
  return true
}
