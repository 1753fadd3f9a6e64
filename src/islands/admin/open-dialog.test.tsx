// @vitest-environment happy-dom
import { act } from 'preact/test-utils'
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

/** Shows the screen; its browser goes back only once `arrive` is called. */
async function show() {
  history.replaceState(null, '', '/admin-contacts')
  const root = createRoot(document.createElement('div'))
  await act(() => root.render(<Contacts />))
  const back = vi.spyOn(history, 'back').mockReturnValue()
  const arrive = () => {
    history.replaceState(null, '', '/admin-contacts')
    window.dispatchEvent(new PopStateEvent('popstate'))
  }
  return { back, arrive, leave: () => act(() => root.unmount()) }
}

afterEach(() => vi.restoreAllMocks())

test('a filter that changes while a closed dialog still steps back is kept', async () => {
  const { back, arrive, leave } = await show()
  const [, open, close] = dialog
  const [, set] = query
  await act(() => open(7))
  expect([location.search, history.state]).toEqual(['?contact=7', { opened: 'contact' }])
  close()
  set({ answered: 'yes' })
  expect(location.search).toBe('?contact=7')
  await act(arrive)
  expect([location.search, dialog[0], query[0].answered]).toEqual(['?answered=yes', '', 'yes'])
  expect(back).toHaveBeenCalledTimes(1)
  await leave()
})

test('a dialog that opens while another still steps back stays open', async () => {
  const { arrive, leave } = await show()
  const [, open, close] = dialog
  await act(() => open(7))
  close()
  open(8)
  await act(arrive)
  expect([location.search, dialog[0], history.state]).toEqual(['?contact=8', '8', { opened: 'contact' }])
  await leave()
})

test('a dialog closed twice steps back once', async () => {
  const { back, arrive, leave } = await show()
  const [, open, close] = dialog
  await act(() => open(7))
  close()
  close()
  await act(arrive)
  expect(back).toHaveBeenCalledTimes(1)
  await leave()
})
