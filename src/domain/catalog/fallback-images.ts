import type { Category } from './schema'

/** Drawings shown where a picture is missing or cannot be loaded; made by `npm run art`. */
export const FALLBACK_IMAGES = {
  early: '/pictures/stand-in-early.svg',
  small: '/pictures/stand-in-small.svg',
  stock: '/pictures/stand-in-stock.svg',
  view: '/pictures/valley.svg',
} as const satisfies Record<Category | 'view', string>

/** The first picture of a product, or the fallback image of its stage. */
export const pictureOf = ({ images, category }: { images: readonly string[]; category: Category }): string =>
  images[0] ?? FALLBACK_IMAGES[category]
