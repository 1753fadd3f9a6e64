// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { $toast, keepToast, showKeptToast } from './toasts'

test('a stored toast is shown once, by the next page and not by the current one', () => {
  keepToast('Logged Out', 'Good bye.')
  showKeptToast()
  expect($toast.get()).toBeNull()
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(performance.timeOrigin + 1)
  showKeptToast()
  expect($toast.get()).toMatchObject({ title: 'Logged Out', description: 'Good bye.' })
  $toast.set(null)
  showKeptToast()
  expect($toast.get()).toBeNull()
})
