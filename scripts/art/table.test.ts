import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import seed from '../../data/seed.json'
import { drawingOf } from './drawings'
import { DRAWINGS, FILMS, type Format, fileOf, filmFile, heightOf, ICONS, iconFile, PICTURES } from './table'

const pictures = PICTURES.flatMap((picture) =>
  (Object.keys(picture.formats) as Format[]).flatMap((format) =>
    picture.widths.map((width, index) => ({
      file: fileOf(picture, width, format),
      width,
      height: heightOf(picture, width),
      most: picture.most[index] ?? 0,
    })),
  ),
)
const icons = ICONS.map((icon) => ({ file: iconFile(icon), width: icon.size, height: icon.size, most: icon.most }))
const films = FILMS.map((film) => ({ file: filmFile(film), most: film.most }))
const made = new Set([...pictures, ...icons, ...films, ...DRAWINGS].map(({ file }) => `/${file}`))

const bytesOf = (file: string) => statSync(`public/${file}`).size

describe('what npm run art makes', () => {
  test.each([...pictures, ...icons])('$file is $width × $height and within its budget', async ({ file, width, height, most }) => {
    expect(await sharp(`public/${file}`).metadata()).toMatchObject({ width, height })
    expect(bytesOf(file)).toBeLessThanOrEqual(most)
  })

  test.each(DRAWINGS)('$file is served as drawn', ({ file }) => {
    expect(readFileSync(`public/${file}`, 'utf8')).toBe(drawingOf(file))
  })

  test.each([...films, ...DRAWINGS])('$file is within its budget', ({ file, most }) => {
    expect(bytesOf(file)).toBeGreaterThan(0)
    expect(bytesOf(file)).toBeLessThanOrEqual(most)
  })

  test('includes all pictures, films and icons in public', () => {
    const served = globSync('public/{pictures,video,icons}/**/*.*').map((path) => path.slice('public'.length))
    expect(served.filter((file) => !made.has(file))).toEqual([])
  })

  test('comes from stored masters, less than 12 MB with their sources', () => {
    expect([...PICTURES, ...FILMS].filter(({ master }) => !existsSync(`art/masters/${master}`))).toEqual([])
    const bytes = globSync('art/**/*.*').reduce((sum, path) => sum + statSync(path).size, 0)
    expect(bytes).toBeLessThanOrEqual(12_000_000)
  })

  test('is light enough for the first view on a phone', () => {
    expect(bytesOf('pictures/hero/poster-portrait.avif')).toBeLessThanOrEqual(25_000)
    for (const { file } of films.filter((film) => film.file.includes('portrait')))
      expect(bytesOf(file)).toBeLessThanOrEqual(250_000)
    for (const { file } of films) expect(bytesOf(file)).toBeLessThanOrEqual(700_000)
  })
})

describe('every picture the site names', () => {
  const sources = globSync('src/**/*.{astro,ts,tsx}', { exclude: (path) => path.includes('.test.') }).map((path) =>
    readFileSync(path, 'utf8'),
  )

  test('exists', () => {
    const named = [...sources, JSON.stringify(seed)].flatMap(
      (text) => text.match(/\/(?:pictures|video|icons)\/[^\s"'`,)]+\.\w+/g) ?? [],
    )
    const missing = named.filter((address) => ![...made].some((file) => pattern(address).test(file)))
    expect(named.length).toBeGreaterThan(15)
    expect(missing).toEqual([])
  })

  test('is a drawing on every page, except sacks and the film’s poster', () => {
    const rendered = sources.flatMap((text) => text.match(/\/pictures\/(?!bag-|hero\/)[\w-]+\.(?:webp|avif)/g) ?? [])
    expect(rendered).toEqual([])
  })

  test('has its trout from the side from one file', () => {
    const outline = /d="(m2\.2 27\.2[^z]+z)/.exec(drawingOf('pictures/trout-outline.svg'))?.[1] ?? expect.fail('no outline')
    const drawn = globSync('{art,public,src}/**/*.{svg,astro,tsx}').filter((file) => readFileSync(file, 'utf8').includes(outline))
    expect(drawn.sort()).toEqual(['art/masters/trout-outline.svg', 'public/pictures/trout-outline.svg'])
    const named = sources.flatMap((text) => text.match(/[\w-]*trout[\w-]*\.svg/g) ?? [])
    expect([...new Set(named)].sort()).toEqual(['trout-outline.svg', 'trout.svg'])
  })

  test('is shown in its aspect ratio', async () => {
    const shown = sources.flatMap((text) => [
      ...text.matchAll(/<(?:img|source)[^>]*?(?:src|srcset)=\{versioned\([`'](\/pictures\/[^'"`\s]+)[^>]*>/gs),
    ])
    const sized = shown.flatMap(([tag, address = '']) => {
      const [width, height] = ['width', 'height'].map((name) => Number(tag.match(new RegExp(`\\b${name}="(\\d+)"`))?.[1]))
      return width && height ? [{ address, ratio: width / height }] : []
    })
    expect(sized.length).toBeGreaterThan(1)
    for (const { address, ratio } of sized) {
      const { file } = [...pictures, ...DRAWINGS].find((each) => pattern(address).test(`/${each.file}`)) ?? expect.fail(address)
      const { width = 0, height = 1 } = await sharp(`public/${file}`).metadata()
      expect(ratio, address).toBeCloseTo(width / height, 1)
    }
  })
})

function pattern(address: string): RegExp {
  const parts = address.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'))
  return new RegExp(`^${parts.join('[\\w-]+')}$`)
}
