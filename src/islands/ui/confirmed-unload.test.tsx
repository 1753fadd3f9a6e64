// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { forgetSignedIn, keepSignedIn } from '~/stores/account/signed-in'
import { useConfirmedUnload } from './query-parameters'

function Form({ isChanged }: { isChanged: boolean }) {
  useConfirmedUnload(isChanged)
  return null
}

const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

test('asks before typed text is lost, but not before a sign-in, which keeps it', async () => {
  const root = createRoot(document.createElement('div'))
  const show = (isChanged: boolean) => act(() => root.render(<Form isChanged={isChanged} />))
  keepSignedIn('operator')
  await show(true)
  expect(isAsked()).toBe(true)
  forgetSignedIn()
  expect(isAsked()).toBe(false)
  keepSignedIn('operator')
  await show(false)
  expect(isAsked()).toBe(false)
})
