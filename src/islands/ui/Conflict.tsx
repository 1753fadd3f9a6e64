import styles from './EditDialog.module.css'
import type { Difference } from './submission'

interface Props<Form> {
  form: Form
  labels: Readonly<Partial<Record<keyof Form, string>>>
  differences: readonly Difference<Form>[]
  onChoose: (changes: Partial<Form>) => void
  /** Formatters of fields that are not texts. */
  inWords?: Readonly<Partial<Record<keyof Form, (value: never) => string>>>
  heading?: 'h2' | 'h3'
}

/** The fields that another tab or an order has changed meanwhile, with both values to choose from. */
export default function Conflict<Form>({ form, labels, differences, onChoose, inWords, heading: Heading = 'h3' }: Props<Form>) {
  return (
    <section role="alert" className={styles.conflict}>
      <Heading>Changed meanwhile</Heading>
      <p>Someone else, or an order, changed this after you opened it. Choose what to keep, then save again.</p>
      {differences.map(({ name, mine, theirs }) => (
        <fieldset key={String(name)}>
          <legend>{labels[name]}</legend>
          {(
            [
              ['Yours', mine],
              ['Now saved', theirs],
            ] as const
          ).map(([whose, value]) => (
            <label key={whose}>
              <input
                type="radio"
                name={`choose-${String(name)}`}
                checked={JSON.stringify(form[name]) === JSON.stringify(value)}
                onChange={() => onChoose({ [name]: value } as unknown as Partial<Form>)}
              />
              {whose}: <strong>{inWords?.[name]?.(value as never) ?? valueInWords(value)}</strong>
            </label>
          ))}
        </fieldset>
      ))}
    </section>
  )
}

function valueInWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.length === 1 ? '1 picture' : `${value.length} pictures`
  return String(value) || 'empty'
}
