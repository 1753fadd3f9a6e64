import { FALLBACK_IMAGES } from '../../src/domain/catalog/fallback-images'
import type { Category } from '../../src/domain/catalog/schema'

/** Colours of each stage's sack, bands and label, and the width of its pellet. */
const SACKS: Record<Category, readonly [sack: string, band: string, label: string, pellet: number]> = {
  early: ['#2f8c8a', '#0f4f55', '#d5e9e3', 4],
  small: ['#d8902a', '#7a4310', '#f8e9c9', 7],
  stock: ['#b5445a', '#5c1c30', '#f6ddda', 11],
}
const BROWN = '#7a4b2a'

/** A sack of a stage without a name, for a product without a picture. */
function sackPicture(category: Category): string {
  const [sack, band, label, pellet] = SACKS[category]
  const pellets = [52, 80, 108].map((x, index) => `<circle cx="${x}" cy="${166 + (index % 2) * 3}" r="${pellet}"/>`).join('')
  return drawn(
    160,
    240,
    'A sack of feed',
    `<path fill="${sack}" d="M26 36q54 8 108 0 10 60 10 116-1 40-6 62-2 10-12 10H34q-10 0-12-10-5-22-6-62 0-56 10-116z"/>` +
      `<path fill="${band}" d="M22 12q58 6 116 0l1 30q-59 8-118 0zM19 200q61 12 122 0l-3 14c-2 8-6 10-12 10H34c-6 0-10-2-12-10z"/>` +
      `<path fill="none" stroke="${label}" stroke-width="2" stroke-dasharray="6 4" d="M23 28q57 7 114 0"/>` +
      `<path fill="${label}" d="M32 74q48 8 96 0 5 56 5 112-53 9-106 0 0-56 5-112z"/>` +
      `<path fill="${sack}" fill-opacity=".45" d="m29 132 18-24 10 10 19-29 18 26 10-9 26 27v8H29z"/>` +
      `<path fill="${sack}" d="M29 136q24-13 51-3t51-3l1 14q-52 9-104 0z"/>` +
      `<g fill="${BROWN}">${pellets}</g>` +
      '<path fill="#06262b" fill-opacity=".12" d="M122 43q8-1 14-2c6 40 9 80 8 111-1 40-6 62-6 62-2 10-12 10-12 10h-10c12-62 14-122 6-181z"/>',
  )
}

const drawn = (width: number, height: number, title: string, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><title>${title}</title>${shapes}</svg>\n`

export const fallbackImages: Record<string, () => string> = {
  [FALLBACK_IMAGES.early]: () => sackPicture('early'),
  [FALLBACK_IMAGES.small]: () => sackPicture('small'),
  [FALLBACK_IMAGES.stock]: () => sackPicture('stock'),
}
