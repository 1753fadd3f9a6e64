import { type InputHTMLAttributes, type TextareaHTMLAttributes, useId } from 'react'
import styles from './Field.module.css'
import { useSharedMessages } from './language'

type Control = InputHTMLAttributes<HTMLInputElement> & TextareaHTMLAttributes<HTMLTextAreaElement>

interface Props extends Control {
  label: string
  name: string
  error?: string | undefined
  hint?: string
  isLong?: boolean
}

/** A labelled input, or a textarea if long, with hint and error. */
export default function Field({ label, error, hint, isLong = false, required, ...control }: Props) {
  const { optional } = useSharedMessages().forms
  const id = useId()
  const described = [control['aria-describedby'], hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const props = {
    // Text has the direction of its letters; phones and numbers keep theirs.
    dir: control.type || control.inputMode ? undefined : 'auto',
    ...control,
    required,
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {!required && <span className={styles.optional}> {optional}</span>}
      </label>
      {isLong ? <textarea rows={2} {...props} /> : <input {...props} />}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {error && (
        <small id={`${id}-error`} className="error">
          {error}
        </small>
      )}
    </div>
  )
}
