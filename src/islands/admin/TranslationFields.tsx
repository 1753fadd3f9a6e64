import type { ComponentProps } from 'react'
import type { OtherLanguage } from '~/languages'
import Field from '../ui/Field'
import styles from './EditDialog.module.css'
import LateDetails from './LateDetails'

interface Props {
  fields: readonly (ComponentProps<typeof Field> & { language: OtherLanguage })[]
}

/** What a row says in the other languages. */
export default function TranslationFields({ fields }: Props) {
  return (
    <LateDetails summary="In Urdu and Hindi" isForced={fields.some(({ error }) => error)}>
      <p>
        <small>Shown on the pages of that language. Where a field is empty, they show the English text.</small>
      </p>
      <div className={styles.pair}>
        {fields.map(({ language, ...field }) => (
          <Field key={field.name} {...field} lang={language} />
        ))}
      </div>
    </LateDetails>
  )
}
