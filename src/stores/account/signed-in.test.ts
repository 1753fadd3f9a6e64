// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { forgetSignedIn, isSignedIn, keepSignedIn, keptRole, leaveForSignIn, leaveOnPurpose, signedInName } from './signed-in'

test('a pending call does not redirect during logout, but a later one does', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  leaveOnPurpose()
  leaveForSignIn()
  expect(assign).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  leaveForSignIn()
  expect(assign).toHaveBeenCalledOnce()
})

test.each([
  ['denied', 'get'],
  ['full', 'setItem'],
] as const)('where storage is %s, the sign-in is known on the next page all the same, until it ends', async (_what, fails) => {
  const broken = () => {
    throw new DOMException('no', 'SecurityError')
  }
  const spy = fails === 'get' ? vi.spyOn(globalThis, 'localStorage', 'get') : vi.spyOn(Storage.prototype, fails)
  spy.mockImplementation(broken)
  onTestFinished(() => spy.mockRestore())
  expect(isSignedIn()).toBe(false)
  keepSignedIn('Gul; & سلام', 'packer')
  vi.resetModules()
  const next = await import('./signed-in')
  expect([next.isSignedIn(), next.signedInName(), next.keptRole()]).toEqual([true, 'Gul; & سلام', 'packer'])
  next.forgetSignedIn()
  forgetSignedIn()
  expect([next.isSignedIn(), isSignedIn(), signedInName(), keptRole(), document.cookie]).toEqual([false, false, '', null, ''])
})
