import { searchedText, wantedText } from '../search'
import type { Category, Product } from './schema'
import { isLowStock } from './stock'

interface ProductFilter {
  search: string
  category: Category | string
  /** 'low' for what is low on stock; '' for all. */
  stock: string
}

export function isWantedProduct({ name, sku, category, stockQuantity }: Product, wanted: ProductFilter): boolean {
  const words = wantedText(wanted.search)
  if (wanted.category !== '' && wanted.category !== category) return false
  if (wanted.stock === 'low' && !isLowStock(stockQuantity)) return false
  return searchedText([name, sku]).includes(words)
}
