// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { leaveForSignIn, leaveOnPurpose } from './signed-in'

test('whoever logs out is not led away by a call that was under way, and later is', () => {
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
