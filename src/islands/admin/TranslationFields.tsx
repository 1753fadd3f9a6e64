import { type ComponentProps, useState } from 'react'
import type { OtherLanguage } from '~/languages'
import Field from '../ui/Field'
import styles from './EditDialog.module.css'

interface Props {
  fields: readonly (ComponentProps<typeof Field> & { language: OtherLanguage })[]
}

/** What a row says in the other languages, closed until wanted, or until one of its fields is refused. */
export default function TranslationFields({ fields }: Props) {
  const [isWanted, setIsWanted] = useState(false)
  const isOpen = isWanted || fields.some(({ error }) => error)
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsWanted(currentTarget.open)}>
      <summary>In Urdu and Hindi</summary>
      {isOpen && (
        <>
          <p>
            <small>Shown on the pages of that language. Where a field is empty, they show the English text.</small>
          </p>
          <div className={styles.pair}>
            {fields.map(({ language, ...field }) => (
              <Field key={field.name} {...field} lang={language} />
            ))}
          </div>
        </>
      )}
    </details>
  )
}
