import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'

type Values = Readonly<Record<string, string>>

/** A change of the address: 'replace' while typing, 'push' for what Back is to undo. */
export type SetAddress<Kept extends Values> = (changes: Partial<Kept>, how?: 'push' | 'replace') => void

const CHANGED = 'addresschange'

/**
 * What a screen keeps in its address, by name, with what each is when the address does not say; all are text.
 * Back, Forward and reload return to it. Set `page: '1'` together with a search or filter that changes.
 */
export function useAddress<Kept extends Values>(defaults: Kept): [Kept, SetAddress<Kept>] {
  const search = useSyncExternalStore(listen, () => location.search)
  const fixed = useRef(defaults)
  const set = useCallback<SetAddress<Kept>>((changes, how = 'push') => go(searchWith(changes, fixed.current), how), [])
  return [readAddress(search, fixed.current), set]
}

/**
 * What a screen has open, such as a dialog's row, under `name` in its address; '' while nothing is.
 * Back closes it, and `close` leaves nothing behind that Forward or a second Back would stumble over.
 */
export function useOpened(name: string): [opened: string, open: (value: string | number) => void, close: () => void] {
  const [address, set] = useAddress({ [name]: '' })
  const opened = address[name] ?? ''
  const open = useCallback(
    (value: string | number) => {
      set({ [name]: String(value) })
      history.replaceState({ ...history.state, opened: name }, '')
    },
    [name, set],
  )
  const close = useCallback(() => {
    if (new URLSearchParams(location.search).get(name) === null) return
    if (history.state?.opened === name) history.back()
    else set({ [name]: '' }, 'replace')
  }, [name, set])
  return [opened, open, close]
}

/** Asks before a page with unsaved text is left by a link, reload or closing, while `isChanged`. */
export function useLeavingAsks(isChanged: boolean) {
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])
}

/** Asks by `mayLeave` before Back closes what is open, while `isChanged`; the address stays where the answer is no. */
export function useBackAsks(isChanged: boolean, mayLeave: () => boolean) {
  const ask = useRef(mayLeave)
  useEffect(() => {
    ask.current = mayLeave
  })
  useEffect(() => {
    if (!isChanged) return
    const { href } = location
    const { state } = history
    const mayGo = () => {
      if (location.href === href || ask.current()) return true
      history.pushState(state, '', href)
      return false
    }
    asking.add(mayGo)
    return () => {
      asking.delete(mayGo)
    }
  }, [isChanged])
}

/** Those who are asked before a step through the history is followed; each step asks once. */
const asking = new Set<() => boolean>()
const answered = new WeakMap<Event, boolean>()

function mayFollow(step: Event): boolean {
  const answer = answered.get(step) ?? [...asking].every((mayGo) => mayGo())
  answered.set(step, answer)
  return answer
}

/** The kept values that a query such as `?search=ali&page=2` holds; those it does not hold are as in `defaults`. */
export function readAddress<Kept extends Values>(search: string, defaults: Kept): Kept {
  const query = new URLSearchParams(search)
  return Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, query.get(name) ?? value])) as Kept
}

/** A query after some changes; values that are as in `defaults` stand in no address, and names it does not know stay. */
export function writeAddress(search: string, changes: Partial<Values>, defaults: Values): string {
  const query = new URLSearchParams(search)
  for (const [name, value = ''] of Object.entries(changes)) {
    if (value === (defaults[name] ?? '')) query.delete(name)
    else query.set(name, value)
  }
  return query.size > 0 ? `?${query}` : ''
}

const searchWith = (changes: Partial<Values>, defaults: Values) => writeAddress(location.search, changes, defaults)

function go(search: string, how: 'push' | 'replace') {
  if (search === location.search) return
  const url = location.pathname + search + location.hash
  if (how === 'push') history.pushState({}, '', url)
  else history.replaceState(history.state, '', url)
  window.dispatchEvent(new Event(CHANGED))
}

function listen(changed: () => void) {
  const stepped = (step: Event) => mayFollow(step) && changed()
  window.addEventListener('popstate', stepped)
  window.addEventListener(CHANGED, changed)
  return () => {
    window.removeEventListener('popstate', stepped)
    window.removeEventListener(CHANGED, changed)
  }
}
