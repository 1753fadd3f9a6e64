import sharp, { type OutputInfo } from 'sharp'
import { inTurn } from '~/api/uploads/pictures'
import type { Category } from '~/domain/catalog/schema'
import { withoutNoncharacters } from '~/domain/noncharacters'
import settings from '~/styles/card-fonts.txt?url'
import hindi from '~/styles/card-hindi-700.ttf?url'
import latin from '~/styles/card-latin-700.ttf?url'
import urdu from '~/styles/card-urdu-700.ttf?url'
import { CARD, type FeedCard } from './feed-card'

/** Narrower than the square in the middle, which every chat shows. */
const INNER = 560
const FONTS = [latin, hindi, urdu]
/** The families of these files. Text is shaped with the first that has its letters. */
const FAMILIES = 'Noto Sans Devanagari, Noto Naskh Arabic'

/** The light and the deep colour of each stage, as in `tokens.css`. */
const COLOURS: Record<Category, { light: string; deep: string }> = {
  early: { light: '#d5e9e3', deep: '#0f4f55' },
  small: { light: '#f8e9c9', deep: '#7a4310' },
  stock: { light: '#f6ddda', deep: '#5c1c30' },
}
/** A line that begins with a figure takes its direction from this mark. */
const RIGHT_TO_LEFT = '\u200f'
const INK = '#0b3b42'

/** Where each part begins and the height that it may fill. */
const BAG = { top: 24, height: 262 }
const NAME = { top: 298, height: 132, sizes: [46, 40, 34, 29, 25, 21] }
const PRICE = { top: 436, height: 84, sizes: [68, 54, 42] }
const LINES = { top: 520, height: 96, sizes: [34, 30, 26, 22] }

let fonts: Promise<unknown> | undefined

/** The file of a built asset. This module may not import it: a chunk of its own would move `files.ts` to another folder. */
type FileOf = (pathname: string) => string

/** Draws a card as JPEG, after the pictures queued before. Its texts are shaped with the fonts of the site, not of the machine. */
export const drawCard = (card: FeedCard, picture: Uint8Array, fileOf: FileOf): Promise<Buffer> =>
  inTurn(async () => {
    fonts ??= loadFonts(fileOf)
    await fonts
    return draw(card, picture)
  })

/** A machine's own fonts would give each machine its own cards. The library reads this variable once, at the first text. */
function loadFonts(fileOf: FileOf) {
  process.env['FONTCONFIG_FILE'] = fileOf(settings)
  return Promise.all(FONTS.map((font) => written('.', 20, INK, fileOf(font))))
}

async function draw({ name, price, lines, category, direction }: FeedCard, picture: Uint8Array): Promise<Buffer> {
  const { light, deep } = COLOURS[category]
  const figures = lines.map((line) => (direction === 'rtl' ? RIGHT_TO_LEFT : '') + line).join('\n')
  const parts = [
    await bagOf(picture),
    await fitting(name, NAME, INK),
    await fitting(price, PRICE, deep),
    await fitting(figures, LINES, INK),
  ]
  const ground = sharp({ create: { ...CARD, channels: 3, background: light } })
  return ground.composite(parts).jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()
}

async function bagOf(picture: Uint8Array) {
  const { data, info } = await sharp(picture, { density: SVG_DENSITY })
    .autoOrient()
    .resize({ width: INNER, height: BAG.height, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return placed(data, info, BAG)
}

const SVG_DENSITY = 144

/** A text in the largest size in which it fits its place. */
async function fitting(text: string, place: { top: number; height: number; sizes: readonly number[] }, colour: string) {
  let drawn = await written(text, place.sizes[0] as number, colour)
  for (const size of place.sizes.slice(1)) {
    if (drawn.info.height <= place.height && drawn.info.width <= INNER) break
    drawn = await written(text, size, colour)
  }
  const { data, info } = await sharp(drawn.data)
    .resize({ width: INNER, height: place.height, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  return placed(data, info, place)
}

/** In the middle of the card across and of its place down. */
const placed = (input: Buffer, { width, height }: OutputInfo, place: { top: number; height: number }) => ({
  input,
  left: Math.round((CARD.width - width) / 2),
  top: place.top + Math.round((place.height - height) / 2),
})

const written = (text: string, size: number, colour: string, fontfile?: string) =>
  sharp({
    text: {
      text: `<span foreground="${colour}">${markedUp(text)}</span>`,
      font: `${FAMILIES} Bold ${size}`,
      ...(fontfile && { fontfile }),
      width: INNER,
      align: 'centre',
      wrap: 'word-char',
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const markedUp = (text: string) => withoutNoncharacters(text).replace(/[&<>]/g, (character) => ESCAPES[character] as string)
