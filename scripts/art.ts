import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { drawingOf } from './art/drawings'
import { encodeFilm } from './art/films'
import { ownPicturesSource } from './art/own-pictures'
import { encodeIcon, encodePicture } from './art/pictures'
import { DRAWINGS, FILMS, type Format, fileOf, filmFile, ICONS, iconFile, PICTURES } from './art/table'

/** Makes everything, or only files whose name contains one of these words, as in npm run art -- bag poster. */
const words = process.argv.slice(2)
const isWanted = (file: string) => words.length === 0 || words.some((word) => file.includes(word))
const heavy: string[] = []

async function make(file: string, most: number, write: (path: string) => Promise<void> | void) {
  if (!isWanted(file)) return
  const path = `public/${file}`
  mkdirSync(dirname(path), { recursive: true })
  await write(path)
  const bytes = statSync(path).size
  if (bytes > most) heavy.push(file)
  console.log(`${file.padEnd(40)} ${`${bytes}`.padStart(8)} of ${`${most}`.padStart(8)}${bytes > most ? '  TOO HEAVY' : ''}`)
}

for (const icon of ICONS) await make(iconFile(icon), icon.most, async (path) => writeFileSync(path, await encodeIcon(icon)))
for (const picture of PICTURES) {
  for (const [format, quality] of Object.entries(picture.formats) as [Format, number][]) {
    for (const [index, width] of picture.widths.entries()) {
      const file = fileOf(picture, width, format)
      const most = picture.most[index] ?? 0
      await make(file, most, async (path) => writeFileSync(path, await encodePicture(picture, width, format, quality)))
    }
  }
}
for (const { file, most } of DRAWINGS) await make(file, most, (path) => writeFileSync(path, drawingOf(file)))
for (const film of FILMS) await make(filmFile(film), film.most, (path) => encodeFilm(film, path))
writeFileSync('src/domain/catalog/own-pictures.ts', ownPicturesSource())

if (heavy.length > 0) {
  console.error(`\nToo heavy: ${heavy.join(', ')}. Lower the quality or raise the budget in scripts/art/table.ts.`)
  process.exitCode = 1
}
