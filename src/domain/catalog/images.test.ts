import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import seed from '../../../data/seed.json'
import { imageSource, lighterSrcSet, smallestImage, uploadName } from './images'
import { OWN_PICTURES } from './own-pictures'
import { versioned } from './versioned'

const RANDOM = 'aB3-_678901234567890zZ'

test('the srcset of an upload lists every stored width', () => {
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
])('an upload of %i pixels is stored in %j and never enlarged', (width, widths) => {
  const { srcSet = '' } = imageSource(`/uploads/${uploadName(RANDOM, width, 100)}`)
  expect(srcSet.split(', ').map((each) => Number.parseInt(each.split(' ')[1] ?? '', 10))).toEqual(widths)
})

test.each(['/pictures/elsewhere.webp', '/pictures/constructor.webp', '/pictures/valley.webp', '/pictures/bag-early.svg'])(
  '%s has a version, but no sizes',
  (address) => expect(imageSource(address)).toEqual({ src: versioned(address) }),
)

test.each(['https://elsewhere.example/a.webp', '/uploads/short-10x10.webp', `/uploads/${RANDOM}-0x10.webp`])(
  '%s is used unchanged',
  (address) => expect(imageSource(address)).toEqual({ src: address }),
)

const own = Object.entries(OWN_PICTURES)

test.each(own.filter(([, { smaller }]) => smaller.length > 0))(
  'the picture %s is in the size that is said, and its smaller copies too',
  async (name, { width, height, smaller }) => {
    const sizeOf = async (file: string) => sharp(`public/pictures/${file}.webp`).metadata()
    expect(await sizeOf(name)).toMatchObject({ width, height })
    for (const each of smaller)
      expect(await sizeOf(`${name}-${each}`)).toMatchObject({ width: each, height: Math.round((height * each) / width) })
    expect(imageSource(`/pictures/${name}.webp`)).toEqual({
      src: versioned(`/pictures/${name}.webp`),
      srcSet: [
        ...smaller.map((each) => `${versioned(`/pictures/${name}-${each}.webp`)} ${each}w`),
        `${versioned(`/pictures/${name}.webp`)} ${width}w`,
      ].join(', '),
      width,
      height,
    })
  },
)

test.each(own.filter(([, { smaller }]) => smaller.length === 0))(
  'the drawing %s is one file in the size that is said, with colours for a dark room',
  async (name, { width, height }) => {
    const address = `/pictures/${name}.svg`
    expect(await sharp(`public${address}`).metadata()).toMatchObject({ format: 'svg', width, height })
    expect(readFileSync(`public${address}`, 'utf8')).toMatch(/@media\(prefers-color-scheme:dark\){svg{--art-\w+:#/)
    expect(imageSource(address)).toEqual({ src: versioned(address), width, height })
    expect(lighterSrcSet(address)).toBeUndefined()
  },
)

test('every picture of the seed shop has its sizes', () => {
  const addresses = [...seed.products.flatMap(({ images }) => images), ...seed.showcaseImages.map(({ imageUrl }) => imageUrl)]
  expect(addresses.filter((address) => !imageSource(address).width)).toEqual([])
})

test('the thumbnail is the smallest width; other addresses stay unchanged', () => {
  const upload = `/uploads/${uploadName('a'.repeat(22), 1280, 960)}`
  expect(smallestImage(upload)).toBe(upload.replace('.webp', '-320.webp'))
  expect(smallestImage('/pictures/bag-early.webp')).toBe(versioned('/pictures/bag-early-240.webp'))
  expect(smallestImage('https://pictures.example/bag.png')).toBe('https://pictures.example/bag.png')
})
