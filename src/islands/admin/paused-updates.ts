import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

/** How long after the last touch a list stays paused, in milliseconds. */
const PAUSED_FOR = 5000

interface Pause {
  key: string
  ids: readonly number[]
}

/**
 * Pauses a list while the operator works in it: rows show their new values, but none appears, disappears or moves. `shown`
 * are the rows that match now, `all` the whole list, `key` the search that they match. Put `handlers` on the list.
 */
export function usePausedUpdates<Row extends { id: number }>(shown: readonly Row[], all: readonly Row[], key: string) {
  const [pause, setPause] = useState<Pause | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPaused = pause?.key === key

  const release = useCallback(() => {
    clearTimeout(timer.current)
    setPause(null)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])

  const touch = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(release, PAUSED_FOR)
    if (!isPaused) setPause({ key, ids: shown.map(({ id }) => id) })
  }

  const list = useMemo(
    () => (isPaused ? pausedRows(pause.ids, shown, all) : { rows: shown, waiting: 0 }),
    [isPaused, pause, shown, all],
  )
  return { ...list, release, handlers: { onPointerMove: touch, onPointerDown: touch, onKeyDown: touch, onFocus: touch } }
}

/** The paused rows with their values of now, and how many more match. */
function pausedRows<Row extends { id: number }>(ids: readonly number[], shown: readonly Row[], all: readonly Row[]) {
  const now = new Map(all.map((row) => [row.id, row]))
  const pausedIds = new Set(ids)
  return { rows: ids.flatMap((id) => now.get(id) ?? []), waiting: shown.filter(({ id }) => !pausedIds.has(id)).length }
}
