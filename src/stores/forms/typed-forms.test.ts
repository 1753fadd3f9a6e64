// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { limitedStorage } from '../../../tests/fixtures/browser/limited-storage'
import { draftOf, hasDraft } from './drafts'
import { attempt, forgetTyped, keepRefusedAttempt, keepTyped, markSent, olderDraftTime } from './typed-forms'

const FIRST = { name: '', quantity: '1' }
const TYPED = { name: 'Ghulam', quantity: '3' }
const ofDay = () => draftOf<Partial<typeof TYPED>>('order', {}, 'day')

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('stores input for the tab and for a day, until the form is unchanged again', () => {
  keepTyped('order', TYPED, FIRST, false)
  expect([draftOf('order', {}), ofDay()]).toEqual([TYPED, TYPED])
  keepTyped('order', { name: '', quantity: '1' }, FIRST, false)
  expect([hasDraft('order'), ofDay()]).toEqual([false, {}])
})

test('leaves the draft of another tab alone while it is offered', () => {
  keepTyped('order', TYPED, FIRST, false)
  sessionStorage.clear()
  expect(olderDraftTime('order')).toBeGreaterThan(0)
  keepTyped('order', { name: 'Haleema', quantity: '1' }, FIRST, true)
  expect(ofDay()).toEqual(TYPED)
  expect(olderDraftTime('order')).toBeUndefined()
})

test('gives the same content the same key until the form is accepted', () => {
  const first = attempt('order', TYPED).key
  expect(attempt('order', TYPED).key).toBe(first)
  const other = attempt('order', { ...TYPED, quantity: '4' }).key
  expect(other).not.toBe(first)
  forgetTyped('order')
  expect(attempt('order', { ...TYPED, quantity: '4' }).key).not.toBe(other)
})

test('a form returned by the server keeps the key of its attempt, unless it has another', () => {
  const { key } = attempt('order', TYPED)
  markSent('order', true)
  keepRefusedAttempt('order', key)
  expect(attempt('order', TYPED)).toMatchObject({ key, mayBeSent: true })
  keepRefusedAttempt('order', 'another')
  expect(attempt('order', TYPED).key).not.toBe(key)
})

test('a full device also sends the same content with the same key', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal(
    'localStorage',
    limitedStorage(localStorage, () => true),
  )
  const first = attempt('full', TYPED)
  expect(attempt('full', TYPED).key).toBe(first.key)
  vi.unstubAllGlobals()
})
