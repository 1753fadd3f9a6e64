import { BOT_FIELD } from '~/schemas/bot-field'

/** A honeypot: people cannot see, hear or focus this field, so only a program fills it in. */
export default function BotField({ label }: { label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {label}
        <input name={BOT_FIELD} type="text" tabIndex={-1} autoComplete="off" data-1p-ignore data-bwignore data-lpignore="true" />
      </label>
    </div>
  )
}
