// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FieldErrors, type Outcome, useSubmission } from './submission'

const leaveForSignIn = vi.hoisted(() => vi.fn())
vi.mock('~/stores/signed-in', () => ({ leaveForSignIn }))

interface Form {
  name: string
}

const send = vi.fn<() => Promise<Outcome<Form>>>()
let wrong: FieldErrors<Form> = {}
let submission: ReturnType<typeof useSubmission<Form>>
let root: Root
let place: HTMLElement

function Example() {
  submission = useSubmission<Form>({ check: () => wrong, send })
  return (
    <form ref={submission.element}>
      <input name="name" aria-invalid={submission.errors.name ? true : undefined} />
    </form>
  )
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  wrong = {}
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  await act(async () => root.render(<Example />))
})

afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

const submit = () => act(async () => submission.submit())
const isFocused = () => document.activeElement === place.querySelector('input')

async function submitFor(outcome: Outcome<Form>) {
  send.mockResolvedValueOnce(outcome)
  await submit()
}

test('sends nothing while a field is wrong, and moves the focus there', async () => {
  wrong = { name: 'Please fill in the name.' }
  await submit()
  expect([send.mock.calls.length, submission.errors, isFocused()]).toEqual([0, wrong, true])
})

test('sends once, however often it is submitted meanwhile', async () => {
  const answer = Promise.withResolvers<Outcome<Form>>()
  send.mockReturnValue(answer.promise)
  await act(async () => void submission.submit())
  expect(submission.isSending).toBe(true)
  await submit()
  await act(async () => answer.resolve({ state: 'done' }))
  expect([send.mock.calls.length, submission.isSending]).toEqual([1, false])
})

test('shows what the server refuses, at its field', async () => {
  await submitFor({ state: 'refused', errors: { name: 'This name is taken.' } })
  expect([submission.errors.name, isFocused()]).toEqual(['This name is taken.', true])
})

test('shows a failure until the next try', async () => {
  await submitFor({ state: 'failed', sentence: 'Please try again.' })
  expect(submission.failure).toBe('Please try again.')
  await submitFor({ state: 'done' })
  expect(submission.failure).toBe('')
})

test('keeps the differences of a conflict until the form is saved', async () => {
  const differences = [{ name: 'name', mine: 'Early', theirs: 'Grower' }] as const
  await submitFor({ state: 'conflict', differences })
  await submitFor({ state: 'refused', errors: { name: 'Too long.' } })
  expect(submission.differences).toEqual(differences)
  await submitFor({ state: 'done' })
  expect(submission.differences).toEqual([])
})

test('leaves for the sign-in where the session has ended', async () => {
  await submitFor({ state: 'signed out' })
  expect([submission.isLeaving, leaveForSignIn.mock.calls.length]).toEqual([true, 1])
})
