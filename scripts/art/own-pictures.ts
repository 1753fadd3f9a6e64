import sharp from 'sharp'
import { illustrationPicture } from './illustrations'
import { meanColor, meanColorOf } from './pictures'
import { heightOf, ILLUSTRATIONS, type Illustration, PICTURES, type Picture } from './table'

/** The source of `src/domain/catalog/own-pictures.ts`: what pages know of the pictures that products and the gallery may name. */
export async function ownPicturesSource(): Promise<string> {
  const lines = await Promise.all([
    ...PICTURES.filter(({ isInShop }) => isInShop).map(pictureLine),
    ...ILLUSTRATIONS.filter(({ isInShop }) => isInShop).map(illustrationLine),
  ])
  return `// Written by npm run art, from scripts/art/table.ts.

interface OwnPicture {
  width: number
  height: number
  smaller: readonly number[]
  color: string
}

/** The pictures of the first products and of the first gallery, by the names of their files in public/pictures. */
export const OWN_PICTURES: Readonly<Record<string, OwnPicture>> = {
${lines.toSorted().join('')}}
`
}

async function pictureLine(picture: Picture): Promise<string> {
  const [width = 0, ...smaller] = picture.widths
  return line(picture.name, width, heightOf(picture, width), smaller.toReversed(), await meanColor(picture))
}

async function illustrationLine(illustration: Illustration): Promise<string> {
  const color = await meanColorOf(sharp(Buffer.from(illustrationPicture(illustration))))
  return line(illustration.name, illustration.width, illustration.height, [], color)
}

const line = (name: string, width: number, height: number, smaller: readonly number[], color: string) =>
  `  ${name.includes('-') ? `'${name}'` : name}: { width: ${width}, height: ${height}, smaller: [${smaller.join(', ')}], color: '${color}' },\n`
