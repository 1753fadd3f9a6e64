import { atom } from 'nanostores'
import { FIRST_LIFE_STAGE, readInputs, type TypedInputs } from '~/domain/feeding/feeding-inputs'
import { KEPT_AS, keptInputs } from './kept-inputs'

export const MAX_TYPED = 20

const EMPTY: TypedInputs = { fishCount: '', averageWeight: '', lifeStage: '', waterTemp: '', pondSize: '' }

export const $typedInputs = atom<TypedInputs>(EMPTY)

export function typeInputs(changes: Partial<TypedInputs>) {
  const typed = { ...$typedInputs.get(), ...changes }
  $typedInputs.set(typed)
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify({ ...typed, shown: readInputs(typed).lifeStage }))
  } catch {
    // Without storage the inputs are lost after this visit.
  }
}

/** Reads the fields of a calculator; fields that it lacks keep their stored value. */
export function restoreInputs(fields: Partial<TypedInputs>) {
  const { shown = FIRST_LIFE_STAGE, ...kept } = keptInputs()
  const restored = { ...kept, ...fields, lifeStage: fields.lifeStage === shown ? kept['lifeStage'] : fields.lifeStage }
  const known = Object.keys(EMPTY) as (keyof TypedInputs)[]
  typeInputs(Object.fromEntries(known.map((name) => [name, (restored[name] ?? '').slice(0, MAX_TYPED)])))
}

export const clearInputs = () => typeInputs(EMPTY)
