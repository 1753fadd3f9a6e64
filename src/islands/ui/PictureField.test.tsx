// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import PictureField from './PictureField'

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
      fileOf={() => undefined}
      onAdd={() => {}}
      onReplace={() => {}}
      onRemove={() => {}}
    />,
  )
  const input = [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')].at(-1)
  expect(input?.closest('label')?.textContent).toBe(words)
  expect(input?.className).toBe('visually-hidden')
  expect(document.querySelector('[role="status"]')?.textContent).toBe(
    images.length === 0 ? 'No picture yet.' : '1 picture: a.webp',
  )
})
