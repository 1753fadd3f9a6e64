// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { useOpenDialog, useQueryParameters } from './query-parameters'

const SHOWN_AT_FIRST = { answered: '', page: '1' }

let query: ReturnType<typeof useQueryParameters<typeof SHOWN_AT_FIRST>>
let dialog: ReturnType<typeof useOpenDialog>

function Contacts() {
  query = useQueryParameters(SHOWN_AT_FIRST)
  dialog = useOpenDialog('contact')
  return null
}

/** Renders the screen; history steps complete only when `arrive` is called. */
function show() {
  history.replaceState(null, '', '/admin-contacts')
  const root = createRoot(document.createElement('div'))
  flushSync(() => root.render(<Contacts />))
  const back = vi.spyOn(history, 'back').mockReturnValue()
  const arrive = () => {
    history.replaceState(null, '', '/admin-contacts')
    window.dispatchEvent(new PopStateEvent('popstate'))
  }
  return { back, arrive, leave: () => flushSync(() => root.unmount()) }
}

afterEach(() => vi.restoreAllMocks())

test('a filter changed during a dialog’s step back is kept', () => {
  const { back, arrive, leave } = show()
  const [, open, close] = dialog
  const [, set] = query
  flushSync(() => open(7))
  expect([location.search, history.state]).toEqual(['?contact=7', { opened: 'contact' }])
  close()
  set({ answered: 'yes' })
  expect(location.search).toBe('?contact=7')
  flushSync(arrive)
  expect([location.search, dialog[0], query[0].answered]).toEqual(['?answered=yes', '', 'yes'])
  expect(back).toHaveBeenCalledTimes(1)
  leave()
})

test('a dialog opened during another’s step back stays open', () => {
  const { arrive, leave } = show()
  const [, open, close] = dialog
  flushSync(() => open(7))
  close()
  open(8)
  flushSync(arrive)
  expect([location.search, dialog[0], history.state]).toEqual(['?contact=8', '8', { opened: 'contact' }])
  leave()
})

test('a dialog closed twice steps back once', () => {
  const { back, arrive, leave } = show()
  const [, open, close] = dialog
  flushSync(() => open(7))
  close()
  close()
  flushSync(arrive)
  expect(back).toHaveBeenCalledTimes(1)
  leave()
})
