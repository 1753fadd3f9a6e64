import type { Difference } from './submission'

/** The fields in which a form differs from a newer version of the same row. */
export function differencesOf<Form extends object>(mine: Form, theirs: Form, names: readonly (keyof Form)[]): Difference<Form>[] {
  return names
    .filter((name) => !isEqual(mine[name], theirs[name]))
    .map((name) => ({ name, mine: mine[name], theirs: theirs[name] }))
}

/** The form with the newer value of each field that was not changed here since it `opened`. */
export function mergeUntouched<Form extends object>(mine: Form, theirs: Form, opened: Form): Form {
  const names = Object.keys(mine) as (keyof Form)[]
  const untouched = names.filter((name) => isEqual(mine[name], opened[name])).map((name) => [name, theirs[name]])
  return { ...mine, ...Object.fromEntries(untouched) }
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
