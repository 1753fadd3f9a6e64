// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { isSignedIn, keepSignedIn, leaveForSignIn } from './signed-in'

test('goes to the login once, however many calls are refused at once', () => {
  history.replaceState(null, '', '/admin-orders?search=Dar')
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  keepSignedIn('operator')
  leaveForSignIn()
  leaveForSignIn()
  expect(assign.mock.calls).toEqual([['/secure-portal-jk2024?next=%2Fadmin-orders%3Fsearch%3DDar']])
  expect(isSignedIn()).toBe(false)
  window.dispatchEvent(new Event('pageshow'))
  leaveForSignIn()
  expect(assign).toHaveBeenCalledTimes(2)
})
