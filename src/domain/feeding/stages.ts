import type { Category, Specifications } from '../catalog/schema'

export const CATEGORY_LABELS: Record<Category, string> = { early: 'Early Stage', small: 'Small Stage', stock: 'Stock Stage' }

const COMMON = { fat: '15-18%', fiber: '3% max', moisture: '8% max' }

/** The figures of each stage while the shop has no product of it. */
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
 * From which weight of fish, in grams, each feed's pellet fits. Source: West Virginia University Extension, Feed Size Chart
 * for Trout (2001), where a 3/32 inch pellet begins at 30 fish a pound (15 g) and a 5/32 inch pellet at 9 (50 g).
 */
export const SMALL_FROM = 15
export const STOCK_FROM = 50

/** What the shop suggests to search for: the weight of a fish in grams, and a pellet in millimetres. */
export const SEARCH_EXAMPLE = { grams: 30, millimetres: 2.5 } as const

/** The fish each feed's pellet fits, in words that people search by. */
export const FISH_SIZES: Record<Category, string> = {
  early: `under ${SMALL_FROM} g`,
  small: `${SMALL_FROM} to under ${STOCK_FROM} g`,
  stock: `from, over ${STOCK_FROM} g`,
}

/** The life stage of fish of this weight in grams. On a border the larger pellet fits: fish of 50 g are growers. */
export function lifeStageOfFish(grams: number): LifeStage {
  if (grams < SMALL_FROM) return 'fry'
  return grams < STOCK_FROM ? 'fingerling' : 'grower'
}

export const categoryOfFish = (grams: number): Category => RECOMMENDED_CATEGORY[lifeStageOfFish(grams)]

/** Whether the feed of a life stage fits fish of this weight in grams. */
export const isLifeStageOfFish = (lifeStage: LifeStage, grams: number): boolean =>
  RECOMMENDED_CATEGORY[lifeStage] === categoryOfFish(grams)

export const CATEGORIES = Object.keys(CATEGORY_LABELS) as Category[]
