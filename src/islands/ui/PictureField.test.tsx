// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import PictureField from './PictureField'

test.each([
  [1, [], 'Choose a picture'],
  [1, ['/uploads/a.webp'], 'Choose another picture'],
  [8, ['/uploads/a.webp'], 'Add pictures'],
])('of at most %i, with %j chosen, shows its own words in place of the browser’s', (max, images, words) => {
  document.body.innerHTML = renderToString(
    <PictureField label="Pictures" images={images} max={max} onAdd={() => {}} onRemove={() => {}} />,
  )
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  expect(input?.closest('label')?.textContent).toBe(words)
  expect(input?.className).toBe('visually-hidden')
})
