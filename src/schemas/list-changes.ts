/** What a list answers to `?since=<tag>`: the rows that are new or changed since then, newest first, and the ids gone. */
export interface ListChanges<Row> {
  changed: readonly Row[]
  removed: readonly number[]
}
