import { pondRefusals } from '~/domain/ponds/field-checks'
import { MAX_PONDS } from '~/domain/ponds/limits'
import type { NewPond, Pond } from '~/domain/ponds/schema'
import { uniqueKey } from '~/stores/unique-key'
import type { WriteOutcome } from './pond-lines'
import { pondBook, updateBook } from './ponds'

/** Adds a pond. */
export async function addPond(pond: NewPond): Promise<WriteOutcome> {
  if (pondBook().records.length >= MAX_PONDS)
    return { state: 'refused', refusals: [{ code: 'too many ponds', values: { max: MAX_PONDS } }] }
  const at = new Date().toISOString()
  return savePond(pond, { ...pond, id: uniqueKey(), createdAt: at, changedAt: at, revision: 1 })
}

/** Changes a pond's name, size or water flow. */
export async function changePond(id: string, pond: NewPond): Promise<WriteOutcome> {
  const before = pondBook().ponds.get(id)
  if (!before) return notThere
  const { waterFlow: _before, ...rest } = before
  return savePond(pond, changed({ ...rest, ...pond }))
}

/** Deletes a pond; it can be restored for a day. */
export const deletePond = (id: string): Promise<WriteOutcome> =>
  replacePond(id, (pond) => ({ ...pond, deletedAt: new Date().toISOString() }))

export const restorePond = (id: string): Promise<WriteOutcome> => replacePond(id, ({ deletedAt: _deletedAt, ...pond }) => pond)

const notThere: WriteOutcome = { state: 'refused', refusals: [{ code: 'not there', values: {} }] }

const changed = (pond: Pond): Pond => ({ ...pond, changedAt: new Date().toISOString(), revision: pond.revision + 1 })

async function replacePond(id: string, change: (pond: Pond) => Pond): Promise<WriteOutcome> {
  const pond = pondBook().ponds.get(id)
  return pond ? save(changed(change(pond))) : notThere
}

async function savePond(typed: NewPond, pond: Pond): Promise<WriteOutcome> {
  const refusals = pondRefusals(typed)
  return refusals.length > 0 ? { state: 'refused', refusals } : save(pond)
}

async function save(pond: Pond): Promise<WriteOutcome> {
  const trouble = await updateBook({ ponds: [pond] })
  return trouble ? { state: 'in memory', id: pond.id, trouble } : { state: 'kept', id: pond.id }
}
