// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import PictureField from './PictureField'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

test.each([
  [1, [], 'Choose a picture'],
  [1, ['/uploads/a.webp'], 'Choose another picture'],
  [8, ['/uploads/a.webp'], 'Add pictures'],
])('for at most %i pictures with %j chosen, replaces the browser’s text', (max, images, words) => {
  document.body.innerHTML = renderToString(
    <PictureField
      label="Pictures"
      images={images}
      max={max}
      pictures={{ add: () => [], fileOf: () => undefined }}
      onChange={() => {}}
    />,
  )
  const input = [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')].at(-1)
  expect(input?.closest('label')?.textContent).toBe(words)
  expect(input?.className).toBe('visually-hidden')
  expect(document.querySelector('[role="status"]')?.textContent).toBe(
    images.length === 0 ? 'No picture yet.' : '1 picture: a.webp',
  )
})

/** The pictures of a field with `a` and `b` after a file of this device was chosen in its last, or its first input. */
function chosen(max: number, place: 0 | -1, type = 'image/png') {
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  const onChange = vi.fn()
  const pictures = { add: (files: readonly File[]) => files.map(({ name }) => `blob:${name}`), fileOf: () => undefined }
  const images = max === 1 ? ['a'] : ['a', 'b']
  act(() => root.render(<PictureField label="Pictures" images={images} max={max} pictures={pictures} onChange={onChange} />))
  onTestFinished(() => act(() => root.unmount()))
  const input = [...document.querySelectorAll<HTMLInputElement>('main:last-child input[type="file"]')].at(place)
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'new', { type })] })
  act(() => input?.dispatchEvent(new Event('change', { bubbles: true })))
  return { onChange, remove: () => document.querySelector<HTMLButtonElement>('main:last-child button') }
}

test('a new picture is added, takes the place of another, or of the only one; a wrong file changes nothing', () => {
  expect(chosen(8, -1).onChange.mock.lastCall).toEqual([['a', 'b', 'blob:new']])
  expect(chosen(8, 0).onChange.mock.lastCall).toEqual([['blob:new', 'b']])
  expect(chosen(1, -1).onChange.mock.lastCall).toEqual([['blob:new']])
  expect(chosen(8, -1, 'text/html').onChange).not.toHaveBeenCalled()
})

test('a removed picture is gone', () => {
  const { onChange, remove } = chosen(8, -1)
  act(() => remove()?.click())
  expect(onChange.mock.lastCall).toEqual([['b']])
})
