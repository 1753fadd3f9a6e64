import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

/** Milliseconds after the last interaction during which a list stays paused. */
const PAUSED_FOR = 5000

interface Pause {
  key: string
  ids: readonly number[]
}

/**
 * Pauses a list while the operator works in it: rows update their values, but none appears, disappears or moves. `shown` are
 * the current rows of the page, `seen` those and the rows that left it, `key` identifies the page. Put `handlers` on the list.
 */
export function usePausedUpdates<Row extends { id: number }>(shown: readonly Row[], seen: readonly Row[], key: string) {
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
    () => (isPaused ? pausedRows(pause.ids, shown, seen) : { rows: shown, waiting: 0 }),
    [isPaused, pause, shown, seen],
  )
  return { ...list, release, handlers: { onPointerMove: touch, onPointerDown: touch, onKeyDown: touch, onFocus: touch } }
}

/** The paused rows with current values, and the number of waiting new ones. */
function pausedRows<Row extends { id: number }>(ids: readonly number[], shown: readonly Row[], seen: readonly Row[]) {
  const now = new Map(seen.map((row) => [row.id, row]))
  const newest = Math.max(0, ...ids)
  return { rows: ids.flatMap((id) => now.get(id) ?? []), waiting: shown.filter(({ id }) => id > newest).length }
}
