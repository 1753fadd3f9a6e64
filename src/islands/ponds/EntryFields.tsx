import type { PondField } from '~/domain/ponds/refusals'
import type { Pond, WrittenEvent } from '~/domain/ponds/schema'
import ChoiceField from '../ui/ChoiceField'
import Field from '../ui/Field'
import figure from '../ui/Figure.module.css'
import type { PondToday } from './book-metrics'
import type { TypedEntry } from './entry-form'
import FeedFields from './FeedFields'
import styles from './Form.module.css'
import WeighingFields from './WeighingFields'
import { usePondMessages } from './words'

type TextName = Exclude<keyof TypedEntry, 'weighings'>

/** The fields of each kind, but for day and note, which all have. */
const FIELDS: Record<WrittenEvent['kind'], readonly TextName[]> = {
  stocked: ['count', 'meanWeight'],
  fed: ['kilograms'],
  dead: ['count'],
  weighed: [],
  temperature: ['temperature'],
  oxygen: ['oxygen'],
  treated: ['treatment', 'withdrawalDays'],
  moved: ['count', 'meanWeight'],
  harvested: ['count', 'kilograms'],
}

const TEXTS: readonly TextName[] = ['treatment', 'note']

interface Props {
  kind: WrittenEvent['kind']
  typed: TypedEntry
  type: (changes: Partial<TypedEntry>) => void
  errorOf: (...fields: PondField[]) => string | undefined
  pond: PondToday
  others: readonly Pond[]
  today: string
}

/** The fields of an entry; day and note stand folded, as they are seldom changed. */
export default function EntryFields({ kind, typed, type, errorOf, pond, others, today }: Props) {
  const { fields, more } = usePondMessages().entries
  const field = (name: TextName) => (
    <Field
      key={name}
      label={name === 'kilograms' && kind === 'harvested' ? fields.harvested : fields[name as keyof typeof fields]}
      name={name}
      required={name !== 'note' && name !== 'bagDay'}
      value={typed[name]}
      error={errorOf(name as PondField)}
      autoComplete="off"
      enterKeyHint={[FIELDS[kind].at(-1), 'note'].includes(name) ? 'done' : 'next'}
      {...(name === 'day' || name === 'bagDay'
        ? { type: 'date', max: today }
        : !TEXTS.includes(name) && { inputMode: 'decimal' })}
      onChange={({ target }) => type({ [name]: target.value })}
    />
  )
  const isWrong = errorOf('day', 'note', 'bagDay') !== undefined
  return (
    <>
      {kind === 'weighed' && <WeighingFields loads={typed.weighings} type={type} errorOf={errorOf} />}
      {FIELDS[kind].map(field)}
      {kind === 'fed' && <FeedFields typed={typed} known={pond.feed} error={errorOf('feed')} type={type} />}
      {kind === 'moved' && (
        <>
          <ChoiceField
            label={fields.toPondId}
            choices={others.map(({ id, name }) => [id, name] as const)}
            value={typed.toPondId}
            onChange={({ target }) => type({ toPondId: target.value })}
          />
          {errorOf('toPondId') && <p role="alert">{errorOf('toPondId')}</p>}
        </>
      )}
      <details className={`${figure.details} ${styles.more}`} open={isWrong || undefined}>
        <summary>{more}</summary>
        {field('day')}
        {kind === 'fed' && field('bagDay')}
        {field('note')}
      </details>
    </>
  )
}
