// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FieldErrors, type Outcome, useSubmission } from './submission'

const leaveForSignIn = vi.hoisted(() => vi.fn())
vi.mock('~/stores/account/signed-in', () => ({ leaveForSignIn }))

interface Form {
  name: string
  sku: string
}

const send = vi.fn<() => Promise<Outcome<Form>>>()
let wrong: FieldErrors<Form> = {}
let form: Form = { name: '', sku: '' }
let submission: ReturnType<typeof useSubmission<Form>>
let root: Root
let place: HTMLElement

function Example() {
  submission = useSubmission<Form>({ form, check: () => wrong, send })
  return (
    <form ref={submission.element}>
      <input name="name" aria-invalid={submission.errors.name ? true : undefined} />
    </form>
  )
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  wrong = {}
  form = { name: '', sku: '' }
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

test('sends nothing while a field is invalid, and focuses it', async () => {
  wrong = { name: 'Please fill in the name.' }
  await submit()
  expect([send.mock.calls.length, submission.errors, isFocused()]).toEqual([0, wrong, true])
})

test('sends once for repeated submits', async () => {
  const answer = Promise.withResolvers<Outcome<Form>>()
  send.mockReturnValue(answer.promise)
  await act(async () => void submission.submit())
  expect(submission.isSending).toBe(true)
  await submit()
  await act(async () => answer.resolve({ state: 'done' }))
  expect([send.mock.calls.length, submission.isSending]).toEqual([1, false])
})

test('shows the server’s errors at their fields', async () => {
  await submitFor({ state: 'refused', errors: { name: 'This name is taken.' } })
  expect([submission.errors.name, isFocused()]).toEqual(['This name is taken.', true])
})

/** Types into the form; `left` are the errors afterwards. */
async function type(changes: Partial<Form>, left: FieldErrors<Form>) {
  form = { ...form, ...changes }
  wrong = left
  await act(async () => root.render(<Example />))
}

test('clears the error of a corrected field, and keeps other errors and the focus', async () => {
  wrong = { name: 'Please fill in the name.', sku: 'Please fill in the SKU.' }
  await submit()
  place.querySelector('input')?.blur()
  await type({ name: 'Grower' }, { sku: 'Please fill in the SKU.' })
  expect([submission.errors, isFocused()]).toEqual([{ sku: 'Please fill in the SKU.' }, false])
})

test('updates the error of a field that is still invalid', async () => {
  wrong = { sku: 'Please fill in the SKU.' }
  await submit()
  await type({ sku: 'a b' }, { sku: 'Please use no spaces.' })
  expect(submission.errors).toEqual({ sku: 'Please use no spaces.' })
})

test('clears the server’s error when its field changes', async () => {
  await submitFor({ state: 'refused', errors: { sku: 'This SKU is in use.', '': 'Please check it.' } })
  await type({ sku: 'LTF-NEW' }, {})
  expect(submission.errors).toEqual({ '': 'Please check it.' })
})

test('shows a failure until the next attempt', async () => {
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

test('redirects to the sign-in if the session has ended', async () => {
  await submitFor({ state: 'signed out' })
  expect(leaveForSignIn).toHaveBeenCalledOnce()
})
