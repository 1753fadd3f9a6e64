/** Values that a calculator passes to a new pond, in the URL after `#new?`. */
export interface SavedPond {
  fishCount: string
  averageWeight: string
  waterTemp: string
  pondSize: string
}

const MARK = '#new?'

/** The URL fragment that opens a new pond with these values. Fragments are not sent to servers. */
export function savedPondMark(figures: Partial<Record<keyof SavedPond, number | undefined>>): string {
  const given = Object.entries(figures).filter(([, figure]) => figure !== undefined && Number.isFinite(figure))
  return MARK + new URLSearchParams(given.map(([name, figure]) => [name, String(figure)])).toString()
}

/** Reads the passed values once and removes them from the URL; undefined if there are none. */
export function takeSavedPond(): SavedPond | undefined {
  if (!location.hash.startsWith(MARK)) return undefined
  const given = new URLSearchParams(location.hash.slice(MARK.length))
  history.replaceState(history.state, '', location.pathname + location.search)
  const of = (name: keyof SavedPond) => (given.get(name) ?? '').slice(0, 20)
  return { fishCount: of('fishCount'), averageWeight: of('averageWeight'), waterTemp: of('waterTemp'), pondSize: of('pondSize') }
}
