/** Figures that a calculator gives on to a new pond, in the address behind `#new?`. */
export interface SavedPond {
  fishCount: string
  averageWeight: string
  waterTemp: string
  pondSize: string
}

const MARK = '#new?'

/** The part of an address that opens a new pond with these figures. It stays on the device: servers are not sent it. */
export function savedPondMark(figures: Partial<Record<keyof SavedPond, number | undefined>>): string {
  const given = Object.entries(figures).filter(([, figure]) => figure !== undefined && Number.isFinite(figure))
  return MARK + new URLSearchParams(given.map(([name, figure]) => [name, String(figure)])).toString()
}

/** What a calculator gave on, once: the address forgets it. Undefined where nothing was given. */
export function takeSavedPond(): SavedPond | undefined {
  if (!location.hash.startsWith(MARK)) return undefined
  const given = new URLSearchParams(location.hash.slice(MARK.length))
  history.replaceState(history.state, '', location.pathname + location.search)
  const of = (name: keyof SavedPond) => (given.get(name) ?? '').slice(0, 20)
  return { fishCount: of('fishCount'), averageWeight: of('averageWeight'), waterTemp: of('waterTemp'), pondSize: of('pondSize') }
}
