import type { ComponentProps } from 'react'
import ChoiceField from './ChoiceField'
import Field from './Field'

type Control = ComponentProps<typeof Field>

/** The control of each kind. */
const KINDS = {
  line: {},
  lines: { isLong: true },
  email: { type: 'email' },
  phone: { type: 'tel' },
  date: { type: 'date' },
  amount: { inputMode: 'decimal' },
  money: { type: 'number', step: '0.01', min: '0', inputMode: 'decimal' },
  whole: { type: 'number', step: '1', inputMode: 'numeric' },
} as const satisfies Readonly<Record<string, Partial<Control>>>

type Choices = ComponentProps<typeof ChoiceField>['choices']

/** A field of a form; a select if it has choices. Other properties go to its control. */
export interface FormField<Name extends string = string>
  extends Omit<Control, 'name' | 'value' | 'error' | 'onChange' | 'isLong'> {
  name: Name
  kind?: keyof typeof KINDS
  choices?: Choices | ((value: string) => Choices)
}

/** The fields of a form in order; those of an inner list are side by side. */
export type FormFields<Name extends string = string> = readonly (FormField<Name> | readonly FormField<Name>[])[]

interface Tied {
  name: string
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

interface Props<Name extends string> {
  of: FormFields<Name>
  /** Connects each field to its form. */
  field: (name: Name) => Tied
}

/** Renders the fields of a form. */
export default function Fields<Name extends string>({ of, field }: Props<Name>) {
  return of.map((each) =>
    'name' in each ? (
      <OneField key={each.name} {...each} tied={field(each.name)} />
    ) : (
      <div key={each[0]?.name} className="pair">
        <Fields of={each} field={field} />
      </div>
    ),
  )
}

function OneField({ kind = 'line', choices, tied, ...props }: FormField & { tied: Tied }) {
  const { value, error, onChange } = tied
  if (!choices) return <Field {...KINDS[kind]} {...props} {...tied} />
  return (
    <ChoiceField
      label={props.label}
      choices={typeof choices === 'function' ? choices(value) : choices}
      {...{ value, error, onChange }}
    />
  )
}

/** The labels of fields, by name. */
export const labelsOf = <Name extends string>(of: FormFields<Name>) =>
  Object.fromEntries(of.flat().map(({ name, label }) => [name, label])) as Record<Name, string>

/** Empty values for all fields. */
export const emptyOf = <Name extends string>(of: FormFields<Name>) =>
  Object.fromEntries(of.flat().map(({ name }) => [name, ''])) as Record<Name, string>
