import { type SelectHTMLAttributes, useId } from 'react'
import styles from './Field.module.css'

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string
  choices: readonly (readonly [value: string, label: string])[]
  error?: string | undefined
}

/** A labelled select. */
export default function ChoiceField({ label, choices, error, ...control }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} aria-invalid={error ? true : undefined} aria-describedby={error ? `${id}-error` : undefined} {...control}>
        {choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      {error && (
        <small id={`${id}-error`} className="error">
          {error}
        </small>
      )}
    </div>
  )
}
