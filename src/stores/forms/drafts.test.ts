// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftOf, draftTime, forgetDraft, forgetDrafts, hasDraft, keepDraft } from './drafts'
import { forgetOldDrafts } from './old-drafts'

const EMPTY = { name: '', price: '' }

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

test('stores a draft under its name only', () => {
  keepDraft('products/1', { name: 'Early', price: '25' })
  expect(draftOf('products/1', EMPTY)).toEqual({ name: 'Early', price: '25' })
  expect(draftOf('products/2', EMPTY)).toEqual(EMPTY)
  expect([hasDraft('products/1'), hasDraft('products/2')]).toEqual([true, false])
})

test('fills in fields missing in a draft', () => {
  keepDraft('products/1', { name: 'Early' })
  expect(draftOf('products/1', EMPTY)).toEqual({ name: 'Early', price: '' })
})

test.each(['{', 'null', '7', '[]', '"text"'])('ignores a stored %s', (kept) => {
  sessionStorage.setItem('draft_products/1', kept)
  expect(draftOf('products/1', EMPTY)).toEqual(EMPTY)
})

test('forgets one draft, or all drafts and nothing else', () => {
  for (const name of ['a', 'b', 'c']) keepDraft(name, EMPTY)
  sessionStorage.setItem('toast_after_navigation', 'kept')
  forgetDraft('a')
  expect([hasDraft('a'), hasDraft('b')]).toEqual([false, true])
  forgetDrafts()
  expect([hasDraft('b'), hasDraft('c')]).toEqual([false, false])
  expect(sessionStorage.getItem('toast_after_navigation')).toBe('kept')
})

test('works without storage', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('sessionStorage', {
    setItem() {
      throw new Error('full')
    },
  })
  expect(() => keepDraft('products/1', EMPTY)).not.toThrow()
  expect(warn).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
  warn.mockRestore()
})

const BEGAN = Date.parse('2026-11-21T08:50:00Z')
const HOUR = 60 * 60 * 1000

function beginAnOrder() {
  vi.useFakeTimers({ now: BEGAN, toFake: ['Date'] })
  keepDraft('order', { name: 'Ghulam Nabi' }, 'day')
}

test.each([
  [0, true],
  [23, true],
  [24, false],
  [-1, true],
  [-400 * 24, false],
])('has a draft of a day after %i hours: %s', (hours, isKept) => {
  beginAnOrder()
  vi.setSystemTime(BEGAN + hours * HOUR)
  expect(draftOf('order', EMPTY, 'day').name).toBe(isKept ? 'Ghulam Nabi' : '')
  expect(draftTime('order')).toBe(isKept ? BEGAN : undefined)
  forgetOldDrafts()
  expect(localStorage.length).toBe(isKept ? 1 : 0)
})

test('keeps the start time of a one-day draft', () => {
  beginAnOrder()
  vi.setSystemTime(BEGAN + HOUR)
  keepDraft('order', { name: 'Ghulam Nabi Dar' }, 'day')
  expect([draftTime('order'), draftOf('order', EMPTY, 'day').name]).toEqual([BEGAN, 'Ghulam Nabi Dar'])
  forgetDraft('order', 'day')
  expect(draftTime('order')).toBeUndefined()
})

test('separates one-day drafts from drafts of a tab', () => {
  beginAnOrder()
  expect([hasDraft('order'), draftOf('order', EMPTY)]).toEqual([false, EMPTY])
})

test.each(['{', 'null', '{"name":"Ghulam Nabi","phone":"1"}', '{"at":"now","draft":{}}'])('removes a stored %s', (kept) => {
  localStorage.setItem('draft_order', kept)
  localStorage.setItem('outbox', 'kept')
  expect(draftOf('order', EMPTY, 'day')).toEqual(EMPTY)
  forgetOldDrafts()
  expect(Object.keys(localStorage)).toEqual(['outbox'])
})
