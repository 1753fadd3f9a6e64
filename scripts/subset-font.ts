import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const masterOf = (name: string) => import.meta.resolve(`@fontsource/${name}-normal.woff2`)

/** The characters of headings. Others use the fallback font. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const FIGURES_AND_MARKS = '0123456789 .,:;?!()&/%#’“”–—-·…'

/** The characters between two code points, including both. */
const lettersFrom = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

const ANY_SCRIPT = `${lettersFrom(0x20, 0x7e)}${lettersFrom(0xa0, 0xff)}${lettersFrom(0x2010, 0x2026)}₹`

/** The font of headings for browsers; the fonts of a feed's card for the server, which draws with no other format. */
const FONTS = [
  {
    file: 'src/styles/eb-garamond-600.woff2',
    master: 'eb-garamond/files/eb-garamond-latin-600',
    text: LETTERS + FIGURES_AND_MARKS,
    options: { targetFormat: 'woff2', keepFeatures: ['kern', 'liga'], noHinting: true },
  },
  {
    file: 'src/styles/card-latin-700.ttf',
    master: 'noto-sans-devanagari/files/noto-sans-devanagari-latin-700',
    text: ANY_SCRIPT,
    options: { targetFormat: 'truetype', noHinting: true },
  },
  {
    file: 'src/styles/card-hindi-700.ttf',
    master: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700',
    text: `${ANY_SCRIPT}${lettersFrom(0x900, 0x97f)}${lettersFrom(0x200c, 0x200d)}`,
    options: { targetFormat: 'truetype', noHinting: true },
  },
  {
    file: 'src/styles/card-urdu-700.ttf',
    master: 'noto-naskh-arabic/files/noto-naskh-arabic-arabic-700',
    text: `${ANY_SCRIPT}${lettersFrom(0x600, 0x6ff)}${lettersFrom(0x200c, 0x200f)}`,
    options: { targetFormat: 'truetype', noHinting: true },
  },
] as const

/** Subsets each font and reports its size. */
for (const { file, master, text, options } of FONTS) {
  const font = await subsetFont(await readFile(fileURLToPath(masterOf(master))), text, { ...options })
  await writeFile(file, font)
  console.log(`${file}: ${(font.length / 1000).toFixed(1)} kB`)
}
