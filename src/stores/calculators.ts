import { atom } from 'nanostores'
import type { TypedInputs } from '~/rules/feeding-inputs'

const KEPT_AS = 'feeding_calculator_inputs'
export const MAX_TYPED = 20

const EMPTY: TypedInputs = { fishCount: '', averageWeight: '', lifeStage: 'grower', waterTemp: '', pondSize: '' }

/** What stands in the feeding calculators, the simple and the advanced alike; kept on this device. */
export const $typedInputs = atom<TypedInputs>(EMPTY)

/** Takes what was typed, and keeps it for the next visit. */
export function typeInputs(changes: Partial<TypedInputs>) {
  $typedInputs.set({ ...$typedInputs.get(), ...changes })
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify($typedInputs.get()))
  } catch {
    // A full or forbidden storage costs the next visit's convenience, nothing else.
  }
}

/** Brings back what this device kept; a field that something was typed into before scripts ran keeps that. */
export function restoreInputs(standing: Partial<TypedInputs>) {
  const typed = Object.entries(standing).filter(([name, text]) => text !== EMPTY[name as keyof TypedInputs])
  typeInputs({ ...keptInputs(), ...Object.fromEntries(typed) })
}

/** Empties the calculators, and forgets. */
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
