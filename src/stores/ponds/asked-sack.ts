/** A sack to add, as the link of its page names it. */
export interface AskedSack {
  lot: string
  sku: string
  bestBefore: string
}

const NAMES = { lot: 'sack', sku: 'feed', bestBefore: 'until' } as const

/** The query that asks the pond book to add a sack. */
export const sackQuery = (sack: AskedSack): string =>
  `?${new URLSearchParams(Object.entries(NAMES).map(([name, key]) => [key, sack[name as keyof AskedSack]]))}`

/** The sack that the address asks to add; it stays there until it is written or declined. */
export function askedSack(): AskedSack | undefined {
  const given = new URLSearchParams(location.search)
  const of = (key: string) => (given.get(key) ?? '').slice(0, 40)
  return given.has(NAMES.lot) ? { lot: of(NAMES.lot), sku: of(NAMES.sku), bestBefore: of(NAMES.bestBefore) } : undefined
}

/** Removes the sack from the address, so that a reload adds no second one. */
export function forgetAskedSack() {
  const left = new URLSearchParams(location.search)
  for (const key of Object.values(NAMES)) left.delete(key)
  const search = String(left)
  history.replaceState(history.state, '', location.pathname + (search && `?${search}`) + location.hash)
}
