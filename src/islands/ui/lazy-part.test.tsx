// @vitest-environment happy-dom
import './admin-messages'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part'

const Greeting = ({ name }: { name: string }) => <output>Good morning, {name}</output>
const place = document.createElement('div')
const root = createRoot(place, { onCaughtError: () => {} })

test('a part that failed to load can be retried, and other input stays', async () => {
  const load = vi.fn(() => Promise.reject<{ default: typeof Greeting }>(new Error('no signal')))
  const Part = lazyPart(load)
  const retry = () => place.querySelector<HTMLElement>('[role="alert"] button')?.click()
  root.render([<input key="field" />, <Part key="part" name="Bashir" />])
  await expect.poll(() => place.textContent).toContain('cannot be loaded just now')
  const field = place.querySelector('input') as HTMLInputElement
  field.value = 'typed'
  retry()
  await expect.poll(() => load.mock.calls.length).toBe(2)
  await expect.poll(() => place.textContent).toContain('Try again')
  load.mockResolvedValue({ default: Greeting })
  retry()
  await expect.poll(() => place.textContent).toBe('Good morning, Bashir')
  expect(place.querySelector('input')?.value).toBe('typed')
})

test('a loaded part is shown without React’s delay after a fallback', async () => {
  const hold = vi.fn()
  setTimeout(hold, 300)
  const Part = lazyPart(() => Promise.resolve({ default: Greeting }), 'Please wait')
  root.render(<Part name="Rehana" />)
  await expect.poll(() => place.textContent, { interval: 1 }).toBe('Good morning, Rehana')
  expect(hold).not.toHaveBeenCalled()
})
