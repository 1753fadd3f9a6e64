import type { Category } from '~/schemas/products'

/** What people call each category of feed. */
export const CATEGORY_LABELS: Record<Category, string> = { early: 'Early Stage', small: 'Small Stage', stock: 'Stock Stage' }
