import { heightOf, ILLUSTRATIONS, PICTURES, type Picture } from './table'

/** The source of `src/domain/catalog/own-pictures.ts`: the sizes of pictures that products and the gallery can use. */
export function ownPicturesSource(): string {
  const lines = [
    ...PICTURES.filter(({ isInShop }) => isInShop).map(pictureLine),
    ...ILLUSTRATIONS.filter(({ isInShop }) => isInShop).map(({ name, width, height }) => line(name, width, height)),
  ]
  return `// Written by npm run art, from scripts/art/table.ts.

interface OwnPicture {
  width: number
  height: number
  smaller: readonly number[]
}

/** Pictures of the seed products and gallery, by their file names in public/pictures. */
export const OWN_PICTURES: Readonly<Record<string, OwnPicture>> = {
${lines.toSorted().join('')}}
`
}

function pictureLine(picture: Picture): string {
  const [width = 0, ...smaller] = picture.widths
  return line(picture.name, width, heightOf(picture, width), smaller.toReversed())
}

const line = (name: string, width: number, height: number, smaller: readonly number[] = []) =>
  `  ${name.includes('-') ? `'${name}'` : name}: { width: ${width}, height: ${height}, smaller: [${smaller.join(', ')}] },\n`
