import { companyOf } from '~/domain/account/company'
import type { PlaceholderName, PlaceholderValues } from '~/domain/account/placeholders'
import { stageValuesOf } from '~/domain/feeding/stage-values'
import type { Language } from '~/languages'
import type { ShopReader } from '../store/store'
import { listProducts } from './products'

const visitor = { caller: { isOperator: false } }

/** These facts as the shop has them now in a language, and no other: a page changes with its own facts alone. */
export function placeholderValues(
  shop: ShopReader,
  names: readonly PlaceholderName[],
  language: Language = 'en',
): Partial<PlaceholderValues> {
  const ofStages = names.some((name) => name.includes('.')) ? stageValuesOf(listProducts(shop, visitor), language) : {}
  const all: Partial<PlaceholderValues> = { ...companyOf(shop.settings.rows(), language), ...ofStages }
  return Object.fromEntries(names.map((name) => [name, all[name]]))
}
