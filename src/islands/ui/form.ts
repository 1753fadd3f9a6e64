import type { FieldErrors } from './submission'

type TextName<Form> = { [Name in keyof Form & string]: Form[Name] extends string ? Name : never }[keyof Form & string]

/** The properties that tie each text field to its form. */
export function textFields<Form>(form: Form, errors: FieldErrors<Form>, change: (changes: Partial<Form>) => void) {
  return <Name extends TextName<Form>>(name: Name) => ({
    name,
    value: form[name] as string,
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value } as Partial<Form>),
  })
}
