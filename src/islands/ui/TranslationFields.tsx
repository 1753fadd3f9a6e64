import type { ComponentProps } from 'react'
import type { OtherLanguage } from '~/languages'
import styles from './EditDialog.module.css'
import Field from './Field'
import LazyDetails from './LazyDetails'

interface Props<Name extends string> {
  of: readonly { name: Name; field: string; language: OtherLanguage }[]
  labels: Readonly<Record<Name, string>>
  /** What ties each field to its form. */
  field: (name: Name) => Omit<ComponentProps<typeof Field>, 'label'>
}

/** What a row says in the other languages. */
export default function TranslationFields<Name extends string>({ of, labels, field }: Props<Name>) {
  const fields = of.map(({ name, ...translation }) => ({ ...translation, tied: field(name), label: labels[name] }))
  return (
    <LazyDetails summary="In Urdu and Hindi" isForced={fields.some(({ tied }) => tied.error)}>
      <p>
        <small>Shown on the pages of that language. Where a field is empty, they show the English text.</small>
      </p>
      <div className={styles.pair}>
        {fields.map(({ tied, label, language, field: source }) => (
          <Field key={tied.name} label={label} {...tied} isLong={source === 'description'} lang={language} />
        ))}
      </div>
    </LazyDetails>
  )
}
