import { type SelectHTMLAttributes, useId } from 'react'
import styles from './Field.module.css'

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string
  choices: readonly (readonly [value: string, label: string])[]
}

/** A labelled select. */
export default function ChoiceField({ label, choices, ...control }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} {...control}>
        {choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}
