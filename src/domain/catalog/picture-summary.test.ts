import { expect, test } from 'vitest'
import { pictureSummary } from './picture-summary'

const files: Record<string, { name: string; size: number }> = {
  'blob:1': { name: 'sack-front.webp', size: 119_600 },
  'blob:2': { name: 'hatchery.jpg', size: 2_340_000 },
  'blob:3': { name: 'tiny.png', size: 90 },
}

test.each([
  [[], 'No picture yet.'],
  [['blob:1'], '1 picture: sack-front.webp, 119 kB'],
  [['blob:2', 'blob:3'], '2 pictures: hatchery.jpg, 2.3 MB; tiny.png, 90 bytes'],
  [['/pictures/bag-early.webp'], '1 picture: bag-early.webp'],
  [['/uploads/AAAAAAAAAAAAAAAAAAAAAA-1280x960.webp'], '1 picture: saved, 1280 × 960'],
])('summarizes %j as %s', (images, words) => {
  expect(pictureSummary(images, (image) => files[image])).toBe(words)
})
