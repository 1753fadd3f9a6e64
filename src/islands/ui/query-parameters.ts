import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { pathWithQuery } from '~/domain/path-with-query'
import { isSignedIn } from '~/stores/account/signed-in'

type Values = Readonly<Record<string, string>>

/** Changes query parameters: 'replace' while typing, 'push' for changes that Back undoes. */
export type SetQueryParameters<Kept extends Values> = (changes: Partial<Kept>, how?: 'push' | 'replace') => void

const CHANGED = 'querychange'

/**
 * The query parameters of a screen as texts by name, with values of `defaults` for missing ones. Back, Forward and reload
 * restore them. Set `page: '1'` together with a changed search or filter.
 */
export function useQueryParameters<Kept extends Values>(defaults: Kept): [Kept, SetQueryParameters<Kept>] {
  const search = useSyncExternalStore(listen, () => location.search)
  const fixed = useRef(defaults)
  const set = useCallback<SetQueryParameters<Kept>>((changes, how = 'push') => {
    afterStepBack(() => go(searchWith(changes, fixed.current), how))
  }, [])
  return [readQueryParameters(search, fixed.current), set]
}

/**
 * The open dialog, such as a row's id, in the query parameter `name`; '' if none. Back closes it. `close` removes its history
 * entry, so that Forward does not reopen it.
 */
export function useOpenDialog(name: string): [opened: string, open: (value: string | number) => void, close: () => void] {
  const [parameters, set] = useQueryParameters({ [name]: '' })
  const opened = parameters[name] ?? ''
  const open = useCallback(
    (value: string | number) => {
      set({ [name]: String(value) })
      afterStepBack(() => history.replaceState({ ...history.state, opened: name }, ''))
    },
    [name, set],
  )
  const close = useCallback(() => {
    if (new URLSearchParams(location.search).get(name) === null) return
    if (history.state?.opened === name) stepBack()
    else set({ [name]: '' }, 'replace')
  }, [name, set])
  return [opened, open, close]
}

/** While `isChanged`, asks before the page is left by a link, a reload or closing the tab. A sign-in keeps drafts. */
export function useConfirmedUnload(isChanged: boolean) {
  useLayoutEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => isSignedIn() && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])
}

/** While `isChanged`, calls `mayLeave` before Back closes a dialog; if it returns false, the URL stays. */
export function useConfirmedBack(isChanged: boolean, mayLeave: () => boolean) {
  const ask = useRef(mayLeave)
  useLayoutEffect(() => {
    ask.current = mayLeave
  })
  useLayoutEffect(() => {
    if (!isChanged) return
    const { href } = location
    const { state } = history
    const mayGo = () => {
      if (location.href === href || ask.current()) return true
      history.pushState(state, '', href)
      return false
    }
    guards.add(mayGo)
    return () => {
      guards.delete(mayGo)
    }
  }, [isChanged])
}

/** Called before a history step is followed; each step asks once. */
const guards = new Set<() => boolean>()
const answers = new WeakMap<Event, boolean>()

function mayFollow(step: Event): boolean {
  const answer = answers.get(step) ?? [...guards].every((mayGo) => mayGo())
  answers.set(step, answer)
  return answer
}

/** Parses a query such as `?search=ali&page=2`, with values of `defaults` for missing ones. */
export function readQueryParameters<Kept extends Values>(search: string, defaults: Kept): Kept {
  const query = new URLSearchParams(search)
  return Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, query.get(name) ?? value])) as Kept
}

/** Changes a query. Omits values equal to `defaults`, and keeps unknown names. */
export function writeQueryParameters(search: string, changes: Partial<Values>, defaults: Values): string {
  const query = new URLSearchParams(search)
  for (const [name, value = ''] of Object.entries(changes)) {
    if (value === (defaults[name] ?? '')) query.delete(name)
    else query.set(name, value)
  }
  return pathWithQuery('', query)
}

const searchWith = (changes: Partial<Values>, defaults: Values) => writeQueryParameters(location.search, changes, defaults)

function go(search: string, how: 'push' | 'replace') {
  if (search === location.search) return
  const url = location.pathname + search + location.hash
  if (how === 'push') history.pushState({}, '', url)
  else history.replaceState(history.state, '', url)
  window.dispatchEvent(new Event(CHANGED))
}

/** Changes since a step back was requested. The browser takes the step later and would undo them. */
let changesSinceStep: (() => void)[] | undefined

function stepBack() {
  if (changesSinceStep) return
  const changes: (() => void)[] = []
  changesSinceStep = changes
  const stepped = () => {
    changesSinceStep = undefined
    for (const change of changes) change()
  }
  window.addEventListener('popstate', stepped, { once: true })
  history.back()
}

function afterStepBack(change: () => void) {
  if (changesSinceStep) changesSinceStep.push(change)
  else change()
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
