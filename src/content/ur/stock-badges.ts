import type { stockBadges as english } from '../en/stock-badges'
import type { Shape } from '../shape'

export const stockBadges: Shape<typeof english> = {
  'Out of Stock': 'ختم ہو گئی',
  'Low Stock': 'تھوڑی بچی ہے',
  'In Stock': 'موجود ہے',
}
