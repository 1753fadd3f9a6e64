import { useId } from 'react'
import { MAX_SETTING } from '~/domain/account/settings-schema'
import styles from './Settings.module.css'
import type { SettingEntry } from './setting-entries'

interface Props {
  entry: SettingEntry
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

const INPUT_TYPES = { line: 'text', email: 'email', phone: 'tel', url: 'url', number: 'number' } as const

/** One setting: its control, with a hint of what the server does with it. */
export default function SettingField({ entry: { key, label, kind, hint, language }, value, error, onChange }: Props) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  const shared = { id, name: key, 'aria-describedby': described, 'aria-invalid': error ? true : undefined }
  const typing = { ...shared, value, maxLength: MAX_SETTING, lang: language, dir: language && 'auto' }
  return (
    <div className={kind === 'switch' ? styles.switch : styles.field}>
      <label htmlFor={id}>{label}</label>
      {kind === 'switch' ? (
        <input
          {...shared}
          type="checkbox"
          role="switch"
          checked={value === 'true'}
          aria-checked={value === 'true'}
          onChange={({ target }) => onChange(String(target.checked))}
        />
      ) : kind === 'lines' ? (
        <textarea rows={3} {...typing} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input {...typing} type={INPUT_TYPES[kind]} step="any" onChange={({ target }) => onChange(target.value)} />
      )}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {error && (
        <small id={`${id}-error`} className={styles.error}>
          {error}
        </small>
      )}
    </div>
  )
}
