import { atom } from 'nanostores'
import { FIRST_LIFE_STAGE, type TypedInputs } from '~/domain/feeding/feeding-inputs'

const KEPT_AS = 'feeding_calculator_inputs'
export const MAX_TYPED = 20

const EMPTY: TypedInputs = { fishCount: '', averageWeight: '', lifeStage: '', waterTemp: '', pondSize: '' }

export const $typedInputs = atom<TypedInputs>(EMPTY)

export function typeInputs(changes: Partial<TypedInputs>) {
  $typedInputs.set({ ...$typedInputs.get(), ...changes })
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify($typedInputs.get()))
  } catch {
    // Without storage the inputs are lost after this visit, nothing else.
  }
}

/** Restores the kept inputs. Fields that were changed before scripts ran keep their text. */
export function restoreInputs(typedEarly: Partial<TypedInputs>) {
  const typed = Object.entries(typedEarly).filter(
    ([name, text]) => text !== (name === 'lifeStage' ? FIRST_LIFE_STAGE : EMPTY[name as keyof TypedInputs]),
  )
  typeInputs({ ...keptInputs(), ...Object.fromEntries(typed) })
}

export const clearInputs = () => typeInputs(EMPTY)

function keptInputs(): Partial<TypedInputs> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}')
    const entries = Object.entries(kept as object).filter(
      ([name, text]) => Object.hasOwn(EMPTY, name) && typeof text === 'string',
    )
    return Object.fromEntries(entries.map(([name, text]) => [name, String(text).slice(0, MAX_TYPED)]))
  } catch {
    return {}
  }
}
