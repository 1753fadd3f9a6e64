import type { Category } from '~/schemas/products'

/** What people call each category of feed. */
export const CATEGORY_LABELS: Record<Category, string> = { early: 'Early Stage', small: 'Small Stage', stock: 'Stock Stage' }

export const LIFE_STAGES = ['fry', 'fingerling', 'grower', 'broodstock'] as const

export type LifeStage = (typeof LIFE_STAGES)[number]

/** What people call each life stage. */
export const LIFE_STAGE_LABELS: Record<LifeStage, string> = {
  fry: 'Fry',
  fingerling: 'Fingerling',
  grower: 'Grower',
  broodstock: 'Broodstock',
}

/** The feed each life stage eats. */
export const RECOMMENDED_CATEGORY: Record<LifeStage, Category> = {
  fry: 'early',
  fingerling: 'small',
  grower: 'stock',
  broodstock: 'stock',
}

/**
 * The fish each feed's pellet fits, in grams. Source: West Virginia University Extension, Feed Size Chart for Trout (2001),
 * where a 3/32 inch pellet begins at 30 fish a pound (15 g) and a 5/32 inch pellet at 9 (50 g).
 */
export const FISH_SIZES: Record<Category, string> = { early: 'under 15 g', small: '15 to 50 g', stock: 'over 50 g' }

/** All categories, as the shop lists them. */
export const CATEGORIES = Object.keys(CATEGORY_LABELS) as Category[]
