import type { Category } from './schema'

/** Small drawings for what has no picture, or one that cannot be fetched; `npm run art` draws them. */
export const FALLBACK_IMAGES = {
  early: '/pictures/stand-in-early.svg',
  small: '/pictures/stand-in-small.svg',
  stock: '/pictures/stand-in-stock.svg',
  view: '/pictures/valley.svg',
} as const satisfies Record<Category | 'view', string>

/** The first picture of a product, or a sack of its stage if it has none. */
export const pictureOf = ({ images, category }: { images: readonly string[]; category: Category }): string =>
  images[0] ?? FALLBACK_IMAGES[category]
