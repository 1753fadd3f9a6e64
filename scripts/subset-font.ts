import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const MASTER = import.meta.resolve('@fontsource/eb-garamond/files/eb-garamond-latin-600-normal.woff2')
const FILE = 'src/styles/eb-garamond-600.woff2'

/** The characters of headings. Others use the fallback font. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const FIGURES_AND_MARKS = '0123456789 .,:;?!()&/%#’“”–—-·…'

/** Subsets the heading font and reports its size. */
const font = await subsetFont(await readFile(fileURLToPath(MASTER)), LETTERS + FIGURES_AND_MARKS, {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'liga'],
  noHinting: true,
})
await writeFile(FILE, font)
console.log(`${FILE}: ${(font.length / 1000).toFixed(1)} kB`)
