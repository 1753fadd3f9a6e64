import { atom, type ReadableAtom } from 'nanostores'
import { AnswerError, call } from './client'
import { pollInterval } from './connection'
import { pollWhileMounted } from './polling'

/** One row of the server by its id, a text as it stands in the URL; '' while none is followed. */
interface RowState<Row> {
  id: string
  state: 'loading' | 'ready' | 'missing' | 'failed'
  row: Row | undefined
}

export interface RowStore<Row> {
  $row: ReadableAtom<RowState<Row>>
  /** Fetches the row of this id, and polls it while something listens. */
  follow(id: string): void
  replace(row: Row): void
}

/** A store of single rows at `path`/id, such as one that is not on the page of its list; `pollEvery` 0 asks once. */
export function rowStore<Row extends { id: number }>(path: string, pollEvery: number): RowStore<Row> {
  const $row = atom<RowState<Row>>({ id: '', state: 'ready', row: undefined })
  let knownEtag: string | null = null
  const { pollAfter } = pollWhileMounted($row, poll)

  async function poll() {
    const { id } = $row.value
    if (id === '') return
    const next = await stateOf(id)
    if ($row.value.id !== id) return
    if (next) $row.set(next)
    if (pollEvery > 0) pollAfter(pollInterval(pollEvery))
  }

  async function stateOf(id: string): Promise<RowState<Row> | undefined> {
    if (!/^[1-9]\d{0,14}$/.test(id)) return { id, state: 'missing', row: undefined }
    try {
      const { etag, body, isUnchanged } = await call('GET', `${path}/${id}`, { needsSignIn: true, knownEtag })
      if (isUnchanged || $row.value.id !== id) return undefined
      knownEtag = etag
      return { id, state: 'ready', row: body as Row }
    } catch (error) {
      if (error instanceof AnswerError && error.status === 404) return { id, state: 'missing', row: undefined }
      return { ...$row.value, state: 'failed' }
    }
  }

  function follow(id: string) {
    if (id === $row.value.id) return
    knownEtag = null
    $row.set({ id, state: 'loading', row: undefined })
    pollAfter(0)
  }

  function replace(row: Row) {
    const { id } = $row.value
    knownEtag = null
    if (id === String(row.id)) $row.set({ id, state: 'ready', row })
  }

  return { $row, follow, replace }
}
