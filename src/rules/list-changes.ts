import type { ListChanges } from '~/schemas/list-changes'

/** A list of newest first, after the changes that the server told of. */
export function applyChanges<Row extends { id: number }>(
  rows: readonly Row[],
  { changed, removed }: ListChanges<Row>,
): readonly Row[] {
  if (changed.length === 0 && removed.length === 0) return rows
  const replaced = new Map(changed.map((row) => [row.id, row]))
  const gone = new Set(removed)
  const kept = rows.filter(({ id }) => !gone.has(id) && !replaced.has(id))
  return [...changed, ...kept].sort((a, b) => b.id - a.id)
}
