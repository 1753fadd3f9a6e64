import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

/** How long after the last touch a list keeps still, in milliseconds. */
const STILL_FOR = 5000

interface Held {
  key: string
  ids: readonly number[]
}

/**
 * Keeps a list still while the operator works in it: rows show what they have become, but none comes, goes or moves under
 * the pointer or the focus. `shown` are the rows that match now, `all` the whole list, `key` what they are matched by.
 */
export function useSteadyRows<Row extends { id: number }>(shown: readonly Row[], all: readonly Row[], key: string) {
  const [held, setHeld] = useState<Held | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHeld = held?.key === key

  const release = useCallback(() => {
    clearTimeout(timer.current)
    setHeld(null)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])

  const touch = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(release, STILL_FOR)
    if (!isHeld) setHeld({ key, ids: shown.map(({ id }) => id) })
  }

  const still = useMemo(
    () => (isHeld ? stillRows(held.ids, shown, all) : { rows: shown, waiting: 0 }),
    [isHeld, held, shown, all],
  )
  return { ...still, release, hands: { onPointerMove: touch, onPointerDown: touch, onKeyDown: touch, onFocus: touch } }
}

/** The held rows as they are now, and how many more match that are not among them. */
function stillRows<Row extends { id: number }>(ids: readonly number[], shown: readonly Row[], all: readonly Row[]) {
  const now = new Map(all.map((row) => [row.id, row]))
  const heldIds = new Set(ids)
  return { rows: ids.flatMap((id) => now.get(id) ?? []), waiting: shown.filter(({ id }) => !heldIds.has(id)).length }
}
