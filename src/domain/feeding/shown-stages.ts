import type { Category, Product, Specifications } from '../catalog/schema'
import { CATEGORIES, STAGE_SPECIFICATIONS } from './stages'

interface ShownStage extends Pick<Product, 'translations' | 'translatedFrom'> {
  category: Category
  name: string
  specifications: Specifications
}

const SHOWN = 3

/** The stages on the home page: the first three products, or three default ones with these names if the shop is empty. */
export const shownStages = (products: readonly Product[], names: Readonly<Record<Category, string>>): ShownStage[] =>
  products.length === 0
    ? CATEGORIES.map((category) => ({ category, name: names[category], specifications: STAGE_SPECIFICATIONS[category] }))
    : products.slice(0, SHOWN).map(({ category, name, specifications, translations, translatedFrom }) => ({
        category,
        name,
        specifications,
        ...(translations && { translations }),
        ...(translatedFrom && { translatedFrom }),
      }))
