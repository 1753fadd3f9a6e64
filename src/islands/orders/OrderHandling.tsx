import { useState } from 'react'
import { newHandling } from '~/domain/orders/order-handling-schema'
import { promisedDays } from '~/domain/orders/promised-day'
import type { Order } from '~/domain/orders/schema'
import { AnswerError } from '~/stores/client'
import { saveHandling } from '~/stores/orders'
import Conflict from '../ui/Conflict'
import { useDraft } from '../ui/draft'
import Field from '../ui/Field'
import Notice from '../ui/Notice'
import { type FieldErrors, type Outcome, useSubmission } from '../ui/submission'
import { differencesOf, mergeUntouched } from '../ui/three-way-merge'
import styles from './OrderDetails.module.css'

/** The day that the customer was promised, and notes that only the operators read. */
export default function OrderHandling({ order }: { order: Order }) {
  const { form, change, errors, failure, differences, element, submit, isSending, isChanged, isSaved } = useHandling(order)
  const { first, last } = promisedDays(order.createdAt)
  return (
    <form ref={element} className={styles.handling} noValidate onSubmit={submit} aria-label="For us alone">
      {differences.length > 0 && <Conflict form={form} labels={HANDLING_LABELS} differences={differences} onChoose={change} />}
      <Field
        label={HANDLING_LABELS.promisedDay}
        name="promisedDay"
        type="date"
        min={first}
        max={last}
        value={form.promisedDay}
        error={errors.promisedDay}
        onChange={({ target }) => change({ promisedDay: target.value })}
      />
      <Field
        label={HANDLING_LABELS.privateNotes}
        name="privateNotes"
        isLong
        hint="Only you read these: no customer, no mail, no slip."
        value={form.privateNotes}
        error={errors.privateNotes}
        onChange={({ target }) => change({ privateNotes: target.value })}
        onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && void submit(event)}
      />
      <div className="actions">
        <button type="submit" aria-busy={isSending} disabled={isSending}>
          {isSending ? 'Saving...' : 'Save notes'}
        </button>
        <span role="status">{isSaved ? 'Saved.' : isChanged && 'Not saved yet; kept in this tab.'}</span>
      </div>
      <Notice>{failure}</Notice>
    </form>
  )
}

interface HandlingForm {
  promisedDay: string
  privateNotes: string
  /** The version that the form was opened on; 0 before the first. */
  version: number
}

const HANDLING_LABELS = { promisedDay: 'Promised day', privateNotes: 'Private notes' } as const

const NAMES = Object.keys(HANDLING_LABELS) as (keyof typeof HANDLING_LABELS)[]

const formOf = (handling: Order['handling']): HandlingForm => ({
  promisedDay: handling?.promisedDay ?? '',
  privateNotes: handling?.privateNotes ?? '',
  version: handling?.version ?? 0,
})

const inputOf = ({ promisedDay, privateNotes }: HandlingForm) => ({ privateNotes, promisedDay: promisedDay || null })

/** The notes and the promised day of an order. What is typed is kept as a draft; what another has saved is merged into it. */
function useHandling({ id, handling }: Order) {
  const saved = formOf(handling)
  const { form: draft, setForm, isChanged, forget } = useDraft<HandlingForm>(`orders/${id}/handling`, saved)
  const form = isChanged ? draft : saved
  const [opened, setOpened] = useState(isChanged ? { ...saved, version: draft.version } : saved)
  const [isSaved, setIsSaved] = useState(false)
  const submission = useSubmission<HandlingForm>({ form: draft, check: () => refusals(form), send })

  function change(changes: Partial<HandlingForm>) {
    if (!isChanged) setOpened(saved)
    setIsSaved(false)
    setForm({ ...form, ...changes })
  }

  async function send(): Promise<Outcome<HandlingForm>> {
    try {
      await saveHandling(id, newHandling.parse(inputOf(form)), form.version)
      forget()
      setIsSaved(true)
      return { state: 'done' }
    } catch (error) {
      return outcomeOf(error, merge)
    }
  }

  function merge(theirs: HandlingForm): Outcome<HandlingForm> {
    setForm({ ...mergeUntouched(form, theirs, opened), version: theirs.version })
    setOpened(theirs)
    return { state: 'conflict', differences: differencesOf(form, theirs, NAMES) }
  }

  return { ...submission, form, change, isChanged, isSaved }
}

function outcomeOf(error: unknown, merge: (theirs: HandlingForm) => Outcome<HandlingForm>): Outcome<HandlingForm> {
  const problem = error instanceof AnswerError ? error.problem : undefined
  if (problem?.status === 401) return { state: 'signed out' }
  if (problem?.current) return merge(formOf(problem.current as Order['handling']))
  if (problem?.errors) return { state: 'refused', errors: errorsAt(problem.errors) }
  return { state: 'failed', sentence: 'Your notes are kept here, but not saved yet. Please save again.' }
}

function refusals(form: HandlingForm): FieldErrors<HandlingForm> {
  const issues = newHandling.safeParse(inputOf(form)).error?.issues ?? []
  return errorsAt(issues.map(({ path, message }) => ({ path: path.join('.'), message })))
}

const errorsAt = (errors: readonly { path: string; message: string }[]): FieldErrors<HandlingForm> =>
  Object.fromEntries(errors.map(({ path, message }) => [path, message]))
