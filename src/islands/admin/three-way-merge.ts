/** A field that two versions of a form do not agree on. */
export interface Difference<Form> {
  name: keyof Form
  mine: Form[keyof Form]
  theirs: Form[keyof Form]
}

/** The fields in which a form differs from a newer version of the same row. */
export function differencesOf<Form extends object>(mine: Form, theirs: Form, names: readonly (keyof Form)[]): Difference<Form>[] {
  return names
    .filter((name) => !isSame(mine[name], theirs[name]))
    .map((name) => ({ name, mine: mine[name], theirs: theirs[name] }))
}

/** The form with the newer value of each field that this tab has not touched since it `opened`. */
export function untouchedTaken<Form extends object>(mine: Form, theirs: Form, opened: Form): Form {
  const names = Object.keys(mine) as (keyof Form)[]
  const taken = names.filter((name) => isSame(mine[name], opened[name])).map((name) => [name, theirs[name]])
  return { ...mine, ...Object.fromEntries(taken) }
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
