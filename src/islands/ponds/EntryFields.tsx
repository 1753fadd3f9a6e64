import { useStore } from '@nanostores/react'
import { lastOf } from '~/domain/lists'
import { feedKey } from '~/domain/ponds/bags'
import { numberedLots } from '~/domain/ponds/feed-ledger'
import type { PondField } from '~/domain/ponds/refusals'
import { moreToWeigh, sampleOf } from '~/domain/ponds/samples'
import type { Pond, WrittenEvent } from '~/domain/ponds/schema'
import { closedLots } from '~/stores/ponds/closed-lots'
import { $pondBook } from '~/stores/ponds/ponds'
import ChoiceField from '../ui/ChoiceField'
import Field from '../ui/Field'
import figure from '../ui/Figure.module.css'
import { ledgerOf, type PondToday } from './book-metrics'
import { loadsOf, type TypedEntry, type TypedLoad } from './entry-form'
import FeedFields from './FeedFields'
import styles from './Form.module.css'
import { useFormat, usePondMessages } from './pond-messages'

type TextName = Exclude<keyof TypedEntry, 'weighings'>

/** The fields of each kind, without day and note, which all kinds have. */
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

/** The fields of an entry; day and note are collapsed, because they seldom change. */
export default function EntryFields({ kind, typed, type, errorOf, pond, others, today }: Props) {
  const { fields, more, living } = usePondMessages().entries
  const format = useFormat()
  const { batch } = pond.metrics
  const field = (name: TextName) => (
    <Field
      key={name}
      label={name === 'kilograms' && kind === 'harvested' ? fields.harvested : fields[name as keyof typeof fields]}
      name={name}
      required={name !== 'note' && name !== 'bagDay'}
      value={typed[name]}
      error={errorOf(name as PondField)}
      {...(batch && name === 'count' && kind !== 'stocked' && { hint: living(format.amount(batch.living)) })}
      autoComplete="off"
      enterKeyHint={[lastOf(FIELDS[kind]), 'note'].includes(name) ? 'done' : 'next'}
      {...(name === 'day' || name === 'bagDay'
        ? { type: 'date', max: today }
        : !TEXTS.includes(name) && { inputMode: 'decimal' })}
      onChange={({ target }) => type({ [name]: target.value })}
    />
  )
  const isWrong = errorOf('day', 'note', 'bagDay', 'lot') !== undefined
  return (
    <>
      {kind === 'weighed' && <WeighingFields loads={typed.weighings} type={type} errorOf={errorOf} />}
      {FIELDS[kind].map(field)}
      {kind === 'fed' && (
        <FeedFields typed={typed} known={pond.feed} error={errorOf('feed')} type={(changes) => type({ ...changes, lot: '' })} />
      )}
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
        {kind === 'fed' && <FedLot typed={typed} type={type} error={errorOf('lot')} />}
        {field('note')}
      </details>
    </>
  )
}

interface FedLotProps extends Pick<Props, 'typed' | 'type'> {
  error: string | undefined
}

/** The lot of a feed, if the book has lots of it; the first to expire unless another is chosen. */
function FedLot({ typed, type, error }: FedLotProps) {
  const words = usePondMessages().lots
  const format = useFormat()
  const book = useStore($pondBook)
  const key = feedKey(typed.feed === 'other' ? { name: typed.feedName } : { name: '', sku: typed.feed })
  const closed = closedLots(book.settings, typed.day)
  const lots = numberedLots(ledgerOf(book)).filter(
    ({ lot, left, feed }) => feedKey(feed) === key && (lot === typed.lot || (left > 0 && !closed.includes(lot))),
  )
  if (lots.length === 0) return null
  const choices = lots.map(({ lot, left }) => [lot, format.list([format.figure(lot), format.kilograms(left / 1000)])] as const)
  return (
    <ChoiceField
      label={words.fedLot}
      choices={[['', words.oldest], ...choices]}
      value={typed.lot}
      error={error}
      onChange={({ target }) => type({ lot: target.value })}
    />
  )
}

interface WeighingFieldsProps {
  loads: readonly TypedLoad[]
  type: (changes: Partial<TypedEntry>) => void
  errorOf: (...fields: PondField[]) => string | undefined
}

/** The weighed nets, with their mean so far, its error, and whether more are needed. */
function WeighingFields({ loads, type, errorOf }: WeighingFieldsProps) {
  const { weighing } = usePondMessages().entries
  const { list } = useFormat()
  const error = errorOf('weighings', 'number', 'count', 'grams', 'meanWeight')
  const change = (index: number, changes: Partial<TypedLoad>) =>
    type({ weighings: loads.map((load, each) => (each === index ? { ...load, ...changes } : load)) })
  return (
    <fieldset className={styles.weighing}>
      <legend>{weighing.intro}</legend>
      {loads.map((load, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nets are identified only by position.
        <div key={index} className={`stack ${styles.load}`}>
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
        <p id="weighing-error" className="error" role="alert">
          {error}
        </p>
      )}
      <Mean loads={loads} />
    </fieldset>
  )
}

function Mean({ loads }: { loads: readonly TypedLoad[] }) {
  const { weighing } = usePondMessages().entries
  const format = useFormat()
  const weighed = loadsOf(loads).filter(({ number, grams }) => number > 0 && grams > 0)
  if (weighed.length === 0) return <p role="status">{weighing.empty}</p>
  const sample = sampleOf(weighed)
  const more = moreToWeigh(sample)
  return (
    <p role="status" className={styles.mean}>
      <strong>{weighing.mean(format.grams(sample.mean), format.grams(2 * sample.standardError))}</strong>{' '}
      {more > 0 ? weighing.more(format.amount(more)) : weighing.enough}
    </p>
  )
}
