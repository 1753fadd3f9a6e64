import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const MASTER = import.meta.resolve('@fontsource/eb-garamond/files/eb-garamond-latin-600-normal.woff2')
const FILE = 'src/styles/eb-garamond-600.woff2'

/** What headings are made of: letters, figures and the marks between them. */
const BASIC = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')
const SIGNS = '’‘“”–—…·×°é©'

/** Makes the display font of the headings out of the whole one, and says how heavy it is. */
const font = await subsetFont(await readFile(fileURLToPath(MASTER)), BASIC + SIGNS, {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'liga'],
  noHinting: true,
})
await writeFile(FILE, font)
console.log(`${FILE}: ${(font.length / 1000).toFixed(1)} kB`)
