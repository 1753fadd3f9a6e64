export const MAX_STOCK = 1_000_000

/** Below this many units, a product is low on stock. */
export const LOW_STOCK = 10

export type StockBadge = 'Out of Stock' | 'Low Stock' | 'In Stock'

export const isLowStock = (stockQuantity: number): boolean => stockQuantity < LOW_STOCK

export const isOutOfStock = (stockQuantity: number): boolean => stockQuantity <= 0

export function stockBadge(stockQuantity: number): StockBadge {
  if (isOutOfStock(stockQuantity)) return 'Out of Stock'
  return isLowStock(stockQuantity) ? 'Low Stock' : 'In Stock'
}

/** Whether a buyer can order a product now. */
export const isBuyable = ({ isActive, stockQuantity }: { isActive: boolean; stockQuantity: number }): boolean =>
  isActive && !isOutOfStock(stockQuantity)
