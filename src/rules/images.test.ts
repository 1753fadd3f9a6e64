import { expect, test } from 'vitest'
import { imageSource, uploadName } from './images'

const RANDOM = 'aB3-_678901234567890zZ'

test('an upload is offered in every width it was kept in', () => {
  const url = `/uploads/${uploadName(RANDOM, 1280, 960)}`
  expect(imageSource(url)).toEqual({
    src: url,
    srcSet: `/uploads/${RANDOM}-1280x960-320.webp 320w, /uploads/${RANDOM}-1280x960-640.webp 640w, ${url} 1280w`,
    width: 1280,
    height: 960,
  })
})

test.each([
  [200, [200]],
  [320, [320]],
  [321, [320, 321]],
  [640, [320, 640]],
])('an upload of %i pixels is offered in %j and never enlarged', (width, widths) => {
  const { srcSet = '' } = imageSource(`/uploads/${uploadName(RANDOM, width, 100)}`)
  expect(srcSet.split(', ').map((each) => Number.parseInt(each.split(' ')[1] ?? '', 10))).toEqual(widths)
})

test.each([
  '/pictures/bag-early.webp',
  'https://elsewhere.example/a.webp',
  '/uploads/short-10x10.webp',
  `/uploads/${RANDOM}-0x10.webp`,
])('%s is shown as it is', (address) => expect(imageSource(address)).toEqual({ src: address }))
