import type { stockBadges as english } from '../en/stock-badges'
import type { Shape } from '../shape'

export const stockBadges: Shape<typeof english> = {
  'Out of Stock': 'स्टॉक में नहीं',
  'Low Stock': 'थोड़ा बचा है',
  'In Stock': 'स्टॉक में है',
}
