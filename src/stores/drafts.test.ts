// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { draftOf, forgetDraft, forgetDrafts, hasDraft, keepDraft } from './drafts'

const EMPTY = { name: '', price: '' }

beforeEach(() => sessionStorage.clear())

test('keeps what was typed under its name, and only there', () => {
  keepDraft('products/1', { name: 'Early', price: '25' })
  expect(draftOf('products/1', EMPTY)).toEqual({ name: 'Early', price: '25' })
  expect(draftOf('products/2', EMPTY)).toEqual(EMPTY)
  expect([hasDraft('products/1'), hasDraft('products/2')]).toEqual([true, false])
})

test('fills in the fields that a draft lacks', () => {
  keepDraft('products/1', { name: 'Early' })
  expect(draftOf('products/1', EMPTY)).toEqual({ name: 'Early', price: '' })
})

test.each(['{', 'null', '7', '[]', '"text"'])('takes a kept %s for no draft', (kept) => {
  sessionStorage.setItem('draft_products/1', kept)
  expect(draftOf('products/1', EMPTY)).toEqual(EMPTY)
})

test('forgets one draft, or all and nothing else', () => {
  for (const name of ['a', 'b', 'c']) keepDraft(name, EMPTY)
  sessionStorage.setItem('toast_after_navigation', 'kept')
  forgetDraft('a')
  expect([hasDraft('a'), hasDraft('b')]).toEqual([false, true])
  forgetDrafts()
  expect([hasDraft('b'), hasDraft('c')]).toEqual([false, false])
  expect(sessionStorage.getItem('toast_after_navigation')).toBe('kept')
})

test('goes on where the browser keeps nothing', () => {
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
