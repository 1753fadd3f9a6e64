import type { PondField } from '~/domain/ponds/refusals'
import { moreToWeigh, sampleOf } from '~/domain/ponds/samples'
import { loadsOf, type TypedEntry, type TypedLoad } from './entry-form'
import styles from './Form.module.css'
import { useFormat, usePondMessages } from './words'

interface Props {
  loads: readonly TypedLoad[]
  type: (changes: Partial<TypedEntry>) => void
  errorOf: (...fields: PondField[]) => string | undefined
}

/** Net loads one after the other, with their mean so far, its error, and whether more are needed. */
export default function WeighingFields({ loads, type, errorOf }: Props) {
  const { weighing } = usePondMessages().entries
  const { list } = useFormat()
  const error = errorOf('weighings', 'number', 'count', 'grams', 'meanWeight')
  const change = (index: number, changes: Partial<TypedLoad>) =>
    type({ weighings: loads.map((load, each) => (each === index ? { ...load, ...changes } : load)) })
  return (
    <fieldset className={styles.weighing}>
      <legend>{weighing.intro}</legend>
      {loads.map((load, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: loads have no other name than their place.
        <div key={index} className={styles.load}>
          {(['number', 'grams'] as const).map((name) => (
            <label key={name}>
              <span>{weighing[name]}</span>
              <input
                name={name}
                inputMode={name === 'number' ? 'numeric' : 'decimal'}
                enterKeyHint={name === 'number' ? 'next' : 'done'}
                autoComplete="off"
                aria-label={list([weighing.load(String(index + 1)), weighing[name]])}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? 'weighing-error' : undefined}
                value={load[name]}
                onChange={({ target }) => change(index, { [name]: target.value })}
              />
            </label>
          ))}
          <button
            type="button"
            className="outline"
            aria-label={weighing.remove(String(index + 1))}
            disabled={loads.length === 1}
            onClick={() => type({ weighings: loads.filter((_, each) => each !== index) })}
          >
            −
          </button>
        </div>
      ))}
      <button type="button" className="outline" onClick={() => type({ weighings: [...loads, { number: '', grams: '' }] })}>
        {weighing.add}
      </button>
      {error && (
        <p id="weighing-error" className={styles.error} role="alert">
          {error}
        </p>
      )}
      <Mean loads={loads} />
    </fieldset>
  )
}

function Mean({ loads }: { loads: readonly TypedLoad[] }) {
  const { weighing } = usePondMessages().entries
  const spoken = useFormat()
  const weighed = loadsOf(loads).filter(({ number, grams }) => number > 0 && grams > 0)
  if (weighed.length === 0) return <p role="status">{weighing.empty}</p>
  const sample = sampleOf(weighed)
  const more = moreToWeigh(sample)
  return (
    <p role="status" className={styles.mean}>
      <strong>{weighing.mean(spoken.grams(sample.mean), spoken.grams(2 * sample.standardError))}</strong>{' '}
      {more > 0 ? weighing.more(spoken.amount(more)) : weighing.enough}
    </p>
  )
}
