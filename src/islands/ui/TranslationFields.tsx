import type { ComponentProps } from 'react'
import type { OtherLanguage } from '~/languages'
import Field from './Field'
import LazyDetails from './LazyDetails'
import OldTranslation from './OldTranslation'

type Texts<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>

interface Props<Name extends string> {
  of: readonly { name: Name; field: string; language: OtherLanguage; label: string }[]
  /** The English source texts of outdated translations. */
  old: Texts<Name> | undefined
  /** Receives the remaining outdated ones after one is confirmed. */
  onOld: (old: Texts<Name>) => void
  /** Connects each field to its form. */
  field: (name: Name) => Omit<ComponentProps<typeof Field>, 'label'>
}

/** The translations of a row. */
export default function TranslationFields<Name extends string>({ of, old, onOld, field }: Props<Name>) {
  const fields = of.map(({ name, ...translation }) => ({
    ...translation,
    name,
    tied: field(name),
    from: old?.[name],
  }))
  return (
    <LazyDetails summary="In Urdu and Hindi" isForced={fields.some(({ tied, from }) => tied.error || from !== undefined)}>
      <p>
        <small>Shown on the pages of that language. Where a field is empty, they show the English text.</small>
      </p>
      <div className="pair">
        {fields.map(({ name, tied, label, language, from, field: source }) => (
          <div key={name}>
            <Field
              label={label}
              {...tied}
              {...(from !== undefined && { 'aria-describedby': `${name}-old` })}
              isLong={source === 'description'}
              lang={language}
            />
            {from !== undefined && (
              <OldTranslation
                id={`${name}-old`}
                {...{ label, from }}
                onRight={() => onOld({ ...old, [name]: undefined } as Texts<Name>)}
              />
            )}
          </div>
        ))}
      </div>
    </LazyDetails>
  )
}
