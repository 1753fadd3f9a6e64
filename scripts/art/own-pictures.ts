import { meanColor } from './pictures'
import { heightOf, PICTURES } from './table'

/** The source of `src/formats/own-pictures.ts`: what pages know of the pictures that products and the gallery may name. */
export async function ownPicturesSource(): Promise<string> {
  const lines = await Promise.all(
    PICTURES.filter(({ isInShop }) => isInShop).map(async (picture) => {
      const [width = 0, ...smaller] = picture.widths
      const color = await meanColor(picture)
      return `  '${picture.name}': { width: ${width}, height: ${heightOf(picture, width)}, smaller: [${smaller.toReversed().join(', ')}], color: '${color}' },\n`
    }),
  )
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
