import { fieldRefusals, pondRefusals } from '~/domain/ponds/field-checks'
import { eventQuestions } from '~/domain/ponds/questions'
import type { NewPond, NewPondEvent } from '~/domain/ponds/schema'
import { type WriteOutcome, writeEvent } from '~/stores/pond-lines'
import { addPond } from '~/stores/pond-list'
import { firstEvents, pondOf, type TypedPond } from './pond-form'

const NEW = 'new'

/** Adds a pond with its fish; neither, where the book does not take one of them. */
export async function addWithFish(typed: TypedPond, today: string, isSure: boolean): Promise<WriteOutcome> {
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
