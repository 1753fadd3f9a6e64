import { type Known, queryStore } from './query'

/** A store of the public list at `path`. */
export function listStore<Row extends { id: number }>(path: string) {
  const list = queryStore<readonly Row[]>(path, {
    needsSignIn: false,
    isKept: true,
    read(body) {
      if (Array.isArray(body)) return body
      throw new TypeError(`${path} did not answer with a list`)
    },
  })
  return { ...list, replace: (row: Row) => update(list, (rows) => withRow(rows, row)) }
}

export const withRow = <Row extends { id: number }>(rows: readonly Row[], row: Row): Row[] =>
  rows.map((each) => (each.id === row.id ? row : each))

/** Updates the known value with the answer of another call. */
export function update<Value>(
  { $known }: { $known: { value: Known<Value>; set(known: Known<Value>): void } },
  change: (value: Value) => Value,
) {
  const { value } = $known.value
  if (value) $known.set({ ...$known.value, value: change(value), etag: null })
}
