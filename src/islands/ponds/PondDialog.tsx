import { useState } from 'react'
import { fieldRefusals, pondRefusals } from '~/domain/ponds/field-checks'
import { eventQuestions } from '~/domain/ponds/questions'
import type { PondField } from '~/domain/ponds/refusals'
import type { NewPond, NewPondEvent, Pond } from '~/domain/ponds/schema'
import { type WriteOutcome, writeEvent } from '~/stores/ponds/pond-lines'
import { addPond, changePond, deletePond } from '~/stores/ponds/pond-list'
import type { SavedPond } from '~/stores/ponds/saved-pond'
import Dialog from '../ui/Dialog'
import Field from '../ui/Field'
import { amountOf } from './entry-form'
import styles from './Form.module.css'
import FormEnd from './FormEnd'
import { useRefusals } from './form-state'
import { useFormat, usePondMessages } from './pond-messages'

interface Props {
  today: string
  /** The pond to change; undefined for a new pond with its first fish. */
  pond?: Pond
  typed?: SavedPond | undefined
  onClose: () => void
}

/** The input of a new pond whose form was closed. */
let leftForm: TypedPond | undefined

/** The form of a pond. */
export default function PondDialog({ today, pond, typed: saved, onClose }: Props) {
  const words = usePondMessages().entries.pond
  const format = useFormat()
  const [typed, setTyped] = useState(() =>
    pond ? pondTyped(pond, today) : saved ? newPondTyped(today, saved) : (leftForm ?? newPondTyped(today)),
  )
  const form = useRefusals(() => {
    if (!pond) leftForm = undefined
    onClose()
  })

  function type(changes: Partial<TypedPond>) {
    const next = { ...typed, ...changes }
    if (!pond) leftForm = next
    setTyped(next)
    form.mend(['isMeasured' in changes ? 'cubicMetres' : '', ...Object.keys(changes), 'metres'])
  }

  return (
    <Dialog title={pond ? words.change(format.figure(pond.name)) : words.add} onClose={onClose}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void form.send(() => (pond ? changePond(pond.id, pondOf(typed)) : addWithFish(typed, today, form.questions.length > 0)))
        }}
      >
        <PondFields typed={typed} type={type} errorOf={form.errorOf} isNew={!pond} today={today} />
        <FormEnd form={form} label={words.save} />
      </form>
      {pond && <Removal pond={pond} onRemoved={onClose} />}
    </Dialog>
  )
}

function Removal({ pond, onRemoved }: { pond: Pond; onRemoved: () => void }) {
  const words = usePondMessages().entries.pond
  const [isAsked, setIsAsked] = useState(false)
  const remove = async () => {
    await deletePond(pond.id)
    onRemoved()
  }
  if (!isAsked) {
    return (
      <button type="button" className={`outline ${styles.remove}`} onClick={() => setIsAsked(true)}>
        {words.remove}
      </button>
    )
  }
  return (
    <div className={styles.removal} role="alert">
      <p>{words.removeAsk}</p>
      <div className="actions">
        <button type="button" onClick={() => void remove()}>
          {words.removeYes}
        </button>
        <button type="button" className="outline" onClick={() => setIsAsked(false)}>
          {words.cancel}
        </button>
      </div>
    </div>
  )
}

type TextName = Exclude<keyof TypedPond, 'isMeasured'>

interface PondFieldsProps {
  typed: TypedPond
  type: (changes: Partial<TypedPond>) => void
  errorOf: (...fields: PondField[]) => string | undefined
  isNew: boolean
  today: string
}

/** Name, water and first fish of a pond. */
function PondFields({ typed, type, errorOf, isNew, today }: PondFieldsProps) {
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

const NEW = 'new'

/** Adds a pond with its fish, both or neither. */
async function addWithFish(typed: TypedPond, today: string, isSure: boolean): Promise<WriteOutcome> {
  const pond = pondOf(typed)
  const first = firstEvents(NEW, typed)
  const refusals = [...pondRefusals(pond), ...first.flatMap((event) => fieldRefusals(event, today))]
  if (refusals.length > 0) return { state: 'refused', refusals }
  const questions = isSure ? [] : first.flatMap((event) => questionsOf(pond, event, today))
  if (questions.length > 0) return { state: 'asked', questions }
  const added = await addPond(pond)
  if (added.state !== 'kept' && added.state !== 'in memory') return added
  for (const event of firstEvents(added.id, typed)) await writeEvent(event, { isSure: true })
  return added
}

function questionsOf(pond: NewPond, event: NewPondEvent, today: string) {
  const record = { pond: { ...pond, id: NEW, createdAt: '', changedAt: '', revision: 1 }, entries: [], arrivals: [] }
  return eventQuestions(event, { records: [record], today })
}

/** The typed values of a pond form. */
interface TypedPond {
  name: string
  isMeasured: boolean
  cubicMetres: string
  length: string
  width: string
  depth: string
  waterFlow: string
  count: string
  meanWeight: string
  temperature: string
  day: string
}

const EMPTY = { name: '', isMeasured: false, cubicMetres: '', length: '', width: '', depth: '', waterFlow: '' }

const newPondTyped = (day: string, saved?: SavedPond): TypedPond => ({
  ...EMPTY,
  cubicMetres: saved?.pondSize ?? '',
  count: saved?.fishCount ?? '',
  meanWeight: saved?.averageWeight ?? '',
  temperature: saved?.waterTemp ?? '',
  day,
})

function pondTyped({ name, size, waterFlow }: Pond, day: string): TypedPond {
  const sizes =
    'cubicMetres' in size
      ? { cubicMetres: String(size.cubicMetres) }
      : { isMeasured: true, length: String(size.length), width: String(size.width), depth: String(size.depth) }
  return { ...newPondTyped(day), name, ...sizes, waterFlow: waterFlow === undefined ? '' : String(waterFlow) }
}

function pondOf({ name, isMeasured, cubicMetres, length, width, depth, waterFlow }: TypedPond): NewPond {
  const size = isMeasured
    ? { length: amountOf(length), width: amountOf(width), depth: amountOf(depth) }
    : { cubicMetres: amountOf(cubicMetres) }
  return { name: name.trim(), size, ...(waterFlow.trim() && { waterFlow: amountOf(waterFlow) }) }
}

/** The first events of a new pond: its fish, and its water temperature if given. */
function firstEvents(pondId: string, { count, meanWeight, temperature, day }: TypedPond): NewPondEvent[] {
  const stocked = { kind: 'stocked' as const, pondId, day, count: amountOf(count), meanWeight: amountOf(meanWeight) }
  if (!temperature.trim()) return [stocked]
  return [stocked, { kind: 'temperature', pondId, day, celsius: amountOf(temperature) }]
}
