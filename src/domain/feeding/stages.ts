import type { Category, Specifications } from '../catalog/schema'

export const CATEGORY_LABELS: Record<Category, string> = { early: 'Early Stage', small: 'Small Stage', stock: 'Stock Stage' }

const COMMON = { fat: '15-18%', fiber: '3% max', moisture: '8% max' }

/** Default figures of a stage without a product. */
export const STAGE_SPECIFICATIONS: Record<Category, Specifications> = {
  early: { protein: '46%', ...COMMON, energy: '15 KJ/GM', pelletSize: '1.5mm' },
  small: { protein: '42%', ...COMMON, energy: '14 KJ/GM', pelletSize: '2.5mm' },
  stock: { protein: '38%', ...COMMON, energy: '13 KJ/GM', pelletSize: '4.0mm' },
}

export const LIFE_STAGES = ['fry', 'fingerling', 'grower', 'broodstock'] as const

export type LifeStage = (typeof LIFE_STAGES)[number]

export const RECOMMENDED_CATEGORY: Record<LifeStage, Category> = {
  fry: 'early',
  fingerling: 'small',
  grower: 'stock',
  broodstock: 'stock',
}

/**
 * The fish weight in grams from which each pellet fits. Source: West Virginia University Extension, Feed Size Chart for Trout
 * (2001), where a 3/32 inch pellet begins at 30 fish a pound (15 g) and a 5/32 inch pellet at 9 (50 g).
 */
export const SMALL_FROM = 15
export const STOCK_FROM = 50

/** The example search of the shop: a fish weight in grams and a pellet size in millimetres. */
export const SEARCH_EXAMPLE = { grams: 30, millimetres: 2.5 } as const

/** The fish for each feed's pellet, in words for the search. */
export const FISH_SIZES: Record<Category, string> = {
  early: `under ${SMALL_FROM} g`,
  small: `${SMALL_FROM} to under ${STOCK_FROM} g`,
  stock: `from, over ${STOCK_FROM} g`,
}

/** The life stage for a fish weight in grams. At a limit the larger stage wins: 50 g is grower. */
export function lifeStageOfFish(grams: number): LifeStage {
  if (grams < SMALL_FROM) return 'fry'
  return grams < STOCK_FROM ? 'fingerling' : 'grower'
}

export const categoryOfFish = (grams: number): Category => RECOMMENDED_CATEGORY[lifeStageOfFish(grams)]

/** Whether a life stage's feed fits a fish weight in grams. */
export const isLifeStageOfFish = (lifeStage: LifeStage, grams: number): boolean =>
  RECOMMENDED_CATEGORY[lifeStage] === categoryOfFish(grams)

export const CATEGORIES = Object.keys(CATEGORY_LABELS) as Category[]
