import type { PondField } from '~/domain/ponds/refusals'
import Field from '../ui/Field'
import styles from './Form.module.css'
import type { TypedPond } from './pond-form'
import { usePondMessages } from './words'

type TextName = Exclude<keyof TypedPond, 'isMeasured'>

interface Props {
  typed: TypedPond
  type: (changes: Partial<TypedPond>) => void
  errorOf: (...fields: PondField[]) => string | undefined
  isNew: boolean
  today: string
}

/** Name, water and first fish of a pond. */
export default function PondFields({ typed, type, errorOf, isNew, today }: Props) {
  const { pond: words, fields } = usePondMessages().entries
  const field = (name: TextName, label: string, error = errorOf(name as PondField), more = {}) => (
    <Field
      label={label}
      name={name}
      required={name !== 'waterFlow' && name !== 'temperature'}
      value={typed[name]}
      error={error}
      autoComplete="off"
      {...(name === 'name'
        ? { hint: words.nameHint, dir: 'auto' }
        : name === 'day'
          ? { type: 'date', max: today }
          : { inputMode: 'decimal' as const, enterKeyHint: 'next' as const })}
      onChange={({ target }) => type({ [name]: target.value })}
      {...more}
    />
  )
  return (
    <>
      {field('name', words.name)}
      {typed.isMeasured ? (
        <div className={styles.row}>
          {field('length', words.length, errorOf('metres', 'cubicMetres'))}
          {field('width', words.width, undefined)}
          {field('depth', words.depth, undefined)}
        </div>
      ) : (
        field('cubicMetres', words.cubicMetres)
      )}
      <button type="button" className={`outline ${styles.other}`} onClick={() => type({ isMeasured: !typed.isMeasured })}>
        {typed.isMeasured ? words.volume : words.measured}
      </button>
      {isNew && (
        <fieldset>
          <legend>{words.fish}</legend>
          <div className={styles.row}>
            {field('count', fields.count)}
            {field('meanWeight', fields.meanWeight)}
          </div>
          <div className={styles.row}>
            {field('temperature', words.temperature)}
            {field('day', fields.day)}
          </div>
        </fieldset>
      )}
      {field('waterFlow', words.waterFlow)}
    </>
  )
}
